import * as contract from '#shared/company/contract/select-company.ts'
import { Problem } from '#shared/contract/problem.ts'
import { accessToken } from '#functions/account/access-token.ts'
import { companyMemberships, companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { sessions } from '#functions/account/session-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, replace, lookup } from '#functions/platform/table.ts'
import { companies } from './company-store.ts'
import { members } from './member-store.ts'

/** Selects a company where the account is an active member; any other company replies `notFound`. */
export const handler = serve(contract.selectCompany, async ({ body: { company_id: id } }, { actor, now }) => {
  const mine = await companyMembershipsOf(actor.account)
  const membership = mine.find(one => one.company === id)
  if (!membership) throw new Problem('notFound')
  const [session, chosen, member] = await getBatch(
    lookup(sessions, { account: actor.account, id: actor.session }),
    lookup(companies, { id }),
    lookup(members, { company: id, id: actor.account }),
  )
  if (!session) throw new Problem('unauthenticated')
  if (!chosen || chosen.is_deleted || member?.status !== 'active') throw new Problem('notFound')

  const switched = { ...session, company: id }
  // Keeps the order of two selections within one second, since the next sign-in selects the latest.
  const selected_at = Math.max(now.seconds, ...mine.map(one => one.selected_at + 1))
  await commit(replace(sessions, switched), replace(companyMemberships, { ...membership, selected_at }))
  return { token: await accessToken(switched, now) }
})
