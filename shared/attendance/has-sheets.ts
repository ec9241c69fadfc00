import type { Day } from '../calendar/day.ts'
import type { Member } from '../company/model.ts'
import type { EmploymentTerms } from '../people/model.ts'

/**
 * Whether somebody has sheets by a day, the last one of a month or of a payroll. Who has been invited has them from the day on which their
 * employment begins, whether or not they have accepted; as long as nobody knows that day, they have none.
 */
export const hasSheetsBy = (
  { status }: Pick<Member, 'status'>,
  { employment_start }: Pick<EmploymentTerms, 'employment_start'>,
  last: Day,
): boolean => status !== 'invited' || (employment_start !== null && employment_start <= last)
