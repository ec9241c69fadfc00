import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/invite-people.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { runPart } from '#functions/platform/call-part.ts'
import { translateErrors } from '#functions/platform/problem-reply.ts'
import { readAhead } from '#functions/platform/reply-once.ts'
import { type RequestContext, serve } from '#functions/platform/serve.ts'
import { planOf } from '#functions/company/plan-store.ts'
import { assertSeats } from '#functions/company/take-seat.ts'
import { countReceived, countSent } from './invitation-limits.ts'
import { invite, readInvited, type InvitationDraft } from './invite.ts'

/** Invites each distinct address independently, so that a refused one does not fail the others; all is looked up while it is counted. */
export const handler = serve(contract.invitePeople, async ({ body }, context) => {
  const { actor, earlierReply, now, perCall } = context
  const parts = [...new Map(body.invites.map(draft => [draft.email, draft])).values()].map(draft => ({
    draft,
    earlierReply: readAhead(() => earlierReply(draft.email)),
    read: readAhead(() => readInvited(draft.email, actor.user)),
  }))
  const counting = perCall('count sent', () => {
    const made = Promise.all(parts.map(part => part.earlierReply.first)).then(
      replies => replies.filter(reply => reply !== undefined).length,
    )
    return countSent(actor, { invited: parts.length, made }, now)
  })
  await Promise.all([counting, assertSeats(planOf(actor.company), parts.length, actor.company, now.today)])
  return { data: await Promise.all(parts.map(part => inviteOne(part, context))) }
})

interface Part {
  draft: InvitationDraft
  earlierReply: () => Promise<unknown>
  read: () => ReturnType<typeof readInvited>
}

async function inviteOne({ draft, earlierReply, read }: Part, context: RequestContext<'admin'>) {
  const { email } = draft
  const { actor, now, perCall, language, once } = context
  const countEmail = () =>
    perCall(`count received ${email}`, () => countReceived({ company: actor.company, email }, now))
  const invited = await runPart(email, { earlierReply }, async () =>
    invite(draft, await read(), { ...actor, now, language, countEmail }, reply => once(reply, email)),
  )
  if (!(invited instanceof Problem)) return invited
  return {
    email,
    errors: sentencesOf(invited).map(one => sayReply(one, language)),
    ...(invited.errors && { fields: translateErrors(invited.errors, language) }),
  }
}

/** What was refused, field by field where it has fields. */
const sentencesOf = ({ sentence, errors = {} }: Problem) => {
  const ofFields = Object.values(errors).flat()
  return ofFields.length ? ofFields : [sentence]
}
