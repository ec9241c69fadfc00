import { addressOf, ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import type { Language } from '#shared/words/language.ts'

/** A client of the API that keeps its token and cookies, as a browser does. */
export interface Caller {
  language: Language
  /** The access token, replaced by any that a reply contains. */
  token?: string
  cookies: Map<string, string>
  /** Makes a call. @throws ApiError when it is refused */
  ask: <E extends AnyEndpoint>(endpoint: E, asked?: InputOf<E>, headers?: Record<string, string>) => Promise<ReplyOf<E>>
}

/** A client that is not signed in. */
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
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...credentials(caller),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) keepCookie(caller.cookies, cookie)
    const reply = await response.json()
    if (reply.success !== 1) throw new ApiError(response.status, reply)
    if (typeof reply.token === 'string') caller.token = reply.token
    return reply
  }
}

/** The header by which the local cloud takes a call for one of that moment. */
export const asOf = (moment: Date): Record<string, string> => ({ 'x-local-moment': moment.toISOString() })

const credentials = ({ token, cookies }: Caller) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
})

/** Keeps a cookie that was set, or forgets one that has ended. */
export function keepCookie(cookies: Map<string, string>, cookie: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  if (/;\s*max-age=0\b/i.test(cookie)) cookies.delete(name)
  else cookies.set(name, value)
}
