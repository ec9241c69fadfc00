import * as z from 'zod/mini'
import { Id } from '../../../contract/wire.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { AssistantScope } from '../../assistant.ts'
import { AssistantRequest } from './assistant-request.ts'

export const connectAssistant = endpoint('POST /user/assistant-request', {
  summary:
    'Lets an assistant act in the own name in the selected company, and says where to send the browser with its code',
  access: 'member',
  confirmed: true,
  problems: ['conflict', 'tooMany'],
  body: z.extend(AssistantRequest, {
    /** The company that the page has named; another one may have been selected in another tab since. */
    company: Id,
    /** What it may do, which is no more than what it asked for. */
    scopes: z.array(AssistantScope).check(z.minLength(1, { error: 'problems:required' }), z.maxLength(2)),
  }),
  reply: z.object({ data: z.object({ address: z.string() }) }),
})
