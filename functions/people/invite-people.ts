import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/invite-people.ts'
import { say } from '#shared/words/say.ts'
import { runPart } from '#functions/platform/call-part.ts'
import { translateErrors } from '#functions/platform/problem-reply.ts'
import { type RequestContext, serve } from '#functions/platform/serve.ts'
import { countReceived, countSent } from './invitation-limits.ts'
import { invite, type InvitationDraft } from './invite.ts'

/** Invites each distinct address independently, so that a refused one does not fail the others. */
export const handler = serve(contract.invitePeople, async ({ body }, context) => {
  const drafts = new Map(body.invites.map(draft => [draft.email, draft]))
  await context.perCall('count sent', () => countNew([...drafts.keys()], context))
  return { data: await Promise.all([...drafts.values()].map(draft => inviteOne(draft, context))) }
})

/** Counts the addresses that an earlier attempt of the same call has not invited yet. */
async function countNew(emails: string[], { actor, now, earlierReply }: RequestContext<'admin'>) {
  const replies = await Promise.all(emails.map(email => earlierReply(email)))
  const fresh = replies.filter(reply => reply === undefined).length
  if (fresh) await countSent(actor, fresh, now)
}

async function inviteOne(draft: InvitationDraft, context: RequestContext<'admin'>) {
  const { email } = draft
  const { actor, now, perCall, language, once } = context
  const countEmail = () =>
    perCall(`count received ${email}`, () => countReceived({ company: actor.company, email }, now))
  const invited = await runPart(email, context, () =>
    invite(draft, { ...actor, now, language, countEmail }, reply => once(reply, email)),
  )
  if (!(invited instanceof Problem)) return invited
  return {
    email,
    errors: sentencesOf(invited).map(one => say(one, language)),
    ...(invited.errors && { fields: translateErrors(invited.errors, language) }),
  }
}

/** What was refused, field by field where it has fields. */
const sentencesOf = ({ sentence, errors = {} }: Problem) => {
  const ofFields = Object.values(errors).flat()
  return ofFields.length ? ofFields : [sentence]
}
