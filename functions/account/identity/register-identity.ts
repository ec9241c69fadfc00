import {
  isEntered,
  providerNames,
  vouchesForEmail,
  type IdentityClaims,
  type Provider,
} from '#shared/account/identity.ts'
import { Email, PersonName, type Account } from '#shared/account/model.ts'
import { newAccount, withConfirmedEmail } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { insert, type Write } from '#functions/platform/table.ts'
import { holderOf, logins } from '../account-store.ts'
import { countAttempt } from '../throttle.ts'
import { opens } from './identity-store.ts'

interface Unknown {
  provider: Provider
  claims: IdentityClaims
  digest: string
}

type Call = Pick<RequestContext<'anyone'>, 'now' | 'perCall' | 'address' | 'language'>

/**
 * The account that somebody registers by a provider, whose word confirms the address. One that is entered already is linked after a
 * sign-in by password or passkey alone, so that nobody takes it over by its address; one that was only invited is entered so, and its
 * invitation stays open.
 * @throws Problem `invalid` where the provider does not vouch for an address, or `conflict` where it has an account
 */
export async function registerIdentity(
  { provider, claims, digest }: Unknown,
  { now, perCall, address, language }: Call,
): Promise<{ owner: Stored<Account>; writes: Write[] }> {
  const names = { provider: providerNames[provider] }
  const email = vouchesForEmail(provider, claims) ? Email.safeParse(claims.email).data : undefined
  if (!email) throw problem('invalid', 'refusals:identityWithoutEmail', names)
  const [held] = await Promise.all([holderOf(email), countAttempt('register', { address }, { now, perCall })])
  if (held && isEntered(held)) throw problem('conflict', 'refusals:identityNeedsLinking', names)

  const known = held ?? unstored(newAccount({ id: newSecretId(), email, language, created_at: now.seconds }))
  const linked = { provider, digest, email, linked_at: now.seconds }
  const owner = withConfirmedEmail(
    {
      ...known,
      language,
      first_name: known.first_name || nameIn(claims.given_name),
      last_name: known.last_name || nameIn(claims.family_name),
      identities: [linked],
    },
    now,
  )
  return { owner, writes: [...(held ? [] : [insert(logins, { email, account: owner.id })]), opens(owner.id, linked)] }
}

/** A name that is one by our own rules; whoever registers types their name in any case. */
const nameIn = (claim: string | undefined) => PersonName.safeParse(claim).data ?? ''
