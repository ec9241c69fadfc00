import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { RequestView } from '../../view/request-view.ts'

export const undoDecision = endpoint('POST /day-off/undo/{id}', {
  summary: "Takes the caller's own decision back, within ten seconds",
  access: 'member',
  books: true,
  reply: z.object({ data: RequestView }),
})
