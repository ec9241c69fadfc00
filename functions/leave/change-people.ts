import { aboutCompany, bulkChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'
import { countSent } from '#functions/people/invitation-limits.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import * as contract from '#shared/leave/contract/change-people.ts'
import { insertBulkRequest } from './bulk-request-store.ts'

/** Stores what is to be done with many people; the task does it person by person, and tells what was refused. */
export const handler = serve(contract.changePeople, async ({ body: { user_ids, change } }, context) => {
  const { actor, now, language, once, perCall } = context
  const { company, user } = actor
  const people = [...new Set(user_ids)]
  if (change.act === 'invite')
    await perCall('count sent', () => countSent(actor, { invited: people.length, made: Promise.resolve(0) }, now))
  const request = { company, id: newId(), by: user, change, language, created_at: now.seconds }
  const { view, writes } = insertBulkRequest(request, people)
  const reply = { data: view }
  await commit(
    ...writes,
    ...audited({ actor, now }, 'bulk_change_ordered', aboutCompany({ id: company, name: actor.companyName }), {
      changes: bulkChanges(people.length, change),
    }),
    ...once(reply),
  )
  return reply
})
