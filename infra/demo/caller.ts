import { addressOf, ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import type { Language } from '#shared/words/language.ts'

/** Somebody who calls the API: keeps what keeps them signed in, as a browser would. */
export interface Caller {
  language: Language
  /** The access token, once there is one; a reply that brings one replaces it. */
  token?: string
  cookies: Map<string, string>
  /** Makes a call. @throws ApiError when it is refused */
  ask: <E extends AnyEndpoint>(endpoint: E, asked?: InputOf<E>, headers?: Record<string, string>) => Promise<ReplyOf<E>>
}

/** A caller of the API at an address, nobody yet. */
export function callerOf(url: string, language: Language = 'hu'): Caller {
  const caller: Caller = { language, cookies: new Map(), ask }
  return caller

  async function ask<E extends AnyEndpoint>(
    endpoint: E,
    asked?: InputOf<E>,
    headers: Record<string, string> = {},
  ): Promise<ReplyOf<E>> {
    const { path, query, body } = (asked ?? {}) as { path?: object; query?: unknown; body?: unknown }
    const response = await fetch(`${url}/api/${caller.language}${addressOf(endpoint, { path, query })}`, {
      method: endpoint.method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...papers(caller), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) keep(caller.cookies, cookie)
    const reply = await response.json()
    if (reply.success !== 1) throw new ApiError(response.status, reply)
    if (typeof reply.token === 'string') caller.token = reply.token
    return reply
  }
}

const papers = ({ token, cookies }: Caller) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
})

function keep(cookies: Map<string, string>, cookie: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  if (/;\s*max-age=0\b/i.test(cookie)) cookies.delete(name)
  else cookies.set(name, value)
}
