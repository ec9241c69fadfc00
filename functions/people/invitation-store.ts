import * as z from 'zod/mini'
import { Invitation } from '#shared/people/model.ts'
import { accountPartition, companyPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { getAll, insert, list } from '#functions/platform/table.ts'

/** Retention after expiry, in seconds: 30 days in which an expired link is distinguished from an unknown one. */
const keptAfterExpiry = 30 * 24 * 3600

/** The invitations that an account got, from whatever company. */
export const invitationsTo = (account: string) => `${accountPartition(account)}#INVITATIONS`

/** The first index lists the open invitations of a company, the oldest first; the second all that somebody got. */
export const invitations: Kind<Invitation, { id: string }> = {
  name: 'Invitation',
  schema: Invitation,
  key: ({ id }) => ({ pk: `INVITATION#${id}`, sk: 'INVITATION' }),
  index1: ({ company, id, state }) =>
    state === 'sent' ? { pk: `${companyPartition(company)}#INVITATIONS`, sk: id } : undefined,
  index2: ({ member, company, id }) => ({ pk: invitationsTo(member), sk: `${company}#${id}` }),
  expires: ({ expires_at }) => expires_at + keptAfterExpiry,
}

/** An invitation whose email waits until the inviter has confirmed an address of their own. */
const HeldInvitation = z.object({ inviter: z.string(), invitation: z.string(), expires_at: z.int() })

export const heldInvitations: Kind<z.infer<typeof HeldInvitation>, { inviter: string; invitation: string }> = {
  name: 'HeldInvitation',
  schema: HeldInvitation,
  key: ({ inviter, invitation }) => ({ pk: accountPartition(inviter), sk: `HELD_INVITATION#${invitation}` }),
  expires: ({ expires_at }) => expires_at,
}

/** The write that holds an invitation back as long as it is kept. */
export const hold = ({ id, invited_by, expires_at }: Invitation) =>
  insert(heldInvitations, { inviter: invited_by, invitation: id, expires_at: expires_at + keptAfterExpiry })

/** The invitations that wait for the confirmation of their inviter's address. */
export async function heldBy(inviter: string): Promise<Stored<Invitation>[]> {
  const held = await list(heldInvitations, { pk: accountPartition(inviter), prefix: 'HELD_INVITATION#' })
  const found = await getAll(
    invitations,
    held.map(({ invitation: id }) => ({ id })),
  )
  return found.filter(({ state }) => state === 'sent')
}

/** Points to the valid invitation of a member, so that a new one revokes it. */
const OpenInvitation = z.object({ company: z.string(), member: z.string(), invitation: z.string() })

export const openInvitations: Kind<z.infer<typeof OpenInvitation>, { company: string; member: string }> = {
  name: 'OpenInvitation',
  schema: OpenInvitation,
  key: whose => ({ pk: memberPartition(whose), sk: 'INVITATION' }),
}
