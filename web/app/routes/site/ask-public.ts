import type { ReplyOf } from '#shared/contract/client.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Asks for what everybody may read, by a plain fetch, since public pages do without the client of the API. @throws Error with the status */
export async function askPublic<E extends Endpoint>(language: string, path: string): Promise<ReplyOf<E>> {
  const reply = await fetch(`/api/${language}${path}`)
  if (!reply.ok) throw new Error(String(reply.status))
  return (await reply.json()) as ReplyOf<E>
}
