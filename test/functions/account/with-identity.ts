import { completeIdentityLogIn } from '#shared/account/contract/identity/complete-identity-log-in.ts'
import { linkIdentity } from '#shared/account/contract/identity/link-identity.ts'
import { startIdentityLogIn } from '#shared/account/contract/identity/start-identity-log-in.ts'
import { startLinkingIdentity } from '#shared/account/contract/identity/start-linking-identity.ts'
import type { Provider } from '#shared/account/identity.ts'
import type { Client } from '#test/support/client.ts'
import { confirm } from './with-factors.ts'

/** Who somebody is at the stand-in provider. */
export interface AtProvider {
  email: string
  isVerified?: boolean
  claims?: Record<string, unknown>
  turnsBack?: boolean
}

/** What somebody does in the page of the provider; gives the query with which the browser comes back. */
export async function atProvider(address: string, { email, isVerified = true, claims, turnsBack }: AtProvider) {
  const asked = new URL(address)
  const form = new URLSearchParams({
    ...Object.fromEntries(asked.searchParams),
    email,
    given_name: 'Anna',
    family_name: 'Kovács',
    ...(isVerified && { verified: 'on' }),
    ...(claims && { claims: JSON.stringify(claims) }),
    ...(turnsBack && { cancel: '' }),
  })
  const shown = await fetch(asked)
  if (shown.status !== 200) throw new Error(`The provider answered ${shown.status}`)
  const reply = await fetch(asked.origin + asked.pathname, { method: 'POST', body: form, redirect: 'manual' })
  return new URL(reply.headers.get('location') ?? '').search
}

/** Begins to sign in by a provider, and gives what comes back from it. */
export async function beginLogIn(client: Client, who: AtProvider, provider: Provider = 'google') {
  const { data } = await client.asked(startIdentityLogIn, { path: { provider }, body: {} })
  return atProvider(data.address, who)
}

export const completeLogInWith = (client: Client, response: string, provider: Provider = 'google') =>
  client.asked(completeIdentityLogIn, { path: { provider }, body: { response } })

/** Signs in, or registers, by a provider. */
export const logInBy = async (client: Client, who: AtProvider, provider: Provider = 'google') =>
  completeLogInWith(client, await beginLogIn(client, who, provider), provider)

/** Begins to link the account of a client that has confirmed who it is. */
export async function beginLinking(client: Client, who: AtProvider, provider: Provider = 'google') {
  const { data } = await client.asked(startLinkingIdentity, { path: { provider } })
  return atProvider(data.address, who)
}

export const completeLinkingWith = (client: Client, response: string, provider: Provider = 'google') =>
  client.asked(linkIdentity, { path: { provider }, body: { response } })

/** Confirms the identity by the password and links an account. */
export async function linked(client: Client, who: AtProvider, provider: Provider = 'google') {
  await confirm(client)
  await completeLinkingWith(client, await beginLinking(client, who, provider), provider)
}
