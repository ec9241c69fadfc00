import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { keptWithout, operatorOf } from '#functions/account/ended-operator.ts'
import { serve } from '#functions/platform/serve.ts'
import { get, list } from '#functions/platform/table.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/show-account-erasure.ts'
import { requests, waitingIn } from './leave-store.ts'
import { companiesToLeave } from './own-data/companies-to-leave.ts'

export const handler = serve(contract.showAccountErasure, async (_, { actor: { account: id } }) => {
  const [account, operator, memberships] = await Promise.all([
    get(accounts, { id }),
    operatorOf(id),
    companyMembershipsOf(id),
  ])
  if (!account) throw new Problem('unauthenticated')
  const [leaving, waiting, isKept] = await Promise.all([
    companiesToLeave(id, memberships),
    Promise.all(memberships.map(({ company }) => waitingOf(company, id))),
    operator ? keptWithout(operator).then(Boolean) : true,
  ])
  const companies = leaving
    .filter(({ company }) => !company.is_deleted)
    .map(({ company, obstacle }) => ({
      name: company.name,
      waiting: waiting[memberships.findIndex(one => one.company === company.id)] ?? 0,
      obstacle,
    }))
  return { data: { email: account.email, companies, is_last_operator: !isKept } }
})

/** How many requests of somebody wait for a decision. */
const waitingOf = async (company: string, member: string) =>
  (await list(requests, { pk: waitingIn(company), prefix: `${member}#`, index: 1 })).length
