import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import styles from './facts.module.css'
import { FactList } from './fact-list.tsx'
import { declinedOf } from './use-fact-changes.ts'

/** One's own changes that were declined of late, with the reason, since the fields below show the earlier values again. */
export function DeclinedProposals({ changes }: { changes: readonly FactChangeView[] | undefined }) {
  const { t } = useTranslation('profile')
  const [now] = useState(() => Date.now() / 1000)
  const { moment } = useDates()
  const declined = declinedOf(changes, now)
  if (declined.length === 0) return null
  return (
    <Card title={t('declinedTitle')}>
      <ul className={styles.history}>
        {declined.map(({ id, changes: facts, decision }) => (
          <li key={id}>
            <FactList changes={facts} />
            {decision?.reason && <p>{t('reasonGiven', { reason: decision.reason })}</p>}
            {decision && (
              <p className={styles.meta}>{t('declinedBy', { name: decision.by.name, at: moment(decision.at) })}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
