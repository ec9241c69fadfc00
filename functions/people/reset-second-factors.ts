import * as contract from '#shared/people/contract/reset-second-factors.ts'
import { problem } from '#shared/contract/problem.ts'
import { assertMayResetFactors } from '#shared/people/membership.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { commitCredentialChange } from '#functions/account/credential-change.ts'
import { secondFactors, secondFactorsOf } from '#functions/account/second-factor-store.ts'
import { withoutSessions } from '#functions/account/session-store.ts'
import { members } from '#functions/company/member-store.ts'
import { companyAccess } from '#functions/platform/authorise.ts'
import { runsTheService } from '#functions/platform/runs-the-service.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, get, remove, replace, type Write } from '#functions/platform/table.ts'
import { loadMembership } from './membership.ts'
import { idOf } from './path-id.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/**
 * The account is read before its companies and replaced, so that joining another company or signing in at the same moment conflicts
 * and is decided again.
 */
export const handler = serve(contract.resetSecondFactors, async ({ path: { id } }, context) => {
  const [{ by, person }, owner, factors] = await Promise.all([
    loadMembership(context.actor, id),
    get(accounts, { id: idOf(context.actor, id) }),
    secondFactorsOf(idOf(context.actor, id)),
  ])
  const { member } = person
  assertMayResetFactors(by, member, context.now)
  if (!owner) throw problem('notFound')
  if (!factors.is_on) {
    // Whoever administers another company too is told nothing of their factors.
    await assertNowhereElse(member)
    throw problem('conflict', 'refusals:noSecondFactor')
  }

  await commitCredentialChange(
    { account: owner.id, by: context.actor.account, what: 'second_factors_reset' },
    context,
    check(members, by),
    check(members, member),
    replace(accounts, owner),
    remove(secondFactors, factors),
    assertNowhereElse(member),
    withoutSessions(owner.id),
    ...audited(context, 'second_factor_reset', aboutPerson(member)),
    ...context.once({}),
  )
})

/** An administrator weakens no sign-in that opens another company or the back office too. @throws Problem `conflict` */
async function assertNowhereElse({ id, company }: { id: string; company: string }): Promise<Write[]> {
  const [memberships, operates] = await Promise.all([companyMembershipsOf(id), runsTheService(id)])
  const others = memberships.map(one => one.company).filter(other => other !== company)
  const { open } = await companyAccess(id, others)
  if (operates) throw problem('conflict', 'refusals:factorsOfOperator')
  if (open.length) throw problem('conflict', 'refusals:factorsOfOtherCompany')
  return []
}
