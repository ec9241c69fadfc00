import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, lookup, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/notifications/contract/save-preferences.ts'
import { nothingChosen, wantedBy, withChange } from '#shared/notifications/wanted.ts'
import { notificationDefaults, notificationPreferences } from './preference-store.ts'

export const handler = serve(contract.savePreferences, async ({ body }, { actor, once }) => {
  const whose = { company: actor.company, member: actor.user }
  const [known, company] = await getBatch(
    lookup(notificationPreferences, whose),
    lookup(notificationDefaults, { company: actor.company }),
  )
  const own = withChange(known ?? unstored({ ...whose, ...nothingChosen }), body)
  const reply = { data: wantedBy({ own, company }) }
  await commit(replace(notificationPreferences, own), ...once(reply))
  return reply
})
