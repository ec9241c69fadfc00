import { findHost, isRefused, mayCallPrivately } from '#functions/platform/post-out.ts'
import { refuse } from '#shared/contract/problem.ts'
import { isWebAddress } from '#shared/integrations/webhooks/webhook.ts'

/** @throws Problem `invalid` for what is no address, for one without TLS, and for one that is not of the internet */
export async function assertCallable(text: string): Promise<void> {
  if (!isWebAddress(text)) throw refuse('url', 'refusals:webAddress')
  const url = new URL(text)
  if (url.protocol !== 'https:' && !mayCallPrivately()) throw refuse('url', 'refusals:webhookNeedsHttps')
  if (isRefused(url)) throw refuse('url', 'refusals:webhookNotPublic')
  // A receiver of the own network may not be there yet.
  if (mayCallPrivately()) return
  const found = await findHost(url)
  if (found === 'unknown_host') throw refuse('url', 'refusals:webhookUnknownHost')
  if (found === 'not_public') throw refuse('url', 'refusals:webhookNotPublic')
}
