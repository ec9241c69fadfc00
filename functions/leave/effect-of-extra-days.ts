import type { Now } from '#functions/platform/clock.ts'
import { withExtraDays } from '#shared/people/facts/extra-days.ts'
import type { ExtraDaysChange } from '#shared/people/facts/fact-change.ts'
import { effectOnPerson } from './effect-on-person.ts'

/** The effect of days granted by hand, or of their removal, on their year and on what is carried over from it. */
export const effectOfExtraDays = (whose: { company: string; member: string }, now: Now, extra: ExtraDaysChange) =>
  effectOnPerson(
    whose,
    now,
    ({ books }) => ({
      books: books.map(book =>
        book.year === extra.year
          ? { ...book, extras: withExtraDays(book.extras, extra, { by: whose.member, at: now.seconds }) }
          : book,
      ),
    }),
    [extra.year],
  )
