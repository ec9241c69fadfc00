import * as contract from '#shared/backoffice/contract/show-own-permissions.ts'
import { Problem } from '#shared/contract/problem.ts'
import { accounts } from '#functions/account/account-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'

export const handler = serve(contract.showOwnPermissions, async (_, { actor }) => {
  const account = await get(accounts, { id: actor.account })
  if (!account) throw new Problem('unauthenticated')
  const { id, email, first_name, last_name } = account
  return { data: { id, email, first_name, last_name, permissions: [...actor.permissions] } }
})
