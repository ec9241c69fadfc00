import { members } from '#functions/company/member-store.ts'
import { proposedIn } from '#functions/people/fact-change-store.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import { isListed } from '#shared/company/directory.ts'
import type { ProposalView } from '#shared/notifications/contract/list-proposals.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { mayConfirm } from '#shared/people/facts/course.ts'
import { inWords } from './in-words.ts'

/** The proposed changes of facts that an administrator may confirm, the newest first. Of former employees nobody decides on any. */
export async function proposalsFor({
  actor,
  language,
}: Pick<RequestContext, 'actor' | 'language'>): Promise<ProposalView[]> {
  const proposed = await proposedIn(actor.company)
  const whose = new Set(proposed.map(({ member }) => member))
  const found = await getAll(
    members,
    [...whose].map(id => ({ company: actor.company, id })),
  )
  const company = { id: actor.company, name: actor.companyName }
  const by = { id: actor.user, role: actor.role, status: 'active' as const }
  const people = new Map(
    found.filter(person => isListed(person) && mayConfirm(by, person)).map(person => [person.id, person]),
  )
  const views = proposed.flatMap(({ id, member, at }) => {
    const person = people.get(member)
    if (!person) return []
    const { first_name, last_name } = person
    const fact_change = { id, user_id: member, name: { first_name, last_name } }
    const told = { type: notificationTypes.factsProposed, member: actor.user, about: null, message: null, fact_change }
    const { sentence: message, person: user } = inWords(told, language)
    return user ? [{ id, user, created_at: at, message, company }] : []
  })
  return views.sort((one, other) => other.created_at - one.created_at)
}
