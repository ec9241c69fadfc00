import * as z from 'zod/mini'
import { Day, Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { RequestView } from '../../leave/view/request-view.ts'
import { ProposalView } from './list-proposals.ts'

/** So many of each obligation are named. */
export const mostNamed = 50

const named = <Item extends z.ZodMiniType>(item: Item) => z.object({ total: z.int(), data: z.array(item) })

/** A month of the caller's own attendance that is over and not handed in. */
const OwnSheet = z.object({
  month: Month,
  /** The first day on which it could be handed in. */
  hand_in_from: Day,
  /** Days that have to be corrected first. */
  mistakes: z.int(),
})

/** A month that somebody has handed in, for the caller to accept. */
const HandedInSheet = z.object({ month: Month, user: z.object({ id: z.string(), name: z.string() }) })

export const showObligations = endpoint('GET /user/obligation', {
  summary: 'What is expected of the caller now, by kind, at most 50 of each beside how many there are',
  access: 'member',
  tool: {
    scope: 'read',
    hint: 'Requests to decide on, decided or own requests that lack their document (`lacks_document` says it of the others), own attendance sheets of this month and the last to hand in, sheets of others to accept, changes of people’s facts to confirm, and days of a decree that an administrator has to enter',
  },
  reply: z.object({
    data: z.object({
      requests_to_decide: named(RequestView),
      documents_lacking: named(RequestView),
      sheets_to_hand_in: named(OwnSheet),
      sheets_to_accept: named(HandedInSheet),
      facts_to_confirm: named(ProposalView),
      /** What the calendar of the company lacks, in sentences of the language of the call. */
      calendar_warnings: named(z.string()),
    }),
  }),
})
