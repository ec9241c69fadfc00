import { monthDayOf } from '#shared/calendar/day.ts'
import { Occasion } from '#shared/people/model.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { clear, list, put, type Write } from '#functions/platform/table.ts'

/** In order of the year's days; the first index answers whose day it is in all companies. */
export const occasions: Kind<Occasion> = {
  name: 'Occasion',
  schema: Occasion,
  key: ({ company, date, kind, member }) => ({
    pk: companyPartition(company),
    sk: `OCCASION#${monthDayOf(date)}#${kind}#${member}`,
  }),
  index1: ({ company, date, kind, member }) => ({
    pk: `OCCASION#${monthDayOf(date)}`,
    sk: `${company}#${member}#${kind}`,
  }),
}

/** The occasions of a company between two days of the year (`MM-DD`), both included. */
export const occasionsBetween = (company: string, first: string, last: string) =>
  list(occasions, { pk: companyPartition(company), between: [`OCCASION#${first}`, `OCCASION#${last}~`] })

/** Puts the occasions in place that somebody has now, and takes away those they had. */
export function changeOccasions(before: Occasion[], after: Occasion[]): Write[] {
  const placeOf = (occasion: Occasion) => occasions.key(occasion).sk
  const places = new Set(after.map(placeOf))
  return [
    ...before.filter(occasion => !places.has(placeOf(occasion))).map(occasion => clear(occasions, occasion)),
    ...after.map(occasion => put(occasions, occasion)),
  ]
}
