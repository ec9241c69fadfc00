import { useTranslation } from 'react-i18next'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { Card } from '#web/ui/card/card.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import styles from './facts.module.css'
import { FactList } from './fact-list.tsx'
import type { useFactChanges } from './use-fact-changes.ts'

const looks = {
  recorded: { tone: 'muted', icon: 'pencil', word: 'statusRecorded' },
  proposed: { tone: 'warning', icon: 'clock', word: 'statusProposed' },
  confirmed: { tone: 'success', icon: 'check', word: 'statusConfirmed' },
  declined: { tone: 'danger', icon: 'x', word: 'statusDeclined' },
  withdrawn: { tone: 'muted', icon: 'undo', word: 'statusWithdrawn' },
} as const satisfies Record<FactChangeView['status'], object>

/** Who changed which fact of a person, and when, newest first. */
export function FactHistory({ changes, error, reload }: ReturnType<typeof useFactChanges>) {
  const { t } = useTranslation('profile')
  return (
    <Card title={t('factHistory')}>
      {changes && changes.length > 0 ? (
        <ol className={styles.history}>
          {changes.map(change => (
            <HistoryItem key={change.id} change={change} />
          ))}
        </ol>
      ) : changes ? (
        <p className={styles.meta}>{t('factHistoryEmpty')}</p>
      ) : error ? (
        <LoadFailed title={t('loadFailed')} onRetry={reload} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Card>
  )
}

function HistoryItem({ change: { status, by, at, changes, own, decision } }: { change: FactChangeView }) {
  const { t } = useTranslation('profile')
  const { moment } = useDates()
  const { tone, icon, word } = looks[status]
  return (
    <li>
      <div className={styles.head}>
        <StatusLabel tone={tone} icon={icon}>
          {t(word)}
        </StatusLabel>
        <span className={styles.meta}>{[by.name, moment(at)].join(', ')}</span>
      </div>
      <FactList changes={changes} />
      {own && <p className={styles.meta}>{t('ownChange')}</p>}
      {decision && <p className={styles.meta}>{t('decidedBy', { name: decision.by.name, at: moment(decision.at) })}</p>}
      {decision?.reason && <p>{t('reasonGiven', { reason: decision.reason })}</p>}
    </li>
  )
}
