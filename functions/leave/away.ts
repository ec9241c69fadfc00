import * as z from 'zod/mini'
import { viewOf } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'
import { monthOf, type Day, type Month } from '#shared/calendar/day.ts'
import { monthsOf, overlaps, type Period } from '#shared/calendar/period.ts'
import { Absence } from '#shared/leave/model.ts'
import { absences, awayIn } from './leave-store.ts'

/** An absence without the company and the month, which the caller knows. */
export type Away = Omit<Absence, 'company' | 'month'>
const away = viewOf(absences, z.omit(Absence, { company: true, month: true }))

/** Takes what may be a moment old, for half of the units. */
export interface ReadOptions {
  mayLag?: boolean
}

/** Who is away in a month, by person. */
export const awayInMonth = (company: string, month: Month, options: ReadOptions = {}): Promise<Away[]> =>
  list(away, { pk: awayIn(company, month), ...options })

/** Who is away in a period: each absence once, however many of its months the period touches. */
export async function awayDuring(company: string, period: Period, options?: ReadOptions): Promise<Away[]> {
  const months = await Promise.all(monthsOf(period).map(month => awayInMonth(company, month, options)))
  return distinctDuring(period, months)
}

/** Who is away in a period, of which a reader's own absences are as they are now and the others may be a moment old. */
export async function awayBesideOwn(company: string, user: string, period: Period): Promise<Away[]> {
  const months = monthsOf(period)
  const [everybodys, own] = await Promise.all([
    Promise.all(months.map(month => awayInMonth(company, month, { mayLag: true }))),
    Promise.all(months.map(month => list(away, { pk: awayIn(company, month), prefix: `${user}#` }))),
  ])
  const others = everybodys.map(found => found.filter(({ member }) => member !== user))
  return distinctDuring(period, [...others, ...own])
}

/** When a person is away on a day. */
export const awayOf = async (company: string, member: string, day: Day): Promise<Away[]> =>
  (await list(away, { pk: awayIn(company, monthOf(day)), prefix: `${member}#` })).filter(absence =>
    overlaps(absence, { from_date: day, to_date: day }),
  )

function distinctDuring(period: Period, months: readonly Away[][]): Away[] {
  const found = new Map(months.flat().map(absence => [absence.request, absence]))
  return [...found.values()]
    .filter(absence => overlaps(absence, period))
    .sort((one, other) => (one.from_date < other.from_date ? -1 : 1))
}
