import { wholes } from '../../../calendar/whole-numbers.ts'

/**
 * The most days that may be granted until 31 March of the next year for an exceptionally important economic interest: a quarter,
 * and only where a collective agreement says so (Mt. 123. § (5) c)). An upper limit, so a fraction is dropped.
 */
export const quarterCarried = (allowance_days: number, collective_agreement: boolean) => ({
  days: collective_agreement ? wholes(allowance_days, 4) : 0,
  /** Month and day, of the next year. */
  until: collective_agreement ? '03-31' : null,
  paragraph: 'Mt. 123. § (5) c)',
})
