import * as contract from '#shared/account/contract/assistant/revoke-token.ts'
import { formOf, servePlain } from '#functions/platform/serve-plain.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { digestOf } from './assistant/client-id.ts'
import { refreshTokenIn, wasIssued } from './login-cookie.ts'
import { sessions } from './session-store.ts'
import { countAttempt } from './throttle.ts'

/** Whoever shows a token that was never one of this client is answered alike (RFC 7009, 2.2). */
export const handler = servePlain(contract.revokeToken, async call => {
  const { forgive } = await countAttempt('assistantToken', { address: call.address }, call)
  const form = formOf(call.event)
  const token = refreshTokenIn(form.get('token') ?? '')
  const session = token && (await get(sessions, token))
  const isOfClient = session?.assistant?.client === digestOf(form.get('client_id') ?? '')
  if (token && session && isOfClient && (await wasIssued(token, session))) {
    await commit(remove(sessions, session))
    call.isAbout(session.account)
    call.succeedsAs('sign_out')
    await forgive()
  }
  return { status: 200, body: {} }
})
