import * as contract from '#shared/people/contract/list-administrators.ts'
import { secondFactors } from '#functions/account/second-factor-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { adminsOf } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get, getAll } from '#functions/platform/table.ts'

export const handler = serve(contract.listAdministrators, async (_, { actor }) => {
  const [admins, company] = await Promise.all([adminsOf(actor.company), get(companies, { id: actor.company })])
  const factors = await getAll(
    secondFactors,
    admins.map(({ id }) => ({ account: id })),
  )
  const protectedBy = new Set(factors.filter(({ is_on }) => is_on).map(({ account }) => account))
  return {
    data: admins.map(admin => ({
      ...admin,
      is_owner: admin.id === company?.owner,
      has_second_factor: protectedBy.has(admin.id),
    })),
  }
})
