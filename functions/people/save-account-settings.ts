import { refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/save-account-settings.ts'
import { personView, assertMayEdit } from '#shared/people/rules.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { loadPerson } from './person-store.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

export const handler = serve(contract.saveAccountSettings, async ({ path: { id }, body }, { actor, now }) => {
  const { stand_in_id } = body
  const [{ member, terms }, standIn] = await Promise.all([
    loadPerson(actor, id),
    stand_in_id === null ? null : get(members, { company: actor.company, id: stand_in_id }),
  ])
  assertMayEdit(actor, member)
  if (stand_in_id === member.id) throw refuse('stand_in_id', 'refusals:ownStandIn')
  if (standIn !== null && standIn?.status !== 'active') throw refuse('stand_in_id', 'refusals:standInUnknown')

  const after = { ...member, stand_in: stand_in_id }
  await commit(
    replace(members, after),
    ...audited({ actor, now }, 'stand_in_changed', aboutPerson(after), { changes: memberChanges(member, after) }),
  )
  return { data: personView(actor, after, terms, now.today) }
})
