import { members } from '#functions/company/member-store.ts'
import type { Circumstances } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import type { Month } from '#shared/calendar/day.ts'
import { monthsOf, overlaps, type Period } from '#shared/calendar/period.ts'
import type { AbsentInMonth } from '#shared/leave/contract.ts'
import type { Absence } from '#shared/leave/model.ts'
import { mayKnowType, maySeeLeave } from '#shared/leave/visibility.ts'
import { absences, awayIn } from './leave-store.ts'

/** Who is away in a month, by person. */
export const awayInMonth = (company: string, month: Month): Promise<Absence[]> =>
  list(absences, { pk: awayIn(company, month) })

/** Who is away in a period: each absence once, however many of its months the period touches. */
export async function awayDuring(company: string, period: Period): Promise<Absence[]> {
  const months = await Promise.all(monthsOf(period).map(month => awayInMonth(company, month)))
  const found = new Map(months.flat().map(absence => [absence.request, absence]))
  return [...found.values()]
    .filter(absence => overlaps(absence, period))
    .sort((one, other) => (one.from_date < other.from_date ? -1 : 1))
}

/** The absences of active people as a reader may know them. */
export async function shownTo(reader: Circumstances['actor'], away: readonly Absence[]): Promise<AbsentInMonth[]> {
  const { company } = reader
  const people = await getAll(
    members,
    [...new Set(away.map(({ member }) => member))].map(id => ({ company, id })),
  )
  const shown = new Map(people.filter(({ status }) => status === 'active').map(person => [person.id, person]))
  return away.flatMap(({ member: user_id, request, type_id, from_date, to_date, status }) => {
    const person = shown.get(user_id)
    if (!person) return []
    return {
      id: maySeeLeave(reader, person) ? request : null,
      user_id,
      from_date,
      to_date,
      type_id: mayKnowType(reader, person) ? type_id : null,
      status,
    }
  })
}
