import * as z from 'zod/mini'
import { Year } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { prose } from '../../contract/wire.ts'
import { Proposal } from '../../people/contract/facts/fact-change-view.ts'
import { longestMessage } from '../model.ts'
import { ExtraView } from '../view/extra-days-view.ts'

export const ExtraDaysForm = z.object({
  year: Year,
  days: z.int({ error: 'problems:number' }).check(
    z.gte(-366, { error: 'problems:number' }),
    z.lte(366, { error: 'problems:number' }),
    z.refine(days => days !== 0, { error: 'problems:number' }),
  ),
  comment: z._default(prose(longestMessage), ''),
})

export const grantExtraDays = endpoint('POST /user/{id}/extra-day-off', {
  summary: 'Grants days for a year, or takes them away with a negative number',
  access: 'admin',
  keys: 'write',
  body: ExtraDaysForm,
  /** Days of one's own may wait for confirmation; they are granted once the proposal is confirmed. */
  reply: z.object({ data: ExtraView, proposal: Proposal }),
})
