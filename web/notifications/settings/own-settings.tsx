import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { savePreferences } from '#shared/notifications/contract/save-preferences.ts'
import { showPreferences } from '#shared/notifications/contract/show-preferences.ts'
import { channels } from '#shared/notifications/preferences.ts'
import { isAskedToDecide, useMe } from '#web/api/use-me.ts'
import { Card } from '#web/ui/card/card.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import type { BrowserPush } from './browser-push.ts'
import { Devices } from './devices.tsx'
import { ServiceEmails } from './service-emails.tsx'
import { usePush } from './use-push.ts'
import { useWanted } from './use-wanted.ts'
import { WantedSwitches } from './wanted-switches.tsx'
import styles from './wanted-switches.module.css'

/** What the reader wants to be told of, and how; emails link here. */
export function OwnSettings({ browser }: { browser: BrowserPush }) {
  const { t } = useTranslation('notificationpage')
  const { wanted, error, reload, save } = useWanted(showPreferences, savePreferences)
  const me = useMe()
  const push = usePush(browser)
  const place = useRef<HTMLDivElement>(null)
  const isLinked = useLocation().hash === '#settings'
  const isLoaded = wanted !== undefined
  // They stand below the notifications on a phone, and come later than the address is followed.
  useEffect(() => {
    if (isLinked && isLoaded) place.current?.scrollIntoView()
  }, [isLinked, isLoaded])
  return (
    <div id="settings" ref={place}>
      <Card title={t('settings')}>
        {wanted ? (
          <>
            <WantedSwitches
              wanted={wanted}
              channels={push.devices?.length ? channels : ['bell', 'email']}
              without={isAskedToDecide(me) ? [] : ['requests']}
              quiet={{ label: t('quiet'), hint: t('quietHint') }}
              onChange={save}
            />
            <ServiceEmails />
            <p className={styles.note}>{t('savedAtOnce')}</p>
            <Devices browser={browser} push={push} />
          </>
        ) : error ? (
          <LoadFailed title={t('settingsFailed')} onRetry={reload} />
        ) : (
          <SkeletonRows rows={9} />
        )}
      </Card>
    </div>
  )
}
