import * as z from 'zod/mini'
import { monthDayOf, type Day } from '#shared/calendar/day.ts'
import { Occasion } from '#shared/people/model.ts'
import { datesThatReturn, isCelebratedOn } from '#shared/people/occasions.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import { viewOf, type Kind } from '#functions/platform/kind.ts'
import { clear, list, put, type Write } from '#functions/platform/table.ts'

/** The occasions of a date (`MM-DD`) in the first index, of all companies. */
const onDate = (date: string) => `OCCASION#${date}`

/** Sorted by month and day; the first index finds the occasions of a day across companies. */
export const occasions: Kind<Occasion> = {
  name: 'Occasion',
  schema: Occasion,
  key: ({ company, date, kind, member }) => ({
    pk: companyPartition(company),
    sk: `OCCASION#${monthDayOf(date)}#${kind}#${member}`,
  }),
  index1: ({ company, date, kind, member }) => ({
    pk: onDate(monthDayOf(date)),
    sk: `${company}#${member}#${kind}`,
  }),
}

/** The occasions of a company between two days of the year (`MM-DD`), both included; they may be a moment old. */
export const occasionsBetween = (company: string, first: string, last: string) =>
  list(occasions, { pk: companyPartition(company), between: [`OCCASION#${first}`, `OCCASION#${last}~`], mayLag: true })

/** The companies in which somebody has an occasion on a day, each once; read from an eventually consistent index. */
export async function companiesCelebrating(day: Day): Promise<string[]> {
  const ofCompany = viewOf(occasions, z.object({ company: z.string() }))
  const found = await Promise.all(datesThatReturn(day).map(date => list(ofCompany, { pk: onDate(date), index: 1 })))
  return [...new Set(found.flat().map(({ company }) => company))]
}

/** What a company celebrates on a day. */
export async function celebratedOn(company: string, day: Day): Promise<Occasion[]> {
  const found = await Promise.all(
    datesThatReturn(day).map(date => list(occasions, { pk: companyPartition(company), prefix: `OCCASION#${date}#` })),
  )
  return found.flat().filter(occasion => isCelebratedOn(day, occasion))
}

/** The writes that replace the occasions of a person. */
export function changeOccasions(before: Occasion[], after: Occasion[]): Write[] {
  const sortKeyOf = (occasion: Occasion) => occasions.key(occasion).sk
  const kept = new Set(after.map(sortKeyOf))
  return [
    ...before.filter(occasion => !kept.has(sortKeyOf(occasion))).map(occasion => clear(occasions, occasion)),
    ...after.map(occasion => put(occasions, occasion)),
  ]
}
