import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { clientTimeouts, optionalSetting, setting } from './environment.ts'

/** How a stage is known to a provider of identities. */
const Client = z.object({ client_id: z.string(), client_secret: z.string() })

export interface ProviderClient extends z.infer<typeof Client> {
  issuer: string
}

const issuers: Record<string, string> = {
  google: 'https://accounts.google.com',
  // Personal accounts and those of every organisation; which one it was stands in the ID token.
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
}

const secretsManager = new SecretsManagerClient(clientTimeouts)
const clients = new Map<string, Promise<ProviderClient>>()

/** The client of a provider; undefined where the stage does not offer it. `PROVIDERS` is `google=<secret> microsoft=<secret>`. */
export async function providerClient(provider: string): Promise<ProviderClient | undefined> {
  const secret = (optionalSetting('PROVIDERS') ?? '')
    .split(' ')
    .find(one => one.startsWith(`${provider}=`))
    ?.slice(provider.length + 1)
  if (!secret) return undefined
  if (secret === 'stand-in') return standIn(provider)
  const client = clients.get(provider) ?? readClient(provider, secret)
  clients.set(provider, client)
  // A failed read is not kept, so that the next call can succeed.
  client.catch(() => clients.delete(provider))
  return client
}

async function readClient(provider: string, id: string): Promise<ProviderClient> {
  const { SecretString = '{}' } = await secretsManager.send(new GetSecretValueCommand({ SecretId: id }))
  return { ...Client.parse(JSON.parse(SecretString)), issuer: issuers[provider] ?? '' }
}

/** The provider that the local cloud runs itself. */
const standIn = (provider: string): ProviderClient => ({
  client_id: 'szabi',
  client_secret: 'stand-in',
  issuer: `${setting('ORIGIN')}/_local/identity/${provider}`,
})
