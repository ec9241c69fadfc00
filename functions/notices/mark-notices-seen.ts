import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { notices as contract } from '#shared/notices/contract.ts'
import { bellOf, notices } from './notice-store.ts'

export const handler = serve(contract.markNoticesSeen, async (_, { actor }) => {
  const unseen = (await bellOf({ company: actor.company, member: actor.user })).filter(({ is_seen }) => !is_seen)
  if (unseen.length) await commit(...unseen.map(notice => replace(notices, { ...notice, is_seen: true })))
})
