import * as contract from '#shared/assistants/contract/call-tools.ts'
import { accessToken } from '#functions/account/access-token.ts'
import { accounts } from '#functions/account/account-store.ts'
import { sessions } from '#functions/account/session-store.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { readAssistantToken } from '#functions/platform/assistant-token.ts'
import { setting } from '#functions/platform/environment.ts'
import { jsonOf, servePlain } from '#functions/platform/serve-plain.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { answerMessage } from './tools/answer-message.ts'
import { foreignPage, insufficientScope, noBatch, unauthorised } from './tools/refusals.ts'
import { marked, offeredBy, toolCalled } from './tools/offered.ts'
import { runTool } from './tools/run-tool.ts'

/**
 * Whose assistant calls is read at each call, so that one that is disconnected is out at once. The entries of the contract get a token of
 * the same session, and ask themselves whether the person may do this.
 */
export const handler = servePlain(contract.callTools, async call => {
  const { event, now } = call
  // No page of another site speaks to it, whatever name that site has given to our address.
  if (![undefined, setting('ORIGIN')].includes(event.headers.origin)) return foreignPage()
  const bearer = await readAssistantToken(event.headers.authorization)
  if (!bearer) return unauthorised()
  call.isAbout(bearer.account)
  const [[session, owner]] = await Promise.all([
    getBatch(
      lookup(sessions, { account: bearer.account, id: bearer.session }),
      lookup(accounts, { id: bearer.account }),
    ),
    countAttempt('assistantCall', { whose: bearer.session }, call),
  ])
  if (!owner || !session?.assistant || session.expires_at <= now.seconds) return unauthorised()

  const message = jsonOf(event)
  // A call counts once, and so does one thing at a time.
  if (Array.isArray(message)) return noBatch()
  const offered = offeredBy(session.assistant.scopes)
  const name = nameIn(message)
  if (name && toolCalled(marked, name) && !toolCalled(offered, name)) return insufficientScope()

  const token = await accessToken({ account: bearer.account, id: bearer.session, company: bearer.company }, now)
  return answerMessage(event, offered, (tool, given) =>
    runTool(tool, given, { event, token, language: owner.language, session: session.id, now }),
  )
})

/** The tool that a message calls, if it calls one. */
function nameIn(message: unknown): string | undefined {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } }
  return method === 'tools/call' && typeof params?.name === 'string' ? params.name : undefined
}
