import type { Now } from '#functions/platform/clock.ts'
import { withExtraDays } from '#shared/people/facts/extra-days.ts'
import type { ExtraDaysChange } from '#shared/people/facts/fact-change.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import type { Situation } from '#shared/leave/situation.ts'
import { effectOnPerson } from './effect-on-person.ts'

/** The effect of days granted by hand, or of their removal, on their year and on what is carried over from it. */
export const effectOfExtraDays = (leave: Situation, now: Now, extra: ExtraDaysChange): LeaveEffect[] =>
  effectOnPerson(leave, now, {
    books: leave.books.map(book =>
      book.year === extra.year
        ? { ...book, extras: withExtraDays(book.extras, extra, { by: leave.member.id, at: now.seconds }) }
        : book,
    ),
  })
