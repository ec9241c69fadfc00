import * as z from 'zod/mini'
import { Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'
import { SheetState } from '../model.ts'

export const listSheetStates = endpoint('GET /attendance/state', {
  summary: 'How far the sheets of a month are, of everybody whom the reader decides for',
  access: 'member',
  keys: 'read',
  query: z.object({ month: Month }),
  reply: z.object({
    data: z.array(z.object({ user_id: Id, first_name: z.string(), last_name: z.string(), state: SheetState })),
  }),
})
