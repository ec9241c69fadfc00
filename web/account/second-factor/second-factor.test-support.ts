import i18next from 'i18next'
import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  showSecondFactors,
  type SecondFactorsView,
} from '#shared/account/contract/second-factor/show-second-factors.ts'
import { ApiError } from '#shared/contract/client.ts'
import account from '#shared/words/hu/account.json'
import identity from '#shared/words/hu/identity.json'
import problems from '#shared/words/hu/problems.json'
import security from '#shared/words/hu/security.json'
import sessions from '#shared/words/hu/sessions.json'
import { answer } from '#web/api/fake-api.test-support.ts'

for (const [name, list] of Object.entries({ account, identity, problems, security, sessions }))
  i18next.addResourceBundle('hu', name, list)

const at = Date.parse('2026-11-19T09:00:00Z') / 1000

/** The token of a challenge, as long as those of the server. */
export const challenge = 'c'.repeat(43)
export const authenticator = { added_at: at }
export const laptop = { id: 'k1', name: 'Laptop', is_synced: false, created_at: at, last_used_at: null }
export const phone = { id: 'k2', name: 'Telefon', is_synced: true, created_at: at - 86_400, last_used_at: at + 3600 }
export const codes = ['AAAA-1111', 'BBBB-2222', 'CCCC-3333']

const none: SecondFactorsView = {
  authenticator: null,
  passkeys: [],
  identities: [],
  has_password: true,
  recovery_codes_left: 0,
  confirmed_until: null,
}

/** What the account has from now on. */
export const factorsAre = (over: Partial<SecondFactorsView>) =>
  answer(showSecondFactors, () => ({ data: { ...none, ...over } }))

export const unconfirmed = () =>
  new ApiError(428, { success: 0, code: 'identityUnconfirmed', message: 'Előbb erősítsd meg, hogy te vagy az.' })

export const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
export const button = (name: string) => page.getByRole('button', { name, exact: true })

/** What a browser makes a passkey with, and asks one with. */
export const creation = {
  challenge: 'AQID',
  rp: { id: location.hostname, name: 'Szabi' },
  user: { id: 'BAUG', name: 'anna@example.hu', displayName: 'Kis Anna' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 60_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
}
export const request = {
  challenge: 'AQID',
  rpId: location.hostname,
  timeout: 60_000,
  userVerification: 'preferred' as const,
  allowCredentials: [{ type: 'public-key' as const, id: 'Bwg' }],
}

const bytes = (...all: number[]) => Uint8Array.from(all).buffer
const credential = (response: object) =>
  ({ id: 'Bwg', rawId: bytes(7, 8), type: 'public-key', response, getClientExtensionResults: () => ({}) }) as never

/** Stands in for the browser's own windows, which no test can press; the challenge is signed, or a passkey made. */
export const browserSigns = () =>
  vi
    .spyOn(navigator.credentials, 'get')
    .mockImplementation(async () =>
      credential({ clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) }),
    )
export const browserMakes = () =>
  vi
    .spyOn(navigator.credentials, 'create')
    .mockImplementation(async () =>
      credential({ clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ['internal'] }),
    )

/** What the API is given of what the browser signed, or made. */
export const signed = {
  id: 'Bwg',
  rawId: 'Bwg',
  type: 'public-key',
  response: { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' },
}
export const made = {
  id: 'Bwg',
  rawId: 'Bwg',
  type: 'public-key',
  response: { clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
}

/** The person closes the browser's window. */
export const cancelled = () => new DOMException('The operation was not allowed.', 'NotAllowedError')
