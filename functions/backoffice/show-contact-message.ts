import * as contract from '#shared/backoffice/contract/contact/show-contact-message.ts'
import { problem } from '#shared/contract/problem.ts'
import { contactMessages } from '#functions/site/contact-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { withVersion } from './with-version.ts'

export const handler = serve(contract.showContactMessage, async ({ path: { id } }) => {
  const found = await get(contactMessages, { id })
  if (!found) throw problem('notFound')
  return { data: withVersion(found) }
})
