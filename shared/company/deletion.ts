import { dayInBudapest } from '../calendar/budapest-day.ts'
import { addDays, type Day } from '../calendar/day.ts'
import { refuse } from '../contract/problem.ts'
import type { Company } from './model.ts'

/** For how many days after the day of its deletion a company can be restored. */
const restorableDays = 30

/** The last day, in Budapest, on which a company that was deleted at a moment (unix seconds) can be restored. */
export const restorableUntil = ({ at }: { at: number }): Day => addDays(dayInBudapest(at * 1000), restorableDays)

/** The day, in Budapest, from which on it is erased. */
export const erasedFrom = (deleted: { at: number }): Day => addDays(restorableUntil(deleted), 1)

/** Requires the company's name, as typed to confirm its deletion. @throws Problem `invalid` at the name */
export function deletedCompany<C extends Company>(
  company: C,
  name: string,
  by: string,
  { seconds }: { seconds: number },
): C {
  if (name.trim() !== company.name) throw refuse('name', 'problems:companyNameDiffers')
  const deleted = { at: seconds, by }
  return { ...company, is_deleted: true, deleted, erase_on: erasedFrom(deleted) }
}

/** The company as it was before its deletion. */
export const restoredCompany = <C extends Company>(company: C): C => ({
  ...company,
  is_deleted: false,
  deleted: null,
  erase_on: null,
})

/** Whether a deleted company is to be erased on a day, and so cannot be restored any more. */
export const isErasureDue = ({ erase_on }: Pick<Company, 'erase_on'>, day: Day) => erase_on !== null && day >= erase_on
