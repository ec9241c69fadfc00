import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestWithHistory } from '#shared/leave/contract/request/show-request.ts'
import { useApi } from '#web/api/use-api.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { LoadError } from '../../load-error.tsx'
import styles from '../request-modal.module.css'
import { useDates } from '#web/ui/dates/use-dates.ts'

type Step = RequestWithHistory['history'][number]

const stepNames = {
  requested: 'stepRequested',
  approved: 'stepApproved',
  denied: 'stepDenied',
  undone: 'stepUndone',
  modified: 'stepModified',
  shortened: 'stepShortened',
  recounted: 'stepRecounted',
  outside_employment: 'stepOutsideEmployment',
  without_working_days: 'stepWithoutWorkingDays',
  cancelled: 'stepCancelled',
} as const satisfies Record<Step['what'], string>

/** Who did what with a request, and when; oldest first. */
export function RequestHistory({ request }: { request: { id: string } }) {
  const { t } = useTranslation('leave')
  const { data, error, mutate } = useApi(leave.showRequest, { path: { id: request.id } })
  if (error) return <LoadError onRetry={() => void mutate()} />
  return (
    <section aria-label={t('history')} aria-busy={!data} className={styles.history}>
      <h3>{t('history')}</h3>
      <ol>
        {data?.data.history.map(step => (
          <HistoryStep key={`${step.at} ${step.what}`} step={step} />
        ))}
      </ol>
    </section>
  )
}

function HistoryStep({ step: { what, by, at, comment, was, own, by_link, assistant } }: { step: Step }) {
  const { t, i18n } = useTranslation('leave')
  const { moment, range } = useDates()
  return (
    <li>
      <span className={styles.step}>{t(stepNames[what])}</span>
      <span>{[personName(by, i18n.language), moment(at)].filter(Boolean).join(', ')}</span>
      {own && <span>{t('stepOwn')}</span>}
      {by_link && <span>{t('stepByLink')}</span>}
      {assistant && <span>{t('stepByAssistant', { assistant })}</span>}
      {was && <span>{t('stepWas', { dates: range(was.from_date, was.to_date) })}</span>}
      {comment && <span>{t('quoted', { text: comment })}</span>}
    </li>
  )
}
