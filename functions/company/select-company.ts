import * as contract from '#shared/company/contract/select-company.ts'
import { Problem } from '#shared/contract/problem.ts'
import { accessToken } from '#functions/account/access-token.ts'
import { companyMemberships, companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { sessions } from '#functions/account/session-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, replace, lookup } from '#functions/platform/table.ts'
import { companies } from './company-store.ts'
import { members } from './member-store.ts'

/** Turns to a company in which the person is active; every other one does not exist for them. */
export const handler = serve(contract.selectCompany, async ({ body: { company_id: id } }, { actor, now }) => {
  const mine = await companyMembershipsOf(actor.account)
  const belonging = mine.find(one => one.company === id)
  if (!belonging) throw new Problem('notFound')
  const [session, chosen, member] = await getBatch(
    lookup(sessions, { account: actor.account, id: actor.session }),
    lookup(companies, { id }),
    lookup(members, { company: id, id: actor.account }),
  )
  if (!session) throw new Problem('unauthenticated')
  if (!chosen || chosen.is_deleted || member?.status !== 'active') throw new Problem('notFound')

  const turned = { ...session, company: id }
  // Two turns within one second keep their order, since the next sign-in begins with the last one.
  const selected_at = Math.max(now.seconds, ...mine.map(one => one.selected_at + 1))
  await commit(replace(sessions, turned), replace(companyMemberships, { ...belonging, selected_at }))
  return { token: await accessToken(turned, now) }
})
