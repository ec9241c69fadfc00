import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { DayFigures, placeOfFigures, trialsAhead, type Counted } from '#shared/backoffice/dashboard/figures.ts'
import { TrialEnd } from '#shared/backoffice/dashboard/trial-end.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import type { Now } from '#functions/platform/clock.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, increase, insert, list } from '#functions/platform/table.ts'

export const dayFigures: Kind<DayFigures, Pick<DayFigures, 'month' | 'day' | 'shard'>> = {
  name: 'DayFigures',
  schema: DayFigures,
  key: ({ month, day, shard }) => ({ pk: `FIGURES#${month}`, sk: `${day}#${shard}` }),
}

export const trialEndsPartition = 'TRIAL_ENDS'

export const trialEnds: Kind<TrialEnd> = {
  name: 'TrialEnd',
  schema: TrialEnd,
  key: ({ day, company }) => ({ pk: trialEndsPartition, sk: `${day}#${company}` }),
}

/** The trials that end in the next days, in the order of their ends, after a place. */
export const endingTrials = (today: Day, after: string | undefined, atMost: number) =>
  list(trialEnds, {
    pk: trialEndsPartition,
    between: [after !== undefined && after > today ? `${after}\u0000` : today, `${addDays(today, trialsAhead)}#~`],
    mayLag: true,
    atMost,
  })

/** How long it is known that something was counted, in seconds: longer than a parked change can be replayed. */
const countedLasts = 30 * 24 * 3600

/** That something was counted, by a digest that names nobody, so that an event that is delivered again counts nothing. */
const CountedThing = z.object({ what: z.string(), expires_at: z.int() })

export const countedThings: Kind<z.infer<typeof CountedThing>, { what: string }> = {
  name: 'CountedThing',
  schema: CountedThing,
  key: ({ what }) => ({ pk: `COUNTED#${what}`, sk: 'COUNTED' }),
  expires: ({ expires_at }) => expires_at,
}

/** Counts something once to a day, however often it is told of. */
export const countOnce = (event: string, day: Day, counted: Counted, { seconds }: Pick<Now, 'seconds'>) => {
  const what = createHash('sha256').update(event).digest('base64url')
  return retryOnConflict(async () => {
    if (await get(countedThings, { what })) return
    await commit(
      insert(countedThings, { what, expires_at: seconds + countedLasts }),
      increase(dayFigures, placeOfFigures(day, what), counted),
    )
  })
}
