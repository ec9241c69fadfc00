import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endOtherSessions } from '#shared/account/contract/end-other-sessions.ts'
import { endSession } from '#shared/account/contract/end-session.ts'
import { listSessions, type SessionView } from '#shared/account/contract/list-sessions.ts'
import { toastOnError } from '#web/api/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useDeviceName } from './device-name.ts'
import { SessionRow } from './session-row.tsx'
import styles from './sessions.module.css'

/** The devices on which somebody is signed in, each of which can be signed out from here. */
export function SessionsCard() {
  const { t } = useTranslation('sessions')
  const deviceName = useDeviceName()
  const { data, error, mutate } = useApi(listSessions)
  const ending = useChange(endSession)
  const endingOthers = useChange(endOtherSessions)
  const [asked, ask] = useState<SessionView | 'others'>()

  /** The dialog closes and the list is read again, whether the call succeeds or fails. */
  async function attempt(act: () => Promise<void>) {
    await toastOnError(act)
    ask(undefined)
    await mutate()
  }

  const end = (session: SessionView) =>
    attempt(async () => {
      await ending.change({ path: { id: session.id } })
      toast.success(t('ended', { device: deviceName(session) }))
    })
  const endOthers = () =>
    attempt(async () => {
      await endingOthers.change()
      toast.success(t('othersEnded'))
    })

  return (
    <Card title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {data ? (
        <ul className={styles.list}>
          {data.data.map(session => (
            <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      {data && data.data.length > 1 && (
        <div className={styles.all}>
          <Button onPress={() => ask('others')}>{t('endOthers')}</Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => ask(undefined)}
          title={asked === 'others' ? t('endOthersTitle') : t('endTitle', { device: deviceName(asked) })}
          confirm={asked === 'others' ? t('endOthers') : t('end')}
          isPending={ending.isChanging || endingOthers.isChanging}
          isDanger
          onConfirm={() => void (asked === 'others' ? endOthers() : end(asked))}
        >
          <p>{t(asked === 'others' ? 'endOthersWhat' : 'endWhat')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
