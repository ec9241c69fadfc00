import { Month, monthOf } from '#shared/calendar/day.ts'
import { addToMonth } from '#shared/calendar/month.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'

/** Which month the page shows, and whether as the sheet or as the record that the law asks for, kept in the address. */
export function useSheetMonth() {
  const { today } = useDates()
  const { query, setParams } = useQueryParams<'month' | 'view'>()
  const thisMonth = monthOf(today)
  const month = Month.safeParse(query.get('month')).data ?? thisMonth
  const goTo = (to: string) => setParams({ month: to === thisMonth ? null : to })
  return {
    month,
    isNow: month === thisMonth,
    turn: (step: -1 | 1) => goTo(addToMonth(month, step)),
    goToNow: () => goTo(thisMonth),
    isRecord: query.get('view') === 'record',
    showRecord: (isShown: boolean) => setParams({ view: isShown ? 'record' : null }),
  }
}

export type SheetMonth = ReturnType<typeof useSheetMonth>
