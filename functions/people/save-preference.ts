import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/save-preference.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, getAll, replace } from '#functions/platform/table.ts'

/** Copies the language to every member of the account, since emails are composed from the member. */
export const handler = serve(contract.savePreference, async ({ body }, { actor }) => {
  const [account, memberships] = await Promise.all([
    get(accounts, { id: actor.account }),
    body.key === 'language' ? companyMembershipsOf(actor.account) : [],
  ])
  if (!account) throw new Problem('unauthenticated')
  if (body.key === 'theme') return commit(replace(accounts, { ...account, theme: body.value }))

  const language = body.value
  const companies = memberships.map(({ company }) => ({ company, id: actor.account }))
  const membersToUpdate = (await getAll(members, companies)).filter(member => member.language !== language)
  await commit(
    replace(accounts, { ...account, language }),
    ...membersToUpdate.map(member => replace(members, { ...member, language })),
  )
})
