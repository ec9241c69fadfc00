import type { ReplyOf } from '#shared/contract/client.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Asks for what everybody may read, by a plain fetch, since public pages do without the client of the API. @throws Error with the status */
export async function askPublic<E extends Endpoint>(language: string, path: string): Promise<ReplyOf<E>> {
  const reply = await fetch(`/api/${language}${path}`)
  // A body that nobody reads keeps its connection busy.
  const body = await reply.text()
  if (!reply.ok) throw new Error(String(reply.status))
  return JSON.parse(body) as ReplyOf<E>
}
