import * as contract from '#shared/backoffice/contract/user-groups/list-user-group-members.ts'
import { problem } from '#shared/contract/problem.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { nameOf } from '#functions/notifications/addressed-email.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import { knownUserGroup, pageOfMembers } from './user-groups/user-group-store.ts'
import { withVersion } from './with-version.ts'

/**
 * What a page costs does not grow with the group: one query of its entries, and one batch of who they are. People have names and
 * addresses, which only operators see who may look at people anyway. @throws Problem `forbidden`
 */
export const handler = serve(contract.listUserGroupMembers, async ({ path: { id }, query }, { actor, language }) => {
  if (query.of === 'account' && !actor.permissions.includes('users.read')) throw problem('forbidden')
  const [group, { page, next }] = await Promise.all([
    knownUserGroup(id),
    pageOfMembers({ group: id, ...query, atMost: contract.membersOfPage }),
  ])
  const ids = page.map(member => ({ id: member.id }))
  const named =
    query.of === 'company'
      ? (await getAll(companies, ids, { mayLag: true })).map(one => ({ id: one.id, name: one.name, email: null }))
      : (await getAll(accounts, ids, { mayLag: true })).map(one => ({
          id: one.id,
          name: nameOf(one, language).trim(),
          email: one.email,
        }))
  return {
    // An entry may be a moment older than whose it is.
    data: page.flatMap(({ id: memberId, of, added_at, added_by }) => {
      const one = named.find(known => known.id === memberId)
      return one ? [{ ...one, of, added_at, by_rule: added_by === null }] : []
    }),
    next,
    group: withVersion(group),
  }
})
