import * as contract from '#shared/account/contract/identity/unlink-identity.ts'
import { canUnlink } from '#shared/account/identity.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, get, replace } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { commitCredentialChange } from './credential-change.ts'
import { withoutIdentities } from './identity/identity-store.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'

export const handler = serve(contract.unlinkIdentity, async ({ path }, context) => {
  const { account } = context.actor
  const [owner, factors] = await Promise.all([get(accounts, { id: account }), secondFactorsOf(account)])
  if (!owner) throw problem('unauthenticated')
  const linked = owner.identities.filter(({ provider }) => provider === path.provider)
  if (!linked.length) throw problem('notFound')
  if (!canUnlink(owner, factors)) throw problem('conflict', 'refusals:identityIsOnlyWay')
  const left = owner.identities.filter(one => !linked.includes(one))
  await commitCredentialChange(
    { account, what: 'identity_unlinked' },
    context,
    replace(accounts, { ...owner, identities: left }),
    Promise.resolve(withoutIdentities(linked)),
    // A passkey that is removed at the same moment may be what else signs in.
    check(secondFactors, factors),
    ...context.once({}),
  )
})
