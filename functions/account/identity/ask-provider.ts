import * as oidc from 'openid-client'
import { IdentityClaims, type Provider } from '#shared/account/identity.ts'
import { problem } from '#shared/contract/problem.ts'
import { log } from '#functions/platform/log.ts'
import type { ProviderClient } from '#functions/platform/providers.ts'
import { derived, returnAddress } from './way.ts'

/** Seconds after which a provider counts as unreachable; a call has half a minute, in which it is asked three times. */
const patience = 6

/** For how long, in milliseconds, what a provider says of itself is kept. */
const freshFor = 3600_000

const configurations = new Map<string, { at: number; reading: Promise<oidc.Configuration> }>()

/** What a provider says of itself (OpenID Connect Discovery). */
async function configurationOf({ issuer, client_id, client_secret }: ProviderClient): Promise<oidc.Configuration> {
  const known = configurations.get(issuer)
  if (known && Date.now() - known.at < freshFor) return known.reading
  // Only the local cloud's own provider has an address without TLS.
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []),
  ]
  const reading = oidc.discovery(new URL(issuer), client_id, client_secret, oidc.ClientSecretPost(client_secret), {
    execute,
    timeout: patience,
  })
  configurations.set(issuer, { at: Date.now(), reading })
  reading.catch(() => configurations.delete(issuer))
  return reading
}

interface Way {
  provider: Provider
  client: ProviderClient
  /** The token of the way, which only the browser has. */
  token: string
  /** The origin that the provider sends back to. */
  origin: string
}

/** Where a browser goes: authorisation code with PKCE, state and nonce; people choose the account each time. */
export async function providerAddress({ provider, client, token, origin }: Way): Promise<string> {
  const config = await reached(() => configurationOf(client))
  const parameters = {
    redirect_uri: returnAddress(origin, provider),
    scope: 'openid email profile',
    state: derived(token, 'state'),
    nonce: derived(token, 'nonce'),
    code_challenge: await oidc.calculatePKCECodeChallenge(derived(token, 'verifier')),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }
  return oidc.buildAuthorizationUrl(config, parameters).href
}

/**
 * Exchanges what the provider sent back for the claims of its ID token, which the library verifies: state, issuer, signature, audience,
 * times and nonce. TLS alone would prove the issuer; its signature is verified too.
 * @throws Problem `invalid` where anything of it is wrong, or the person has turned back
 */
export async function claimsOf({ provider, client, token, origin }: Way, response: string): Promise<IdentityClaims> {
  const config = await reached(() => configurationOf(client))
  const back = new URL(returnAddress(origin, provider))
  back.search = response
  return reached(async () => {
    const tokens = await oidc.authorizationCodeGrant(config, back, {
      expectedState: derived(token, 'state'),
      expectedNonce: derived(token, 'nonce'),
      pkceCodeVerifier: derived(token, 'verifier'),
      idTokenExpected: true,
    })
    return IdentityClaims.parse(tokens.claims())
  })
}

/** What goes wrong at a provider is told in one way; the log has what it was. */
async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { code = '', name = '' } = error as { code?: string; name?: string }
    log.info('a provider of identities was not believed', { name, code, reason: (error as Error).message })
    throw problem('invalid', 'refusals:identityNotProven')
  }
}
