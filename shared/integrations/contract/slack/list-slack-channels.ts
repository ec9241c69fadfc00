import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const listSlackChannels = endpoint('GET /slack/channel', {
  summary:
    'The public channels of the workspace, and private ones that the app was invited to, as many as are looked through',
  access: 'admin',
  /** A part of the name, or the id of a channel. */
  query: z.object({ search: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({
    data: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Whether there are no others, of which a search finds more. */
    is_complete: z.boolean(),
  }),
})
