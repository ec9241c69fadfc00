import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { ApiError } from '#shared/contract/client.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { ErrorState } from '#web/ui/feedback/empty-state/error-state.tsx'
import { LoadError } from '../load-error.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { useYear } from './use-year.ts'
import { useYearView } from './use-year-view.ts'
import { YearBalance } from './year-balance.tsx'
import { YearPlan } from './year-plan.tsx'
import { YearRequests } from './year-requests.tsx'
import { YearToolbar } from './year-toolbar.tsx'
import styles from './year.module.css'

/** A person's days off of a year: how many there are, what each day is, and every request. By the id in the address, or one's own. */
export function YearPage() {
  const { t } = useTranslation('year')
  const { id } = useParams()
  const view = useYearView()
  const year = useYear(view.year, id)
  const isNarrow = useMedia('(max-width: 639px)')
  const { status } = year.error ?? {}
  if (year.error && (status === 403 || status === 404)) return <Refused error={year.error} />

  // A year of days is long on a phone, and what one comes for stands in the list.
  const parts = [
    <YearPlan key="plan" year={year} view={view} />,
    <YearRequests key="requests" year={year} view={view} />,
  ]
  return (
    <div className={styles.page}>
      <h1>{t(id === undefined || year.isOwn ? 'titleOwn' : 'title')}</h1>
      <YearToolbar year={year} view={view} />
      {year.error ? (
        <LoadError onRetry={year.again} />
      ) : (
        <>
          <YearBalance balance={year.balance} year={view.year} />
          {isNarrow ? parts.toReversed() : parts}
        </>
      )}
    </div>
  )
}

/** Not everybody's leave is everybody's business; the call says so itself. */
function Refused({ error: { status, message } }: { error: ApiError }) {
  const { t } = useTranslation('site')
  return (
    <ErrorState
      code={status}
      title={message}
      action={
        <LinkButton to="/dashboard" variant="primary">
          {t('toDashboard')}
        </LinkButton>
      }
    />
  )
}
