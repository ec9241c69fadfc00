import { loadCompany } from '#functions/company/company-store.ts'
import { checkChildLeave, childLeaveOf, isBookedFor } from '#functions/people/child-leave.ts'
import { factChangeView } from '#functions/people/fact-change-view.ts'
import { factChanges, findFactChange } from '#functions/people/fact-change-store.ts'
import { isOutdated } from '#functions/people/outdated-proposal.ts'
import { idOf } from '#functions/people/path-id.ts'
import { changePerson, loadPerson } from '#functions/people/person-store.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { hoursOn } from '#shared/company/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/confirm-facts.ts'
import { withEmploymentInformation } from '#shared/people/employment-information.ts'
import { assertMayDecide } from '#shared/people/facts/course.ts'
import { withExtraDays } from '#shared/people/facts/extra-days.ts'
import { differencesOf, withFacts } from '#shared/people/facts/fact-change.ts'
import { leaveOf, reviseExtras } from './leave-store.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { auditedFactChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'
import { auditedExtraDays } from './extra-days-change.ts'

/** What was possible when it was proposed may be impossible by now, so the terms are held against the rules again. */
export const handler = serve(contract.confirmFacts, async ({ path }, context) => {
  const { actor, now, once } = context
  const whose = { company: actor.company, member: idOf(actor, path.id) }
  const [before, change, { calendar }, booked] = await Promise.all([
    loadPerson(actor, path.id),
    findFactChange(whose, path.changeId),
    loadCompany(actor.company),
    childLeaveOf(whose),
  ])
  assertMayDecide({ id: actor.user, role: actor.role, status: 'active' }, before.member, change)
  const decision = { by: actor.user, at: now.seconds }
  const confirmed = { ...change, status: 'confirmed' as const, decision }

  const { extra } = change
  if (extra) {
    const [situation, view] = await Promise.all([
      leaveOf(whose, [extra.year], now.today),
      factChangeView(confirmed, before.member, context),
    ])
    const isThere = situation.books.some(({ extras }) => extras.some(({ id }) => id === extra.id))
    if (extra.is_removal && !isThere) throw problem('conflict', 'problems:proposalClosed')
    const reply = { data: view }
    await reviseExtras(
      situation,
      extras => withExtraDays(extras, extra, decision),
      replace(factChanges, confirmed),
      ...auditedExtraDays(confirmed),
      ...once(reply),
    )
    return reply
  }

  if (isOutdated(change, before.terms)) throw problem('conflict', 'refusals:proposalOutdated')

  const proposed = { member: before.member, terms: withFacts(before.terms, change.facts) }
  const companyHours = hoursOn(calendar, now.today)
  const after = withEmploymentInformation(
    proposed,
    {},
    { today: now.today, companyHours, hasGroup: () => true, hasLeave: () => false, newId },
  )
  const stays = new Set(after.terms.children.map(({ id }) => id))
  if (before.terms.children.some(({ id }) => !stays.has(id) && isBookedFor(id, booked)))
    throw problem('conflict', 'problems:childHasLeave')
  const kept = { ...confirmed, facts: differencesOf(before.terms, after.terms) }
  const reply = { data: await factChangeView(kept, before.member, context) }
  await commit(
    ...changePerson(before, after),
    checkChildLeave(booked),
    replace(factChanges, kept),
    ...audited(context, 'facts_confirmed', aboutPerson(before.member), { changes: auditedFactChanges(kept.facts) }),
    ...once(reply),
  )
  return reply
})
