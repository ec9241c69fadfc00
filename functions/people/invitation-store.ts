import * as z from 'zod/mini'
import { Invitation } from '#shared/people/model.ts'
import { companyPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

/** Retention after expiry, in seconds: 30 days in which an expired link is distinguished from an unknown one. */
const keptAfterExpiry = 30 * 24 * 3600

/** The first index lists the open invitations of a company, the oldest first. */
export const invitations: Kind<Invitation, { id: string }> = {
  name: 'Invitation',
  schema: Invitation,
  key: ({ id }) => ({ pk: `INVITATION#${id}`, sk: 'INVITATION' }),
  index1: ({ company, id, state }) =>
    state === 'sent' ? { pk: `${companyPartition(company)}#INVITATIONS`, sk: id } : undefined,
  expires: ({ expires_at }) => expires_at + keptAfterExpiry,
}

/** Points to the valid invitation of a member, so that a new one revokes it. */
const OpenInvitation = z.object({ company: z.string(), member: z.string(), invitation: z.string() })

export const openInvitations: Kind<z.infer<typeof OpenInvitation>, { company: string; member: string }> = {
  name: 'OpenInvitation',
  schema: OpenInvitation,
  key: whose => ({ pk: memberPartition(whose), sk: 'INVITATION' }),
}
