import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/save-preference.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, Conflict, get, getAll, replace } from '#functions/platform/table.ts'

/**
 * Copies the language to every member of the account, since emails are composed from the member. The memberships are read again after
 * the account: a company joined before that is among them, and one joined later replaces the account, so that the commit conflicts.
 */
export const handler = serve(contract.savePreference, async ({ body }, { actor }) => {
  const [account, memberships] = await Promise.all([
    get(accounts, { id: actor.account }),
    body.key === 'language' ? companyMembershipsOf(actor.account) : [],
  ])
  if (!account) throw new Problem('unauthenticated')
  if (body.key === 'theme') return commit(replace(accounts, { ...account, theme: body.value }))

  const language = body.value
  const companies = memberships.map(({ company }) => ({ company, id: actor.account }))
  const [found, membershipsNow] = await Promise.all([getAll(members, companies), companyMembershipsOf(actor.account)])
  if (membershipsNow.length !== memberships.length) throw new Conflict('a company was joined meanwhile')
  const membersToUpdate = found.filter(member => member.language !== language)
  await commit(
    replace(accounts, { ...account, language }),
    ...membersToUpdate.map(member => replace(members, { ...member, language })),
  )
})
