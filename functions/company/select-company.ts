import { company } from '#shared/company/contract.ts'
import { Problem } from '#shared/contract/problem.ts'
import { accessToken } from '#functions/account/access-token.ts'
import { belongings, belongingsOf } from '#functions/account/belonging-store.ts'
import { sessions } from '#functions/account/session-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getTogether, replace, wanted } from '#functions/platform/table.ts'
import { companies } from './company-store.ts'
import { members } from './member-store.ts'

/** Turns to a company in which the person is active; every other one does not exist for them. */
export const handler = serve(company.selectCompany, async ({ body: { company_id: id } }, { actor, now }) => {
  const mine = await belongingsOf(actor.account)
  const belonging = mine.find(one => one.company === id)
  if (!belonging) throw new Problem('notFound')
  const [session, chosen, member] = await getTogether(
    wanted(sessions, { account: actor.account, id: actor.session }),
    wanted(companies, { id }),
    wanted(members, { company: id, id: actor.account }),
  )
  if (!session) throw new Problem('unauthenticated')
  if (!chosen || chosen.is_deleted || member?.status !== 'active') throw new Problem('notFound')

  const turned = { ...session, company: id }
  // Two turns within one second keep their order, since the next sign-in begins with the last one.
  const selected_at = Math.max(now.seconds, ...mine.map(one => one.selected_at + 1))
  await commit(replace(sessions, turned), replace(belongings, { ...belonging, selected_at }))
  return { token: await accessToken(turned, now) }
})
