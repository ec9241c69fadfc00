import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isRefusal, RefusalPage } from '#web/ui/feedback/empty-state/refusal-page.tsx'
import { LoadError } from '../load-error.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { useYear } from './use-year.ts'
import { useYearView } from './use-year-view.ts'
import { YearBalance } from './year-balance.tsx'
import { YearPlan } from './year-plan.tsx'
import { YearRequests } from './year-requests.tsx'
import { YearToolbar } from './year-toolbar.tsx'
import styles from './year.module.css'

/** A person's year of leave: balance, days and requests; of the person in the address, or the reader's own. */
export function YearPage() {
  const { t } = useTranslation('year')
  const { id } = useParams()
  const view = useYearView()
  const year = useYear(view.year, id)
  const isNarrow = useMedia('(max-width: 639px)')
  if (isRefusal(year.error)) return <RefusalPage error={year.error} />

  // On a phone the grid is several screens long, so the list of requests comes first.
  const parts = [
    <YearPlan key="plan" year={year} view={view} />,
    <YearRequests key="requests" year={year} view={view} />,
  ]
  return (
    <div className={styles.page}>
      <YearToolbar title={t(id === undefined || year.isOwn ? 'titleOwn' : 'title')} year={year} view={view} />
      {year.error ? (
        <LoadError onRetry={year.reload} />
      ) : (
        <>
          <YearBalance balance={year.balance} year={view.year} name={year.name} />
          {isNarrow ? parts.toReversed() : parts}
        </>
      )}
    </div>
  )
}
