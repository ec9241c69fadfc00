import * as z from 'zod/mini'
import type { Kind } from '#functions/platform/kind.ts'
import { Day } from '#shared/calendar/day.ts'
import { VisitCount } from '#shared/site/visits/visits.ts'

/** What the visitors of a day are digested with: nobody who lacks it can tell whose digest is whose, and after it has expired nobody can. */
const VisitSalt = z.object({ day: Day, salt: z.string(), expires_at: z.int() })
export type VisitSalt = z.infer<typeof VisitSalt>

export const visitSalts: Kind<VisitSalt, { day: Day }> = {
  name: 'VisitSalt',
  schema: VisitSalt,
  key: ({ day }) => ({ pk: 'VISIT_SALT', sk: day }),
  expires: ({ expires_at }) => expires_at,
}

/** Somebody who has looked at the public site on a day, by a digest that says nothing of them. */
const Visitor = z.object({ digest: z.string(), views: z.int(), expires_at: z.int() })

export const visitors: Kind<z.infer<typeof Visitor>, { digest: string }> = {
  name: 'Visitor',
  schema: Visitor,
  key: ({ digest }) => ({ pk: `VISITOR#${digest}`, sk: 'VISITOR' }),
  expires: ({ expires_at }) => expires_at,
}

export const visitCounts: Kind<VisitCount, Pick<VisitCount, 'month' | 'day' | 'shard'>> = {
  name: 'VisitCount',
  schema: VisitCount,
  key: ({ month, day, shard }) => ({ pk: `VISITS#${month}`, sk: `${day}#${shard}` }),
}
