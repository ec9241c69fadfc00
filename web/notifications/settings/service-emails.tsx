import { useTranslation } from 'react-i18next'
import { savePreferences } from '#shared/notifications/contract/save-preferences.ts'
import { showPreferences } from '#shared/notifications/contract/show-preferences.ts'
import { optimistic } from '#web/api/optimistic.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Switch } from '#web/ui/form/checkbox/switch.tsx'
import styles from './wanted-switches.module.css'

/** Whether the reader gets the emails that the service sends to all who use it: one choice for all their companies. */
export function ServiceEmails() {
  const { t } = useTranslation('notificationpage')
  const isOn = useApi(showPreferences).data?.data.service_emails ?? true
  const { change } = useChange(savePreferences)
  const save = (service_emails: boolean) => {
    const made = optimistic(showPreferences, reply => ({ ...reply, data: { ...reply.data, service_emails } }))
    change({ body: { service_emails } }, { optimistic: [made] }).catch(() => toast.error(t('saveFailed')))
  }
  return (
    <div className={styles.quiet}>
      <Switch label={t('serviceEmails')} value={isOn} onChange={save} />
      <p>{t('serviceEmailsHint')}</p>
    </div>
  )
}
