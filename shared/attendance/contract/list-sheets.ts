import * as z from 'zod/mini'
import { Day, Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id, manyIds } from '../../contract/wire.ts'
import { SheetDayKind, SheetState } from '../model.ts'

/** How many people's sheets are listed within one call. */
export const mostListed = 25

/** A day as a box. */
const DayBox = z.object({
  date: Day,
  kind: SheetDayKind,
  type_id: z.nullable(z.int()),
  is_approved: z.boolean(),
  is_worked: z.boolean(),
  has_mistake: z.boolean(),
})
export type DayBox = z.infer<typeof DayBox>

/** A sheet of a list, without its times. */
export const ListedSheet = z.object({
  user_id: Id,
  state: SheetState,
  days: z.array(DayBox),
  worked_minutes: z.int(),
  overtime_minutes: z.int(),
  mistakes: z.int(),
  /** Days of which the law says something. */
  limits: z.int(),
  may: z.object({ accept: z.boolean(), reopen: z.boolean() }),
})
export type ListedSheet = z.infer<typeof ListedSheet>

export const listSheets = endpoint('GET /attendance/list', {
  summary: 'The sheets of a month of some people as boxes; those that the reader may not see are left out',
  access: 'member',
  keys: 'read',
  query: z.object({ month: Month, ids: manyIds(mostListed) }),
  reply: z.object({ data: z.array(ListedSheet) }),
})
