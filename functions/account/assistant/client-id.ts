import { createHash } from 'node:crypto'
import { AssistantClient } from '#shared/account/assistant.ts'
import { isGenuine, linkToken } from '#functions/platform/secrets.ts'

const purpose = 'assistant client'

/** The id of a client: what it said of itself, signed. */
export const clientIdOf = (client: AssistantClient): Promise<string> =>
  linkToken(Buffer.from(JSON.stringify(client)).toString('base64url'), purpose)

/** The client of an id; undefined where we have not signed it. */
export async function clientOf(id: string): Promise<AssistantClient | undefined> {
  if (!/^[\w-]{1,6000}\.[\w-]{43}$/.test(id) || !(await isGenuine(id, purpose))) return undefined
  const said: unknown = JSON.parse(Buffer.from(id.split('.')[0] ?? '', 'base64url').toString('utf8'))
  return AssistantClient.safeParse(said).data
}

/** By which a session knows its client. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
