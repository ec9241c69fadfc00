import * as z from 'zod/mini'
import { Invitation } from '#shared/people/model.ts'
import { companyPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

/** How long, in seconds, an old link is still told from a wrong one: 30 days. */
const keptAfterExpiry = 30 * 24 * 3600

/** The open ones of a company are listed by the first index, the oldest first. */
export const invitations: Kind<Invitation, { id: string }> = {
  name: 'Invitation',
  schema: Invitation,
  key: ({ id }) => ({ pk: `INVITATION#${id}`, sk: 'INVITATION' }),
  index1: ({ company, id, state }) =>
    state === 'sent' ? { pk: `${companyPartition(company)}#INVITATIONS`, sk: id } : undefined,
  expires: ({ expires_at }) => expires_at + keptAfterExpiry,
}

/** Which invitation of a member is the valid one, so that a new one replaces the old. */
const OpenInvitation = z.object({ company: z.string(), member: z.string(), invitation: z.string() })

export const openInvitations: Kind<z.infer<typeof OpenInvitation>, { company: string; member: string }> = {
  name: 'OpenInvitation',
  schema: OpenInvitation,
  key: whose => ({ pk: memberPartition(whose), sk: 'INVITATION' }),
}
