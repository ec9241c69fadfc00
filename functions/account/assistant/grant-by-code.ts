import { createHash } from 'node:crypto'
import { mostAssistants } from '#shared/account/assistant.ts'
import type { Account, Session } from '#shared/account/model.ts'
import { readAhead } from '#functions/platform/reply-once.ts'
import type { PlainCall, PlainReply } from '#functions/platform/serve-plain.ts'
import { commit, get, insert, remove, replace } from '#functions/platform/table.ts'
import { accounts } from '../account-store.ts'
import { beginSession } from '../begin-session.ts'
import { challenges, openedChallenge } from '../challenge-store.ts'
import { raiseSecurityAlert } from '../security-alert-store.ts'
import { sessions, sessionsOf } from '../session-store.ts'
import { trustedIn } from '../trusted-in.ts'
import { digestOf } from './client-id.ts'
import { AssistantCode } from './code.ts'
import { endReplayed } from './end-replayed.ts'
import { tokensOf } from './tokens-of.ts'

/**
 * Opens the session of an assistant; the code is marked as used in the same transaction. The account is replaced too, so that a change of
 * the password at the same moment, which ends sessions, conflicts.
 */
export async function grantByCode(
  form: URLSearchParams,
  call: PlainCall,
  counted: () => Promise<unknown>,
): Promise<PlainReply | undefined> {
  const { now } = call
  const found = readAhead(() => openedChallenge(form.get('code') ?? '', { purpose: 'assistant' }, now))
  await counted()
  const challenge = await found()
  const account = challenge.account ?? ''
  call.isAbout(account)
  const code = AssistantCode.parse(JSON.parse(challenge.value))
  if (code.opened !== null) return endReplayed({ account, id: code.opened }, call)
  if (!isMeant(code, form)) return undefined

  const [owner, open] = await Promise.all([get(accounts, { id: account }), sessionsOf(account)])
  if (!owner || !isStillTrusted(code, owner, open)) return undefined
  const { session, refresh } = await beginSession(
    {
      account,
      company: code.company,
      remember: true,
      device: { browser: null, system: null },
      assistant: { name: code.name, scopes: code.scopes, client: code.client },
    },
    now,
  )
  const disconnected = open.filter(({ assistant }) => assistant).slice(mostAssistants - 1)
  const used: AssistantCode = { ...code, opened: session.id }
  await commit(
    replace(accounts, owner),
    insert(sessions, session),
    ...disconnected.map(one => remove(sessions, one)),
    replace(challenges, { ...challenge, value: JSON.stringify(used) }),
    raiseSecurityAlert(account, 'assistant_connected', now),
  )
  call.succeedsAs('sign_in')
  return tokensOf(session, refresh, now)
}

/** Whether it is the client that asked who comes, from the address it named and with the secret it has kept (RFC 7636). */
function isMeant({ client, redirect_uri, code_challenge }: AssistantCode, form: URLSearchParams): boolean {
  const proven = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  return (
    client === digestOf(form.get('client_id') ?? '') &&
    redirect_uri === form.get('redirect_uri') &&
    code_challenge === proven
  )
}

/** Whether whoever granted it is still signed in there, with the password and the address of then. */
const isStillTrusted = ({ granted_in, trusted }: AssistantCode, owner: Account, open: readonly Session[]): boolean =>
  owner.deactivated_at === null && trusted === trustedIn(owner) && open.some(({ id }) => id === granted_in)
