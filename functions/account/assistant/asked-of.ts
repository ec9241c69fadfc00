import { isRegistered, scopesIn, type AssistantClient, type AssistantScope } from '#shared/account/assistant.ts'
import type { AssistantRequest } from '#shared/account/contract/assistant/assistant-request.ts'
import { refuse } from '#shared/contract/problem.ts'
import { assistantAudience } from '#functions/platform/assistant-token.ts'
import { setting } from '#functions/platform/environment.ts'
import { clientOf } from './client-id.ts'

interface Asked {
  client: AssistantClient
  scopes: AssistantScope[]
}

/**
 * The client that asks, whose address to return to is verified before anybody is sent there.
 * @throws Problem `invalid`
 */
export async function askedOf({ client_id, redirect_uri, scope, resource }: AssistantRequest): Promise<Asked> {
  const client = await clientOf(client_id)
  if (!client) throw refuse('client_id', 'refusals:unknownAssistant')
  if (!isRegistered(client.redirect_uris, redirect_uri)) throw refuse('redirect_uri', 'refusals:unknownAssistant')
  if (resource !== undefined && resource !== assistantAudience()) throw refuse('resource', 'refusals:unknownAssistant')
  return { client, scopes: scopesIn(scope) }
}

/** Where the browser goes back to, with who answers (RFC 9207). */
export function backTo(
  { redirect_uri, state }: Pick<AssistantRequest, 'redirect_uri' | 'state'>,
  answer: Record<string, string>,
) {
  const back = new URL(redirect_uri)
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
  if (state !== undefined) back.searchParams.set('state', state)
  back.searchParams.set('iss', setting('ORIGIN'))
  return back.href
}
