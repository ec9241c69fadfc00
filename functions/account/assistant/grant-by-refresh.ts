import { refreshTokenStatus, rotated } from '#shared/account/rules.ts'
import type { PlainCall, PlainReply } from '#functions/platform/serve-plain.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { refreshTokenIn, refreshTokenOf, wasIssued } from '../login-cookie.ts'
import { sessions } from '../session-store.ts'
import { digestOf } from './client-id.ts'
import { endReplayed } from './end-replayed.ts'
import { tokensOf } from './tokens-of.ts'

/** Renews the tokens of an assistant. Reuse of a rotated refresh token means theft, as it does of a browser's. */
export async function grantByRefresh(
  form: URLSearchParams,
  call: PlainCall,
  counted: () => Promise<unknown>,
): Promise<PlainReply | undefined> {
  const { now } = call
  const token = refreshTokenIn(form.get('refresh_token') ?? '')
  const [session] = await Promise.all([token && get(sessions, token), counted()])
  if (!token || !session?.assistant || session.expires_at <= now.seconds) return undefined
  if (session.assistant.client !== digestOf(form.get('client_id') ?? '')) return undefined

  const status = refreshTokenStatus(session, token.hash, now)
  if (status === 'reused' || status === 'unknown')
    return (await wasIssued(token, session)) ? endReplayed(session, call) : undefined
  const isGrace = status === 'grace'
  const next = isGrace
    ? await refreshTokenOf(session, session.token_hash)
    : await refreshTokenOf({ ...session, rotation: session.rotation + 1 })
  if (!next) return undefined
  const renewed = isGrace ? session : rotated(session, next.hash, now)
  if (!isGrace) await commit(replace(sessions, renewed))
  return { ...(await tokensOf(renewed, next, now)), isRoutine: true }
}
