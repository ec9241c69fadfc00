import * as contract from '#shared/account/contract/assistant/show-assistant-request.ts'
import { serve } from '#functions/platform/serve.ts'
import { askedOf, backTo } from './assistant/asked-of.ts'

export const handler = serve(contract.showAssistantRequest, async ({ query }, { actor }) => {
  const { client, scopes } = await askedOf(query)
  const { protocol, host } = new URL(query.redirect_uri)
  return {
    data: {
      name: client.client_name,
      host: host || protocol.slice(0, -1),
      scopes,
      company: { id: actor.company, name: actor.companyName },
      denied_address: backTo(query, { error: 'access_denied' }),
    },
  }
})
