import * as z from 'zod/mini'
import { createHash } from 'node:crypto'
import { Provider, type IdentityClaims, type LinkedIdentity } from '#shared/account/identity.ts'
import { Id } from '#shared/contract/wire.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { clear, insert, type Write } from '#functions/platform/table.ts'

/** Whose account an identity at a provider opens; its insert keeps an identity with one account. */
const Identity = z.object({ digest: z.string(), provider: Provider, account: Id })
export type Identity = z.infer<typeof Identity>

export const identities: Kind<Identity, { digest: string }> = {
  name: 'Identity',
  schema: Identity,
  key: ({ digest }) => ({ pk: `IDENTITY#${digest}`, sk: 'IDENTITY' }),
}

/** An identity is what its issuer calls it; an address may change hands. */
export const digestOf = ({ iss, sub }: Pick<IdentityClaims, 'iss' | 'sub'>) =>
  createHash('sha256').update(`${iss}\n${sub}`).digest('base64url')

/** The write that lets an identity open an account. */
export const opens = (account: string, { digest, provider }: Pick<LinkedIdentity, 'digest' | 'provider'>): Write =>
  insert(identities, { digest, provider, account })

/** The writes by which the identities of an account open nothing any more. */
export const withoutIdentities = (linked: readonly Pick<LinkedIdentity, 'digest'>[]): Write[] =>
  linked.map(({ digest }) => clear(identities, { digest }))
