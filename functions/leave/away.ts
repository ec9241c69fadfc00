import * as z from 'zod/mini'
import { viewOf } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'
import type { Month } from '#shared/calendar/day.ts'
import { monthsOf, overlaps, type Period } from '#shared/calendar/period.ts'
import { Absence } from '#shared/leave/model.ts'
import { absences, awayIn } from './leave-store.ts'

/** An absence without the company and the month, which the caller knows. */
export type Away = Omit<Absence, 'company' | 'month'>
const away = viewOf(absences, z.omit(Absence, { company: true, month: true }))

/** Who is away in a month, by person. */
export const awayInMonth = (company: string, month: Month): Promise<Away[]> =>
  list(away, { pk: awayIn(company, month) })

/** Who is away in a period: each absence once, however many of its months the period touches. */
export async function awayDuring(company: string, period: Period): Promise<Away[]> {
  const months = await Promise.all(monthsOf(period).map(month => awayInMonth(company, month)))
  const found = new Map(months.flat().map(absence => [absence.request, absence]))
  return [...found.values()]
    .filter(absence => overlaps(absence, period))
    .sort((one, other) => (one.from_date < other.from_date ? -1 : 1))
}
