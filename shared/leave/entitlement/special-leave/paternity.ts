import { dayFrom, yearOf, type Day } from '../../../calendar/day.ts'
import { quotas } from '../../types.ts'

/** Paternity leave for a birth: at the father's choice of time until the end of the fourth month after it (Mt. 118. § (4), 146. § (4)). */
export function paternityLeave(birth: Day) {
  const month = Number(birth.slice(5, 7)) + 4
  const year = month > 12 ? yearOf(birth) + 1 : yearOf(birth)
  return {
    working_days: quotas.paternity.days,
    available_from: birth,
    available_until: dayFrom(year, month > 12 ? month - 12 : month, 31),
    max_parts: 2,
    full_pay_days: 5,
    forty_percent_days: 5,
    paragraph: 'Mt. 118. § (4), 146. § (4)',
  }
}
