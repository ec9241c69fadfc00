import { AssistantScope } from '#shared/account/assistant.ts'
import * as contract from '#shared/account/contract/assistant/describe-authorisation.ts'
import { productName } from '#shared/words/product.ts'
import { setting } from '#functions/platform/environment.ts'
import { servePlain } from '#functions/platform/serve-plain.ts'

/** Served below `/.well-known/` too, where clients look for them. */
const documents: Record<string, (origin: string) => object> = {
  'authorization-server': origin => ({
    issuer: origin,
    authorization_endpoint: `${origin}/connect`,
    token_endpoint: `${origin}/api/oauth/token`,
    registration_endpoint: `${origin}/api/oauth/register`,
    revocation_endpoint: `${origin}/api/oauth/revoke`,
    scopes_supported: AssistantScope.options,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  }),
  'protected-resource': origin => ({
    resource: `${origin}/api/mcp`,
    authorization_servers: [origin],
    scopes_supported: AssistantScope.options,
    bearer_methods_supported: ['header'],
    resource_name: productName,
  }),
}

export const handler = servePlain(contract.describeAuthorisation, async ({ event }) => {
  const { document = '' } = event.pathParameters ?? {}
  const describe = Object.hasOwn(documents, document) ? documents[document] : undefined
  return describe ? { status: 200, body: describe(setting('ORIGIN')) } : { status: 404, body: { error: 'not_found' } }
})
