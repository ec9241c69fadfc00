import type { Day, Month, Year } from '../../calendar/day.ts'
import { eachDay, wholeYear, type Period } from '../../calendar/period.ts'
import type { WorkingTime } from '../../calendar/counted-year.ts'
import { dayKind } from '../../calendar/working-days.ts'
import type { BalanceView } from '../../leave/view/balance-view.ts'
import { monthOf } from '../../calendar/day.ts'
import type { Signed } from './leave-slip.ts'

/** An absence of a year as it stands on a card: the part that lies in the year. */
export interface CardAbsence extends Period {
  type_id: number
  days: number
  status: 'pending' | 'approved'
  /** Who decided on it; null where nobody has, or need not. */
  decided: Signed | null
}

/** From when until when somebody is employed, as far as it is known. */
export interface CardPeriod {
  start: Day | null
  end: Day | null
}

/** An employment of the year, with what is due in it and what is left of that. */
export interface CardEmployment {
  /** Null where the reader may not know it. */
  period: CardPeriod | null
  balance: BalanceView
}

/** What stands on somebody's leave card of a year (Mt. 134. §). */
export interface LeaveCard {
  company: string
  name: string
  year: Year
  /** Null where the reader may not know it, as when they were employed. */
  employee_number: string | null
  position: string | null
  /** That of today, else the last one of the year. */
  employment: CardPeriod | null
  /** Each employment of the year by itself, as each has its own leave (Mt. 121. §). */
  employments: readonly CardEmployment[]
  absences: readonly CardAbsence[]
  months: readonly CardMonth[]
  made: Day
}

/** A day as a box. */
export interface CardDay {
  isFree: boolean
  /** The absence that takes it. */
  absence?: CardAbsence
}

/** The days of a month, from its first on. */
export interface CardMonth {
  month: Month
  days: readonly CardDay[]
}

/** The days of a year as boxes; a day that is not worked is not taken by any absence. */
export function cardMonths(year: Year, absences: readonly CardAbsence[], time: WorkingTime): CardMonth[] {
  const days = [...eachDay(wholeYear(year))].map(date => {
    const isFree = dayKind(date, time).blocked
    const absence = isFree ? undefined : absences.find(({ from_date, to_date }) => from_date <= date && date <= to_date)
    return { date, isFree, ...(absence && { absence }) }
  })
  return [...Map.groupBy(days, ({ date }) => monthOf(date))].map(([month, some]) => ({
    month,
    days: some.map(({ isFree, absence }) => ({ isFree, ...(absence && { absence }) })),
  }))
}
