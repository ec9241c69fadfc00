import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { Problem } from '#shared/contract/problem.ts'
import { notices as contract } from '#shared/notices/contract.ts'
import { notices } from './notice-store.ts'

export const handler = serve(contract.removeNotice, async ({ path }, { actor }) => {
  const notice = await get(notices, { company: actor.company, member: actor.user, id: path.id })
  if (!notice) throw new Problem('notFound')
  await commit(remove(notices, notice))
})
