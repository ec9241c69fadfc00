import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/calendar/day.ts'
import { Card } from '#web/ui/card/card.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { YearGrid } from '#web/ui/calendar/year-grid/year-grid.tsx'
import { LoadError } from '../load-error.tsx'
import { useOpenRequest } from '../open-request.tsx'
import { StretchPreview } from '../stretch-preview.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import type { useYear } from './use-year.ts'
import type { useYearView } from './use-year-view.ts'
import { usePlannerDay } from './use-planner-day.ts'
import { YearLegend } from './year-legend.tsx'
import { YearNamedDays } from './year-named-days.tsx'
import styles from './year.module.css'

interface YearPlanProps {
  year: ReturnType<typeof useYear>
  view: Pick<ReturnType<typeof useYearView>, 'year'>
}

/** Every day of the year. Choosing a free working day begins a request; choosing a day of leave opens its request. */
export function YearPlan({ year, view }: YearPlanProps) {
  const { t } = useTranslation('year')
  const { today } = useDates()
  const open = useOpenRequest()
  const plannerDayOf = usePlannerDay(year.special)
  const { days, mayRequest, firstRequestable, isOwn, personId } = year
  const drawn = days?.map(day => ({
    ...plannerDayOf(day),
    isActive: day.request !== undefined || (mayRequest && !day.kind.blocked && day.date >= firstRequestable),
  }))

  function choose(date: Day) {
    const request = days?.find(day => day.date === date)?.request
    if (request) return open({ mode: 'details', request })
    ask(date, date)
  }
  const other = isOwn ? undefined : personId
  function ask(from_date: Day, to_date: Day) {
    open({ mode: 'create', draft: { from_date, to_date, user_id: other === undefined ? [] : [other] } })
  }
  const title = t('planner', { year: view.year })
  return (
    <Card title={title}>
      {days && drawn ? (
        <div className={styles.plan}>
          <YearGrid
            year={view.year}
            label={title}
            days={drawn}
            today={today}
            onChoose={choose}
            onStretch={mayRequest ? ask : undefined}
            renderPreview={({ from, to }) => <StretchPreview from={from} to={to} user={other} />}
            hint={mayRequest ? t(isOwn ? 'plannerHint' : 'plannerHintOther') : ''}
          />
          <YearLegend days={days} />
          <YearNamedDays days={days} />
        </div>
      ) : year.plannerError ? (
        <LoadError onRetry={year.reload} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </Card>
  )
}
