import * as z from 'zod/mini'
import { dayMistake, isDay } from '#shared/calendar/day.ts'
import { shortenLeave } from '#shared/leave/contract/request/shorten-leave.ts'

/** The form state of a shortening, by the contract's names, so that the server's errors find their fields. */
export const ShortenDraft = z
  .object({
    /** The new last day. */
    to_date: z.string(),
    /** Nothing of the leave remains, so there is no last day. */
    nothing_remains: z.boolean(),
    reason: shortenLeave.body!.shape.reason,
  })
  .check(
    z.refine(({ to_date, nothing_remains }) => nothing_remains || to_date !== '', {
      path: ['to_date'],
      error: 'leave:lastDayMissing',
      when: () => true,
    }),
    z.refine(({ to_date, nothing_remains }) => nothing_remains || to_date === '' || isDay(to_date), {
      path: ['to_date'],
      error: ({ input }) => dayMistake((input as { to_date: string }).to_date),
      when: () => true,
    }),
  )
export type ShortenDraft = z.infer<typeof ShortenDraft>

export const shortenBody = ({ to_date, nothing_remains, reason }: ShortenDraft) => ({
  to_date: nothing_remains ? null : to_date,
  reason,
})
