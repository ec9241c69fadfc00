import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/save-preference.ts'
import { accounts } from '#functions/account/account-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { accountAndMembers } from './account-and-members.ts'

/** Copies the language to every member of the account, since emails are composed from the member. */
export const handler = serve(contract.savePreference, async ({ body }, { actor }) => {
  if (body.key === 'theme') {
    const account = await get(accounts, { id: actor.account })
    if (!account) throw new Problem('unauthenticated')
    return commit(replace(accounts, { ...account, theme: body.value }))
  }

  const language = body.value
  const { account, members: found } = await accountAndMembers(actor.account, 'unauthenticated')
  await commit(
    replace(accounts, { ...account, language }),
    ...found.filter(member => member.language !== language).map(member => replace(members, { ...member, language })),
  )
})
