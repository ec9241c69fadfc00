import { beginEarlyCalls, type EarlyReply } from '#web/api/early-calls.ts'
import { startCalls } from '#web/api/start-calls.ts'
import { prefixOf } from '../language/language-of-address.ts'
import { languageOfPage } from '../prerender/prerendered-page.ts'
import { signedInMark } from '../session/signed-in-mark.ts'

/** Pages that show a member's data, or redirect a member to one that does. */
const showsData = /^\/($|login|dashboard|days-off|notifications|user|company)/

const refresh = '/auth/refresh-token'

/** Renews the session and loads the first data, in two waves, while the scripts that will show them are on their way. */
export function beginSession() {
  const account = signedInMark.get()
  const path = location.pathname.slice(prefixOf(location.pathname).length) || '/'
  if (!account || path === '/logout') return
  const base = `${location.origin}/api/${languageOfPage()}`
  const add = beginEarlyCalls()

  const token = alone(() => ask('POST', base + refresh))
  add('POST', base + refresh, token)
  const bearer = token.then(({ body }) => bearerOf(account, body))
  for (const address of ['/user/me', ...(showsData.test(path) ? startCalls.of(account) : [])])
    add(
      'GET',
      base + address,
      bearer.then(header => (header ? ask('GET', base + address, { Authorization: header }) : noReply)),
    )
}

const noReply: EarlyReply = { status: 0, body: '' }

const ask = (method: string, url: string, headers: Record<string, string> = {}): Promise<EarlyReply> =>
  fetch(url, { method, headers }).then(
    async reply => ({ status: reply.status, body: await reply.text(), tag: reply.headers.get('etag') ?? undefined }),
    () => noReply,
  )

/** The lock of the token keeper: two tabs never exchange one refresh token at the same moment. */
const alone = (work: () => Promise<EarlyReply>): Promise<EarlyReply> =>
  navigator.locks ? navigator.locks.request('token', work) : work()

/** The header of a token that was issued to an account; undefined for another's, or where there is none. */
function bearerOf(account: string, body: string): string | undefined {
  try {
    const { token } = JSON.parse(body) as { token: string }
    const claims = atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))
    return (JSON.parse(claims) as { sub?: string }).sub === account ? `Bearer ${token}` : undefined
  } catch {
    return undefined
  }
}
