import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import * as contract from '#shared/people/contract/avatar/remove-avatar.ts'
import { assertAccepted } from '#shared/people/membership.ts'
import { assertMayEdit } from '#shared/people/rules.ts'
import { accounts } from '#functions/account/account-store.ts'
import { deleteAvatarFile } from '#functions/account/avatar-files.ts'
import { asUnusedAvatarsMessage } from '#functions/account/unused-avatars.ts'
import { audited } from '#functions/company/audit-store.ts'
import { memberOf, storeMember } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { accountAndMembers } from './account-and-members.ts'
import { idOf } from './path-id.ts'

/**
 * Removes one's own picture everywhere. An administrator, who sets none for others, removes one that is out of place from the company; it
 * goes from the account too, with its file, where it is shown by no other company and its owner still belongs to this one.
 */
export const handler = serve(contract.removeAvatar, async ({ path: { id } }, { actor, now }) => {
  const whose = idOf(actor, id)
  const [member, { account, members }] = await Promise.all([memberOf(actor.company, whose), accountAndMembers(whose)])
  assertMayEdit(actor, member)
  assertAccepted(member)
  const isOwn = whose === actor.user
  if (!isOwn && member.avatar === null) return
  const isElsewhere = members.some(({ company }) => company !== actor.company)
  const fromAccount = isOwn || (member.status === 'active' && !isElsewhere)
  if (fromAccount && account.avatar !== null)
    await enqueueTasks([asUnusedAvatarsMessage({ account: account.id, avatars: [account.avatar] })])
  await commit(
    ...(fromAccount ? [replace(accounts, { ...account, avatar: null })] : []),
    ...(fromAccount ? members : [member]).flatMap(one => storeMember({ ...one, avatar: null })),
    ...(isOwn ? [] : audited({ actor, now }, 'picture_removed', aboutPerson(member))),
  )
  if (fromAccount) await deleteAvatarFile(account.avatar)
})
