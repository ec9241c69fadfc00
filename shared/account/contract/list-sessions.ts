import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { ConnectedAssistant } from '../assistant.ts'
import { Provider } from '../identity.ts'
import { Device } from '../model.ts'

/** A device on which somebody is signed in. */
export const SessionView = z.extend(Device, {
  id: z.string(),
  /** Unix seconds; last seen at the last renewal of its access token, which is a quarter of an hour ago at most while it is used. */
  begun_at: z.int(),
  seen_at: z.int(),
  is_current: z.boolean(),
  /** The provider by whose word one has signed in there. */
  provider: z.nullable(Provider),
  /** The assistant whose session it is, and what it may do. */
  assistant: z.nullable(z.omit(ConnectedAssistant, { client: true })),
})
export type SessionView = z.infer<typeof SessionView>

export const listSessions = endpoint('GET /user/session', {
  summary: 'The devices on which one is signed in, the last used first',
  access: 'account',
  reply: z.object({ data: z.array(SessionView) }),
})
