import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/invite-people.ts'
import { say } from '#shared/words/say.ts'
import { serve, type RequestContext } from '#functions/platform/serve.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { invite, type InvitedPerson, type InvitationDraft } from './invite.ts'

/** One address does not hold up another; the same one twice is invited once. */
export const handler = serve(contract.invitePeople, async ({ body }, context) => {
  const asked = new Map(body.invites.map(wish => [wish.email, wish]))
  return { data: await Promise.all([...asked.values()].map(wish => answerTo(wish, context))) }
})

/** Each address is a change of its own, so a repeated call goes on where the first one ended. */
async function answerTo(wish: InvitationDraft, { actor, now, language, once, earlierReply }: RequestContext<'admin'>) {
  const remember = (answer: InvitedPerson) => once(answer, wish.email)
  try {
    return await retryOnConflict(
      async () =>
        ((await earlierReply(wish.email)) as InvitedPerson | undefined) ??
        invite(wish, { ...actor, now, language }, remember),
    )
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { email: wish.email, errors: [say(error.sentence, language)] }
  }
}
