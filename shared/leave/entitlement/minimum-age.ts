import { addYears, type Day } from '../../calendar/day.ts'
import { isUnder16 } from '../../people/personal-information.ts'

/**
 * The exceptions that let somebody under 16 be employed (Mt. 34. § (2)–(3)): a full-time pupil of 15 in the school holidays; or
 * cultural, artistic, sports or advertising work that the guardianship authority was told of 15 days before.
 */
export const exceptionsOfAge = ['pupil_in_school_break', 'cultural_or_sports_work'] as const
export type ExceptionOfAge = (typeof exceptionsOfAge)[number]

/** Whether somebody may be employed from a day on; the exception that an administrator claims is part of the result. */
export function minimumAge(birth_date: Day, employment_start: Day, exception: ExceptionOfAge | null = null) {
  if (!isUnder16(birth_date, employment_start, employment_start))
    return { allowed: true, exception: null, paragraph: 'Mt. 34. § (2)' }
  const is15 = addYears(birth_date, 15) <= employment_start
  const allowed = exception === 'cultural_or_sports_work' || (exception === 'pupil_in_school_break' && is15)
  return {
    allowed,
    exception: allowed ? exception : null,
    paragraph: exception === 'cultural_or_sports_work' ? 'Mt. 34. § (3)' : 'Mt. 34. § (2)',
  }
}
