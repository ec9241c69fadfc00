import type { LinkedIdentity } from '#shared/account/identity.ts'
import { accounts } from '#functions/account/account-store.ts'
import { deleteAvatarFiles } from '#functions/account/avatar-files.ts'
import { deleteExportFiles } from '#functions/account/export-files.ts'
import { companyMemberships, companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { formerEmailPrefix } from '#functions/account/email-change-store.ts'
import { identities } from '#functions/account/identity/identity-store.ts'
import { sessionPrefix, sessions, sessionsOf } from '#functions/account/session-store.ts'
import { erasures, type Erasure } from '#functions/company/erasure-store.ts'
import { heldInvitations, invitationsTo } from '#functions/people/invitation-store.ts'
import { idempotencyPartition } from '#functions/platform/idempotency.ts'
import { accountPartition, emailPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Attributes, Stored } from '#functions/platform/kind.ts'
import { runsTheService } from '#functions/platform/runs-the-service.ts'
import { commit, itemAt, itemsIn, replace } from '#functions/platform/table.ts'
import { eraseItems } from './erased-items.ts'

interface Whose {
  company: string
  /** The person, as member and as account. */
  id: string
}

/** Erases the next part of what is left of a person in a company; the member's own item goes last, so that nothing before it is forgotten. */
export async function erasePerson(erasure: Stored<Erasure>, member: Attributes): Promise<void> {
  const whose = { company: erasure.company, id: String(member.id) }
  const { company, id } = whose
  for (const pk of [memberPartition({ company, member: id }), idempotencyPartition(`${id}@${company}`)]) {
    const items = await itemsIn({ pk })
    if (items.length) return eraseItems(erasure, items)
  }
  const received = await itemsIn({ pk: invitationsTo(id), index: 2 })
  const invited = received.filter(invitation => invitation.company === company)
  if (invited.length) return eraseInvitations(erasure, invited)

  // Read before what the account belongs to, so that whoever founds or joins a company in between changes one of them.
  const [account, open, former] = await Promise.all([
    itemAt(accounts.key({ id })),
    itemsIn({ pk: accountPartition(id), prefix: sessionPrefix }),
    itemsIn({ pk: accountPartition(id), prefix: formerEmailPrefix }),
  ])
  if (!account) return eraseRest(erasure, whose, member)
  const linked = identitiesIn(account)
  const isOnlyInvited = member.status === 'invited' && (account.password !== null || linked.length > 0)
  if (isOnlyInvited || (await belongsElsewhere(whose, received))) return detach(erasure, whose, member)
  const addresses = new Set([account, ...former].map(({ email }) => String(email)))
  const ofEmails = await Promise.all([...addresses].map(email => itemsIn({ pk: emailPartition(email) })))
  const ofIdentities = await Promise.all(linked.map(({ digest }) => itemAt(identities.key({ digest }))))
  await eraseItems(erasure, [account, ...open, ...ofEmails.flat(), ...ofIdentities.filter(item => item !== undefined)])
}

const identitiesIn = ({ identities: linked = [] }: Attributes) => linked as LinkedIdentity[]

/** With an invitation goes what held its email back. */
async function eraseInvitations(erasure: Stored<Erasure>, invited: readonly Attributes[]) {
  const some = invited.slice(0, 40)
  const held = await Promise.all(
    some.map(({ invited_by, id }) =>
      itemAt(heldInvitations.key({ inviter: String(invited_by), invitation: String(id) })),
    ),
  )
  await eraseItems(erasure, [...some, ...held.filter(item => item !== undefined)])
}

/** Whether an account runs the service or belongs to another company, be it a deleted one that can still be restored, or is invited to one. */
async function belongsElsewhere({ company, id }: Whose, received: readonly Attributes[]): Promise<boolean> {
  if (await runsTheService(id)) return true
  const isInvited = received.some(invitation => invitation.company !== company && invitation.state === 'sent')
  return isInvited || (await companyMembershipsOf(id)).some(membership => membership.company !== company)
}

/** Takes the company away from an account that stays, in its sessions too: it has another one, or its owner never agreed to this one. */
async function detach(erasure: Stored<Erasure>, { company, id }: Whose, member: Attributes) {
  const membership = await itemAt(companyMemberships.key({ account: id, company }))
  const within = (await sessionsOf(id)).filter(session => session.company === company)
  await eraseItems(
    erasure,
    [member, ...(membership ? [membership] : [])],
    ...within.map(session => replace(sessions, { ...session, company: null })),
  )
}

/** Erases what an account has left that is no more, its files first, and then the member. */
async function eraseRest(erasure: Stored<Erasure>, { id }: Whose, member: Attributes) {
  const [pictures, copies] = await Promise.all([deleteAvatarFiles(id), deleteExportFiles(id)])
  if (pictures || copies) {
    const { avatars = 0, exports = 0 } = erasure.files
    const files = { ...erasure.files, avatars: avatars + pictures, exports: exports + copies }
    return commit(replace(erasures, { ...erasure, files }))
  }
  for (const pk of [accountPartition(id), idempotencyPartition(id)]) {
    const items = await itemsIn({ pk })
    if (items.length) return eraseItems(erasure, items)
  }
  await eraseItems(erasure, [member])
}
