import { company } from '#shared/company/contract.ts'
import { Problem } from '#shared/contract/problem.ts'
import { accessToken } from '#functions/account/access-token.ts'
import { belongings } from '#functions/account/belonging-store.ts'
import { sessions } from '#functions/account/session-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getTogether, replace, wanted } from '#functions/platform/table.ts'
import { companies } from './company-store.ts'
import { members } from './member-store.ts'

/** Turns to a company in which the person is active; every other one does not exist for them. */
export const handler = serve(company.selectCompany, async ({ body: { company_id: id } }, { actor, now }) => {
  const [session, belonging, chosen, member] = await getTogether(
    wanted(sessions, { account: actor.account, id: actor.session }),
    wanted(belongings, { account: actor.account, company: id }),
    wanted(companies, { id }),
    wanted(members, { company: id, id: actor.account }),
  )
  if (!session) throw new Problem('unauthenticated')
  if (!belonging || !chosen || chosen.is_deleted || member?.status !== 'active') throw new Problem('notFound')

  const turned = { ...session, company: id }
  await commit(replace(sessions, turned), replace(belongings, { ...belonging, selected_at: now.seconds }))
  return { token: await accessToken(turned, now) }
})
