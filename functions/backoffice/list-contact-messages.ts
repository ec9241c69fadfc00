import * as contract from '#shared/backoffice/contract/contact/list-contact-messages.ts'
import { contactMessages, contactPartition, placeOfMessage } from '#functions/site/contact-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { withVersion } from './with-version.ts'

/** One more than shown says where the next page begins. */
export const handler = serve(contract.listContactMessages, async ({ query: { state, cursor } }) => {
  const atMost = contract.messagesOfPage
  const found = await list(contactMessages, {
    pk: contactPartition(state),
    index: state ? 2 : 1,
    newestFirst: true,
    // The cursor is itself within the bounds.
    atMost: atMost + 2,
    ...(cursor && { between: ['0', cursor] }),
  })
  const after = found.filter(one => placeOfMessage(one) !== cursor)
  const page = after.slice(0, atMost)
  return { data: page.map(withVersion), next: after.length > atMost ? placeOfMessage(page.at(-1)!) : null }
})
