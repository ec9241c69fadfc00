import { AssistantClient } from '#shared/account/assistant.ts'
import * as contract from '#shared/account/contract/assistant/register-assistant.ts'
import { jsonOf, servePlain } from '#functions/platform/serve-plain.ts'
import { clientIdOf } from './assistant/client-id.ts'

/** Nothing is kept: the client id is what the client said, signed, so that nobody fills the table by registering. */
export const handler = servePlain(contract.registerAssistant, async ({ event, now }) => {
  const client = AssistantClient.safeParse(jsonOf(event)).data
  const client_id = client && (await clientIdOf(client))
  if (!client_id) {
    const error_description = client
      ? 'redirect_uris are too long together.'
      : 'redirect_uris are one to five addresses, over https or of this machine.'
    return { status: 400, body: { error: 'invalid_redirect_uri', error_description } }
  }
  return {
    status: 201,
    body: {
      ...client,
      client_id,
      client_id_issued_at: now.seconds,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  }
})
