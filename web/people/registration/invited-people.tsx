import { useTranslation } from 'react-i18next'
import { useMe } from '#web/api/use-me.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import styles from './registration.module.css'
import type { TeamRow } from './team-rows.ts'

/** The people who have been invited. */
export function InvitedPeople({ invited }: { invited: readonly TeamRow[] }) {
  const { t } = useTranslation('people')
  const waits = useMe()?.is_email_confirmed === false
  return (
    <section role="status" aria-label={t('invitedPeople')}>
      <ul className={styles.sent}>
        {invited.map(({ email }) => (
          <li key={email} className={styles.sentRow}>
            {email}
            <StatusLabel tone={waits ? 'warning' : 'success'} icon={waits ? 'clock' : 'check'}>
              {t(waits ? 'invitationWaits' : 'invited')}
            </StatusLabel>
          </li>
        ))}
      </ul>
    </section>
  )
}
