import * as z from 'zod/mini'
import { line } from '../contract/wire.ts'

/** What an assistant may do in somebody's name: read, or ask and decide too. */
export const AssistantScope = z.enum(['read', 'write'])
export type AssistantScope = z.infer<typeof AssistantScope>

/** An address of this machine: the host, and the port at which a program listens. */
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?(?=[/?]|$)/

/** Whether an address leads to the machine of whoever opens it. */
export const isLoopback = (text: string): boolean => loopback.test(text)

/** Whether an assistant may have people sent back to an address (Model Context Protocol, Authorization): over TLS, or on their machine. */
export function isReturnAddress(text: string): boolean {
  // Only what browsers and we read alike.
  if (!/^https?:\/\/[^\s\\#@]+$/.test(text) || !URL.canParse(text)) return false
  return text.startsWith('https:') || isLoopback(text)
}

/** Whether an address is, to the letter, one that was registered; a program on somebody's machine listens at another port each time (RFC 8252, 7.3). */
export const isRegistered = (registered: readonly string[], given: string): boolean =>
  isReturnAddress(given) && registered.some(one => withoutPort(one) === withoutPort(given))

const withoutPort = (text: string) => text.replace(loopback, '$1')

/** What an assistant says of itself when it registers (RFC 7591). */
export const AssistantClient = z.object({
  client_name: z.catch(line(60), 'MCP'),
  redirect_uris: z
    .array(z.string().check(z.maxLength(400), z.refine(isReturnAddress)))
    .check(z.minLength(1), z.maxLength(5)),
})
export type AssistantClient = z.infer<typeof AssistantClient>

/** The scopes that are asked for, as far as there are such; reading alone where none is named. */
export function scopesIn(text: string | undefined): AssistantScope[] {
  const named = (text ?? '').split(' ')
  const known = AssistantScope.options.filter(scope => named.includes(scope))
  return known.includes('write') ? [...AssistantScope.options] : ['read']
}

/** An assistant that acts in somebody's name, by a session of its own. */
export const ConnectedAssistant = z.object({
  name: z.string(),
  scopes: z.array(AssistantScope),
  /** The digest of its client id, which alone may renew its tokens. */
  client: z.string(),
})
export type ConnectedAssistant = z.infer<typeof ConnectedAssistant>

/** The longest id of a client, in characters: it stands in addresses. */
export const longestClientId = 6000

/** The most assistants of an account; one more disconnects the least recently used. */
export const mostAssistants = 10
