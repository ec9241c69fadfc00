import { list } from '#functions/platform/table.ts'
import { monthsOf, overlaps, type Period } from '#shared/calendar/period.ts'
import type { Absence } from '#shared/leave/model.ts'
import { absences, awayIn } from './leave-store.ts'

/** Who is away in a period: each absence once, however many of its months the period touches. */
export async function awayDuring(company: string, period: Period): Promise<Absence[]> {
  const months = await Promise.all(monthsOf(period).map(month => list(absences, { pk: awayIn(company, month) })))
  const found = new Map(months.flat().map(absence => [absence.request, absence]))
  return [...found.values()]
    .filter(absence => overlaps(absence, period))
    .sort((one, other) => (one.from_date < other.from_date ? -1 : 1))
}
