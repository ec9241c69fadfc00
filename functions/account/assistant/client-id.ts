import { createHash } from 'node:crypto'
import { AssistantClient, longestClientId } from '#shared/account/assistant.ts'
import { isGenuine, linkToken } from '#functions/platform/secrets.ts'

const purpose = 'assistant client'

/** The id of a client: what it said of itself, signed; undefined where that is too long for an address. */
export async function clientIdOf(client: AssistantClient): Promise<string | undefined> {
  const id = await linkToken(Buffer.from(JSON.stringify(client)).toString('base64url'), purpose)
  return id.length > longestClientId ? undefined : id
}

/** The client of an id; undefined where we have not signed it. */
export async function clientOf(id: string): Promise<AssistantClient | undefined> {
  if (id.length > longestClientId || !/^[\w-]+\.[\w-]{43}$/.test(id) || !(await isGenuine(id, purpose)))
    return undefined
  const said: unknown = JSON.parse(Buffer.from(id.split('.')[0] ?? '', 'base64url').toString('utf8'))
  return AssistantClient.safeParse(said).data
}

/** By which a session knows its client. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
