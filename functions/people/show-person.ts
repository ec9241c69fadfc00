import { undeliverableAddresses } from '#functions/account/undeliverable-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import * as contract from '#shared/people/contract/show-person.ts'
import { mayKnowTerms, personView } from '#shared/people/rules.ts'
import { loadPerson } from './person-store.ts'

export const handler = serve(contract.showPerson, async ({ path: { id } }, { actor, now }) => {
  const { member, terms } = await loadPerson(actor, id)
  const refused = mayKnowTerms(actor, member) ? await refusedBy(member, now) : undefined
  return { data: { ...personView(actor, member, terms, now.today), ...(refused && { email_refused: refused.why }) } }
})

/** The mark of an address that emails do not reach; one that has expired may stand for a while. */
async function refusedBy({ email }: Member, { seconds }: { seconds: number }) {
  const mark = await get(undeliverableAddresses, { email })
  return mark && mark.expires_at > seconds ? mark : undefined
}
