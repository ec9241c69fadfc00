import { monthsOf, type Period } from '#shared/calendar/period.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { shownOn } from '#shared/leave/feed/feed.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { CountedAbsence } from '#shared/leave/view/away-counts.ts'
import { loadChangedParts } from '../absence-register/kept-parts.ts'
import type { AbsenceRegister } from '../absence-register/register-store.ts'
import { awayInMonth } from '../away.ts'

/** The absences of each person; one may be named twice, since a day is counted once. */
export type AbsencesByPerson = ReadonlyMap<string, CountedAbsence[]>

/** Whether all days of a period are in a register, which lets go of what is over for three months. */
export const isRegistered = (register: AbsenceRegister | undefined, { from_date }: Period, today: Day): boolean =>
  register?.is_built === true && shownOn(today).from_date <= from_date

interface Asked {
  company: string
  register: AbsenceRegister | undefined
  period: Period
  today: Day
}

/** The absences of a company in a period: from its register what that keeps, and from the months of the team calendar the rest. */
export async function countedAbsences({ company, register, period, today }: Asked): Promise<AbsencesByPerson> {
  const built = register?.is_built ? register : undefined
  const since = shownOn(today).from_date
  const unregistered = built && since <= period.to_date ? { ...period, to_date: addDays(since, -1) } : period
  const [people, months] = await Promise.all([
    built && since <= period.to_date ? loadChangedParts(built) : [],
    Promise.all(monthsOf(unregistered).map(month => awayInMonth(company, month, { mayLag: true }))),
  ])
  const found = new Map<string, CountedAbsence[]>()
  for (const { member, absences } of people) add(found, member, absences)
  for (const absence of months.flat()) add(found, absence.member, [absence])
  return found
}

interface FoundAbsence {
  type_id: number
  status: 'pending' | 'approved'
  from_date: Day
  to_date: Day
}

/** Home office is no absence, whoever asks. */
function add(found: Map<string, CountedAbsence[]>, member: string, absences: readonly FoundAbsence[]) {
  const counted = absences
    .filter(({ type_id }) => type_id !== leaveTypeIds.home)
    .map(({ from_date: from, to_date: to, status }) => ({ from, to, leave: null, isPending: status === 'pending' }))
  const known = found.get(member)
  if (known) known.push(...counted)
  else found.set(member, counted)
}
