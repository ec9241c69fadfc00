import { newId } from '#functions/platform/clock.ts'
import { isKeyId } from '#functions/platform/api-keys.ts'
import { runPart } from '#functions/platform/call-part.ts'
import { translateErrors } from '#functions/platform/problem-reply.ts'
import { commit } from '#functions/platform/table.ts'
import { serveReadingAhead, type RequestContext } from '#functions/platform/serve.ts'
import { Problem, problem, refuse, type FieldErrors } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/request/request-leave.ts'
import { mostWithinCall } from '#shared/leave/model.ts'
import { mayAskForSeveral } from '#shared/leave/permissions.ts'
import { requestLeave, type LeaveDraft } from '#shared/leave/request/request-leave.ts'
import type { ResultPerPerson } from '#shared/leave/view/bulk-request-view.ts'
import type { Language } from '#shared/words/language.ts'
import { insertBulkRequest } from './bulk-request-store.ts'
import { commitRequest, leaveOf, readLeave, requestId, type StoredLeave, yearsToRead } from './leave-store.ts'
import { oneView } from './request-view.ts'
import { auditedLeave } from './audited-leave.ts'
import { aboutCompany, bulkChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/**
 * Replies with the request for one person, with a result for each of several, and with a problem only where nobody's was booked; for more
 * people than a call has time for, with the bulk request that books them.
 */
export const handler = serveReadingAhead(
  contract.requestLeave,
  async ({ body: { user_id } }, { company, user }) =>
    Array.isArray(user_id) ? undefined : readLeave({ company, member: user_id ?? user }),
  async ({ body: { user_id, ...draft } }, context, found) => {
    const { actor, once, language } = context
    if (!Array.isArray(user_id)) {
      const { situation, asked } = await decided(user_id ?? actor.user, draft, context, { read: await found() })
      const reply = { data: await oneView(asked.request, context, { ...situation, ...asked }) }
      await commitRequest(
        situation,
        asked,
        ...auditedLeave(context, 'leave_booked', { after: asked.request }),
        ...once(reply),
      )
      return reply
    }

    if (!mayAskForSeveral(actor)) throw problem('forbidden', 'problems:onlyAdminsForOthers')
    const people = [...new Set(user_id)]
    // A task goes on as long as its administrator is one, which a key is not.
    if (people.length > mostWithinCall && isKeyId(actor.user))
      throw refuse('user_id', 'problems:tooManyItems', { maximum: mostWithinCall })
    if (people.length > mostWithinCall) return beginBulk(people, draft, context)
    const outcomes: Outcome[] = []
    for (const person of people) outcomes.push(await outcomeFor(person, draft, context))
    return { data: resultsOf(outcomes, language) }
  },
)

async function beginBulk(people: string[], draft: LeaveDraft, { actor, now, once }: RequestContext) {
  const request = { company: actor.company, id: newId(), by: actor.user, draft, created_at: now.seconds }
  const { view, writes } = insertBulkRequest(request, people)
  const reply = { data: [], bulk: view }
  await commit(
    ...writes,
    ...audited({ actor, now }, 'bulk_leave_ordered', aboutCompany({ id: actor.company, name: actor.companyName }), {
      changes: bulkChanges(people.length, draft),
    }),
    ...once(reply),
  )
  return reply
}

/** One person's request, validated but not committed. */
async function decided(
  member: string,
  draft: LeaveDraft,
  { actor, now }: RequestContext,
  { mandatory = false, read }: { mandatory?: boolean; read?: StoredLeave | undefined } = {},
) {
  const situation = await leaveOf({ company: actor.company, member }, yearsToRead(draft), now.today, read)
  const asked = requestLeave(draft, situation, {
    id: requestId(member, newId()),
    by: actor,
    today: now.today,
    at: now.seconds,
    mandatory,
  })
  return { situation, asked }
}

/** The outcome for one person: booked under an id, or refused. */
type Outcome = { user_id: string; id: string; refusal?: undefined } | { user_id: string; refusal: Problem }

/** Leave assigned to several people: each is booked or refused on their own. */
async function outcomeFor(person: string, draft: LeaveDraft, context: RequestContext): Promise<Outcome> {
  const { once } = context
  const outcome = await runPart<Outcome>(person, context, async () => {
    const { situation, asked } = await decided(person, draft, context, { mandatory: true })
    const { id } = asked.request
    await commitRequest(
      situation,
      asked,
      ...auditedLeave(context, 'leave_booked', { after: asked.request }),
      ...once({ user_id: person, id }, person),
    )
    return { user_id: person, id }
  })
  return outcome instanceof Problem ? { user_id: person, refusal: outcome } : outcome
}

/** A result per person. @throws Problem with everybody's validation errors where nobody was booked */
function resultsOf(outcomes: Outcome[], language: Language): ResultPerPerson[] {
  if (outcomes.every(({ refusal }) => refusal)) throw new Problem('invalid', { errors: errorsOf(outcomes) })
  return outcomes.map(outcome =>
    outcome.refusal
      ? { user_id: outcome.user_id, errors: translateErrors(reasonsOf(outcome.refusal), language) }
      : { user_id: outcome.user_id, id: outcome.id },
  )
}

const reasonsOf = ({ errors, sentence }: Problem): FieldErrors => errors ?? { user_id: [sentence] }

function errorsOf(outcomes: Outcome[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { refusal } of outcomes)
    for (const [field, sentences] of Object.entries(refusal ? reasonsOf(refusal) : {})) {
      const said = (errors[field] ??= [])
      said.push(
        ...sentences.filter(sentence => !said.some(other => JSON.stringify(other) === JSON.stringify(sentence))),
      )
    }
  return errors
}
