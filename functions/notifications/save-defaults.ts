import { audited } from '#functions/company/audit-store.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import * as contract from '#shared/notifications/contract/save-defaults.ts'
import { turnedSwitches } from '#shared/notifications/turned-switches.ts'
import { nothingChosen, wantedBy, withChange } from '#shared/notifications/wanted.ts'
import { notificationDefaults } from './preference-store.ts'

export const handler = serve(contract.saveDefaults, async ({ body }, { actor, now, once }) => {
  const { company, companyName: name } = actor
  const known = (await get(notificationDefaults, { company })) ?? unstored({ company, ...nothingChosen })
  const after = withChange(known, body)
  const reply = { data: wantedBy({ company: after }) }
  await commit(
    replace(notificationDefaults, after),
    ...audited({ actor, now }, 'company_changed', aboutCompany({ id: company, name }), {
      changes: turnedSwitches(wantedBy({ company: known }), reply.data),
    }),
    ...once(reply),
  )
  return reply
})
