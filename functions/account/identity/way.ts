import { createHash } from 'node:crypto'
import { isProvider, type Provider } from '#shared/account/identity.ts'
import { problem } from '#shared/contract/problem.ts'
import { setting } from '#functions/platform/environment.ts'
import { providerClient, type ProviderClient } from '#functions/platform/providers.ts'
import { challengeLasts } from '#shared/account/second-factor.ts'

/** Binds the way to a provider and back to one browser. */
const cookieName = '__Host-szabi_identity'
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict'

export const wayCookie = (token: string) => `${cookieName}=${token}; ${attributes}; Max-Age=${challengeLasts}`
export const endedWayCookie = `${cookieName}=; ${attributes}; Max-Age=0`

/**
 * The token of the way that this browser has begun.
 * @throws Problem `notFound` where it has begun none
 */
export function wayOf(cookies: Record<string, string>): string {
  const token = cookies[cookieName] ?? ''
  if (!/^[\w-]{43}$/.test(token)) throw problem('notFound', 'refusals:challengeOver')
  return token
}

/** What goes to the provider and comes back is derived from the token, which only the browser has. */
export const derived = (token: string, what: 'state' | 'nonce' | 'verifier') =>
  createHash('sha256').update(`${what} ${token}`).digest('base64url')

/** The page of ours that a provider sends back to; each has its own, so that the response of one is none of another. */
export const returnAddress = (origin: string, provider: Provider) => `${origin}/identity/${provider}`

/** The origin of the page that calls, where it is one of the stage's, else the stage's first. */
export function pageOrigin(origin: string | undefined): string {
  const origins = setting('ORIGINS').split(' ')
  return origin && origins.includes(origin) ? origin : setting('ORIGIN')
}

/** A provider that the stage offers. @throws Problem `notFound` */
export async function offered(name: string): Promise<{ provider: Provider; client: ProviderClient }> {
  const client = isProvider(name) ? await providerClient(name) : undefined
  if (!isProvider(name) || !client) throw problem('notFound')
  return { provider: name, client }
}
