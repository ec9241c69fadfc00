import * as contract from '#shared/account/contract/assistant/connect-assistant.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { askedOf, backTo } from './assistant/asked-of.ts'
import type { AssistantCode } from './assistant/code.ts'
import { digestOf } from './assistant/client-id.ts'
import { openChallenge } from './challenge-store.ts'
import { countAttempt } from './throttle.ts'
import { trustedIn } from './trusted-in.ts'

/** The code is a challenge like that of a passkey: stored by its digest, and used once. */
export const handler = serve(contract.connectAssistant, async ({ body }, context) => {
  const { actor, now } = context
  if (body.company !== actor.company)
    throw problem('conflict', 'refusals:assistantOfOtherCompany', { company: actor.companyName })
  const [{ client, scopes }, owner] = await Promise.all([
    askedOf(body),
    get(accounts, { id: actor.account }),
    countAttempt('assistant', { whose: actor.account }, context),
  ])
  if (!owner) throw problem('unauthenticated')
  const granted: AssistantCode = {
    client: digestOf(body.client_id),
    name: client.client_name,
    redirect_uri: body.redirect_uri,
    code_challenge: body.code_challenge,
    scopes: scopes.filter(scope => scope === 'read' || body.scopes.includes(scope)),
    company: actor.company,
    granted_in: actor.session,
    trusted: trustedIn(owner),
    opened: null,
  }
  const opened = { purpose: 'assistant', account: actor.account, value: JSON.stringify(granted) } as const
  const { token, write } = openChallenge(opened, now)
  await commit(write)
  return { data: { address: backTo(body, { code: token }) } }
})
