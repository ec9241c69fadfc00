import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import type { BrowserPush } from './browser-push.ts'
import styles from './devices.module.css'
import type { usePush } from './use-push.ts'

interface DevicesProps {
  browser: BrowserPush
  push: ReturnType<typeof usePush>
}

/** The browsers that show notifications while no page is open; this one is only asked to by a press. */
export function Devices({ browser, push }: DevicesProps) {
  const { t } = useTranslation('notificationpage')
  const { devices = [], own, isOn, isDenied, isAdding, turnOn, turnOff } = push
  return (
    <section className={styles.devices} aria-labelledby="notification-devices">
      <h3 id="notification-devices">{t('devices')}</h3>
      {devices.length > 0 && (
        <ul>
          {devices.map(({ id, browser: name, system }) => {
            const called = [name, system].filter(Boolean).join(', ') || t('unknownDevice')
            return (
              <li key={id}>
                <span>
                  {called}
                  {id === own && <small>{t('thisDevice')}</small>}
                </span>
                <IconButton
                  icon="x"
                  size="sm"
                  tooltip={false}
                  name={t('removeDevice', { device: called })}
                  onPress={() => void turnOff(id)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {!browser.isAble ? (
        <p>{t('deviceUnable')}</p>
      ) : isDenied ? (
        <p>{t('deviceDenied')}</p>
      ) : (
        !isOn && (
          <>
            <p>{t('devicesLead')}</p>
            <Button icon="bell" isPending={isAdding} onPress={() => void turnOn()}>
              {t('addDevice')}
            </Button>
          </>
        )
      )}
    </section>
  )
}
