import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '#shared/calendar/calendar-day.ts'
import { specialDays } from '#shared/calendar/special-days.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import type { YearDay } from '#web/ui/calendar/year-grid/year-days.ts'
import { leaveKeyOf } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useDayReason } from '../use-day-reason.ts'
import type { DayOfYear } from './year-days.ts'

/** A day of the year as the planner draws it: its look, and a label that says all of it. */
export function usePlannerDay(special: readonly CalendarDay[]) {
  const { t } = useTranslation(['year', 'common'])
  const reasonOf = useDayReason()
  const { today, long, withWeekday } = useDates()

  function kindInWords({ date, kind }: DayOfYear): string | undefined {
    if (kind.blocked) return reasonOf({ kind: 'blocked', reason: kind })
    if (kind.kind !== 'working_day_moved') return undefined
    const rest = specialDays(special).get(date)?.observed_on
    return rest ? t('workedFor', { date: withWeekday(rest) }) : t('workedDay')
  }

  const look = ({ request, isSickPay }: DayOfYear) => {
    if (!request) return {}
    const leave = leaveKeyOf(request.type_id)
    const name = capitalised(leave)
    return {
      leave,
      name: t(`common:leave${name}`),
      code: isSickPay ? t('sickPayCode') : t(`common:code${name}`),
      isPending: request.status === 'pending',
    }
  }

  return (day: DayOfYear): Omit<YearDay, 'isActive'> => {
    const { name, code, ...looks } = look(day)
    const label = [
      long(day.date),
      day.date === today && t('common:today'),
      kindInWords(day),
      name,
      looks.isPending && t('common:statusPending'),
      day.isSickPay && t('sickPay'),
    ]
    return {
      date: day.date,
      label: label.filter(Boolean).join(', '),
      kind: kindOf(day),
      ...looks,
      // A day that does not count shows the leave's colour, but no code.
      ...(!day.kind.blocked && { code }),
    }
  }
}

function kindOf({ kind }: DayOfYear): YearDay['kind'] {
  if (kind.blocked) return kind.kind === 'rest_day' ? 'off' : 'holiday'
  return kind.kind === 'working_day_moved' ? 'worked' : undefined
}
