import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { thisYearInBudapest } from '#web/ui/dates/today.ts'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { monthName } from '#web/ui/dates/dates.ts'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { PageTitle } from '#web/ui/page-title/page-title.tsx'
import { AddDay } from './non-working-days-add.tsx'
import { useDayChanges } from './non-working-days-change.ts'
import { EditDay } from './non-working-days-edit.tsx'
import { ImportYear } from './non-working-days-import.tsx'
import { DayRow } from './non-working-days-row.tsx'
import styles from './non-working-days.module.css'
import { daysByMonth, yearIn, yearsAround, type ShownDay } from './non-working-days.ts'

/** The company's calendar, kept by its administrators. */
export function NonWorkingDaysPage() {
  const { t } = useTranslation(['calendar', 'company'])
  const { country = 'HU' } = useApi(people.showMe).data?.data.selected_company ?? {}
  const isAbroad = country !== 'HU'
  const [asked, ask] = useSearchParams()
  const thisYear = thisYearInBudapest()
  const year = yearIn(asked.get('year'), thisYear)
  const reading = useApi(company.listHolidays, { query: { year: String(year) } })
  const [edited, edit] = useState<ShownDay>()
  const question = useEffectQuestion()
  const { add, save, remove } = useDayChanges(question)
  const known = reading.data?.years.find(one => one.year === year)

  return (
    <div className={styles.page}>
      <PageTitle>{t('company:nonWorkingDays')}</PageTitle>
      <p className={styles.lead}>{t(isAbroad ? 'nonWorkingDaysAbroad' : 'nonWorkingDaysLead')}</p>
      <div className={styles.toolbar}>
        <Select
          label={t('year')}
          isLabelHidden
          value={String(year)}
          onChange={chosen => ask({ year: chosen })}
          options={yearsAround(thisYear, year).map(one => ({ value: String(one), label: String(one) }))}
        />
        {isAbroad && <ImportYear year={year} ask={question.ask} />}
        {known?.source && (
          <p className={styles.quiet}>
            {t('decreeSource', { source: known.source })}
            {known.certainty === 'medium' && ` ${t('decreeUncertain')}`}
          </p>
        )}
      </div>
      {known?.warning && (
        <Alert tone="warning" title={known.warning}>
          <p>{t('decreeToDo')}</p>
        </Alert>
      )}
      <AddDay add={add} />
      <Months reading={reading} year={year} onEdit={edit} onRemove={day => void remove(day)} />
      {edited && <EditDay day={edited} save={save} onClose={() => edit(undefined)} />}
      {question.dialog}
    </div>
  )
}

interface MonthsProps {
  reading: ReturnType<typeof useApi<typeof company.listHolidays>>
  year: number
  onEdit: (day: ShownDay) => void
  onRemove: (day: ShownDay) => void
}

function Months({ reading: { data, error, mutate }, year, ...actions }: MonthsProps) {
  const { t, i18n } = useTranslation('calendar')
  if (error && !data) return <LoadFailed title={t('daysLoadFailed')} onRetry={() => void mutate()} />
  if (!data) return <SkeletonRows rows={8} />
  const months = daysByMonth(data, year)
  if (months.length === 0)
    return (
      <EmptyState icon="calendar" title={t('noDays', { year })}>
        <p className={styles.quiet}>{t('noDaysToDo')}</p>
      </EmptyState>
    )
  return months.map(({ month, days }) => (
    <Card key={month} title={monthName(month, i18n.language)} count={days.length} isFlush>
      <ul>
        {days.map(day => (
          <DayRow key={day.id} day={day} {...actions} />
        ))}
      </ul>
    </Card>
  ))
}
