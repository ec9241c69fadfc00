import * as contract from '#shared/account/contract/identity/complete-identity-log-in.ts'
import { assertNotDeactivated } from '#shared/account/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, get, remove } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { challenges } from './challenge-store.ts'
import { entryOf } from './entry.ts'
import { identities } from './identity/identity-store.ts'
import { provenIdentity } from './identity/proven-identity.ts'
import { registerIdentity } from './identity/register-identity.ts'
import { endedWayCookie } from './identity/way.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { openSecondStep } from './second-step.ts'
import { openSession, signedIn } from './session.ts'

/**
 * Signs in to the account that an identity is linked with. An identity that is linked with none makes a new account, and never
 * opens one by its address alone. With a second factor the provider's word only opens the second step, like a password.
 */
export const handler = serve(contract.completeIdentityLogIn, async ({ path, body }, context) => {
  const { now, browser, origin, setCookie, isAbout, succeedsAs } = context
  const { provider, claims, digest, readChallenge } = await provenIdentity(path.provider, body.response, context)
  const [challenge, identity] = await Promise.all([
    readChallenge({ purpose: 'provider_log_in', account: null }),
    get(identities, { digest }),
  ])
  const { remember } = challenge
  const entry = identity && entryOf(identity.account)
  const [found, factors] = identity
    ? await Promise.all([get(accounts, { id: identity.account }), secondFactorsOf(identity.account)])
    : []

  if (!entry || !found || !factors) {
    const registered = await registerIdentity({ provider, claims, digest }, context)
    isAbout(registered.owner.id)
    const entering = { company: null, remember, browser, provider }
    const session = await openSession(registered.owner, entering, now)
    await commit(...session.writes, ...registered.writes, remove(challenges, challenge))
    for (const cookie of [...session.cookies, endedWayCookie]) setCookie(cookie)
    succeedsAs('registered')
    return { ...signedIn(registered.owner, session.token), remember_me: remember }
  }

  isAbout(found.id)
  assertNotDeactivated(found)
  if (factors.is_on) {
    const { password_version } = found
    const { write, second_step } = openSecondStep(factors, { remember, password_version, origin, provider }, now)
    await commit(write, remove(challenges, challenge))
    setCookie(endedWayCookie)
    succeedsAs('password_accepted')
    return { second_step, remember_me: remember }
  }

  const entering = { company: await entry.company, known: entry.sessions, remember, browser, provider }
  const session = await openSession(found, entering, now)
  // A factor that was added since is asked for, and an identity that was unlinked since opens nothing, by a commit that conflicts.
  await commit(
    ...session.writes,
    check(secondFactors, factors),
    check(identities, identity),
    remove(challenges, challenge),
  )
  for (const cookie of [...session.cookies, endedWayCookie]) setCookie(cookie)
  return { ...signedIn(found, session.token), remember_me: remember }
})
