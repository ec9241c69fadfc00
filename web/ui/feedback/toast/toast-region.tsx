import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import { toasts } from './toast.ts'
import styles from './toast.module.css'

const icons = { success: 'check-circle', info: 'info', danger: 'error' } as const

/** Where toasts appear; once in the app. Their timers pause while they are hovered or focused. */
export function ToastRegion() {
  const { t } = useTranslation('common')
  return (
    <AriaToastRegion queue={toasts} className={styles.region} data-toasts aria-label={t('notifications')}>
      {({ toast }) => (
        <Toast toast={toast} className={styles.toast} data-toast data-tone={toast.content.tone}>
          <Icon name={icons[toast.content.tone]} />
          <ToastContent className={styles.content} data-toast-text>
            <Text slot="title">{toast.content.text}</Text>
            {toast.content.action && (
              <Button slot={null} className={styles.action} onPress={toast.content.action.onAction}>
                {toast.content.action.label}
              </Button>
            )}
          </ToastContent>
          <Button slot="close" className={styles.close} aria-label={t('close')}>
            <Icon name="x" size="sm" />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  )
}
