import { monthDayOf } from '#shared/calendar/day.ts'
import { Occasion } from '#shared/people/model.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { clear, list, put, type Write } from '#functions/platform/table.ts'

/** Sorted by month and day; the first index finds the occasions of a day across companies. */
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

/** The occasions of a company between two days of the year (`MM-DD`), both included; they may be a moment old. */
export const occasionsBetween = (company: string, first: string, last: string) =>
  list(occasions, { pk: companyPartition(company), between: [`OCCASION#${first}`, `OCCASION#${last}~`], mayLag: true })

/** The writes that replace the occasions of a person. */
export function changeOccasions(before: Occasion[], after: Occasion[]): Write[] {
  const sortKeyOf = (occasion: Occasion) => occasions.key(occasion).sk
  const kept = new Set(after.map(sortKeyOf))
  return [
    ...before.filter(occasion => !kept.has(sortKeyOf(occasion))).map(occasion => clear(occasions, occasion)),
    ...after.map(occasion => put(occasions, occasion)),
  ]
}
