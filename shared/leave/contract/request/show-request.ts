import { endpoint } from '../../../contract/endpoint.ts'
import * as z from 'zod/mini'
import { Period } from '../../../calendar/period.ts'
import { HistoryEntry } from '../../model.ts'
import { DocumentView } from '../../view/document-view.ts'
import { Person, RequestView } from '../../view/request-view.ts'

/** A request with its history, the oldest step first. */
export const RequestWithHistory = z.extend(RequestView, {
  history: z.array(
    z.object({
      what: HistoryEntry.shape.what,
      by: Person,
      at: z.int(),
      comment: z.nullable(z.string()),
      was: z.nullable(Period),
      /** A superadmin's decision on an own request. */
      own: z.boolean(),
      /** Whether it is a decision by the link of an email or a push, for which nobody signs in. */
      by_link: z.optional(z.boolean()),
      /** The assistant that did it in somebody's name, as it calls itself. */
      assistant: z.optional(z.string()),
    }),
  ),
  /** What was attached to it; for the person and administrators only. */
  documents: z.optional(z.array(DocumentView)),
})
export type RequestWithHistory = z.infer<typeof RequestWithHistory>

export const showRequest = endpoint('GET /day-off/{id}', {
  summary: 'A request with its history: who did what, and when',
  access: 'member',
  keys: 'read',
  tool: { scope: 'read' },
  reply: z.object({ data: RequestWithHistory }),
})
