import * as z from 'zod/mini'
import { Id } from '../contract/wire.ts'

/** Who else can say who somebody is (OpenID Connect). */
export const Provider = z.enum(['google', 'microsoft'])
export type Provider = z.infer<typeof Provider>

/** What people call them. */
export const providerNames: Record<Provider, string> = { google: 'Google', microsoft: 'Microsoft' }

export const isProvider = (text: string): text is Provider => Provider.safeParse(text).success

/** An account at a provider by which somebody signs in. */
export const LinkedIdentity = z.object({
  provider: Provider,
  /** A digest of the issuer and of what it calls its account. */
  digest: Id,
  /** The address that the provider named when it was linked, by which people recognise it; nothing is decided by it. */
  email: z.nullable(z.string()),
  linked_at: z.int(),
})
export type LinkedIdentity = z.infer<typeof LinkedIdentity>

/** The claims of an ID token as far as they are read. */
export const IdentityClaims = z.object({
  iss: z.string().check(z.minLength(1)),
  sub: z.string().check(z.minLength(1)),
  email: z.catch(z.optional(z.string()), undefined),
  email_verified: z.catch(z.optional(z.unknown()), undefined),
  given_name: z.catch(z.optional(z.string()), undefined),
  family_name: z.catch(z.optional(z.string()), undefined),
  /** Microsoft's tenant, and whether the owner of the tenant has proven that the domain of the address is theirs. */
  tid: z.catch(z.optional(z.string()), undefined),
  xms_edov: z.catch(z.optional(z.unknown()), undefined),
})
export type IdentityClaims = z.infer<typeof IdentityClaims>

/** The tenant of Microsoft's personal accounts, whose addresses Microsoft verifies itself. */
export const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

const isTrue = (claim: unknown) => claim === true || claim === 'true' || claim === 1 || claim === '1'

/**
 * Whether a provider vouches for the address that it names. In a tenant of Microsoft an administrator may write any address into
 * an account, so that only `xms_edov` and personal accounts count there, and `email_verified` does not.
 */
export function vouchesForEmail(provider: Provider, { email_verified, tid, xms_edov }: IdentityClaims): boolean {
  if (provider === 'microsoft') return tid === personalTenant || isTrue(xms_edov)
  return isTrue(email_verified)
}

interface Entered {
  password: string | null
  identities: readonly LinkedIdentity[]
}

/** Whether somebody has entered an account; one that was only invited has neither a password nor a linked identity. */
export const isEntered = ({ password, identities }: Entered): boolean => password !== null || identities.length > 0

/** Whether somebody can sign in by a password to an account whose address is proven, as opposed to whoever has merely registered it. */
export const isProven = ({
  password,
  email_confirmed_at,
}: {
  password: string | null
  email_confirmed_at: number | null
}) => password !== null && email_confirmed_at !== null

/** Whether somebody who unlinks an identity can still sign in: by the password, another identity, or a passkey, which may be the only step. */
export const canUnlink = ({ password, identities }: Entered, factors: { passkeys: readonly unknown[] }): boolean =>
  password !== null || identities.length > 1 || factors.passkeys.length > 0
