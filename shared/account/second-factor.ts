import * as z from 'zod/mini'
import { Id, line } from '../contract/wire.ts'
import { Provider } from './identity.ts'

export const PasskeyName = line(60)

/** A passkey (WebAuthn credential) of an account. */
export const Passkey = z.object({
  /** A digest of the credential id, which may be longer than a key of the table. */
  id: Id,
  credential_id: z.string(),
  /** In COSE form, as base64url. */
  public_key: z.string(),
  /** The signature counter of the authenticator; always 0 where the passkey is synchronised. */
  counter: z.int(),
  transports: z.array(z.string()),
  /** The relying party: the domain that the browser offers the passkey at. */
  rp_id: z.string(),
  name: z.string(),
  is_synced: z.boolean(),
  created_at: z.int(),
  last_used_at: z.nullable(z.int()),
})
export type Passkey = z.infer<typeof Passkey>

/** What an account has beside its password, all in one item so that every change of it conflicts with every other. */
export const SecondFactors = z.object({
  account: Id,
  /** Whether signing in by password takes a second step. */
  is_on: z.boolean(),
  authenticator: z.nullable(
    z.object({
      /** The TOTP secret, sealed. */
      secret: z.string(),
      added_at: z.int(),
      /** The time step of the newest accepted code; no code of it or of an earlier one is accepted again. */
      last_step: z.int(),
    }),
  ),
  passkeys: z.array(Passkey),
  /** Hashes of the unused codes. */
  recovery_codes: z.array(z.string()),
})
export type SecondFactors = z.infer<typeof SecondFactors>

/** A time step of TOTP in seconds (RFC 6238, 5.2). */
export const totpStep = 30

export const mostPasskeys = 10
export const recoveryCodeCount = 10

export const noSecondFactors = (account: string): SecondFactors => ({
  account,
  is_on: false,
  authenticator: null,
  passkeys: [],
  recovery_codes: [],
})

/** The factors after a change; recovery codes exist only beside another factor. */
export function changedFactors<F extends SecondFactors>(
  factors: F,
  change: Partial<Pick<SecondFactors, 'authenticator' | 'passkeys' | 'recovery_codes'>>,
): F {
  const changed = { ...factors, ...change }
  const is_on = changed.authenticator !== null || changed.passkeys.length > 0
  return { ...changed, is_on, recovery_codes: is_on ? changed.recovery_codes : [] }
}

/** The factors after a code of the authenticator app was accepted. */
export const afterCode = <F extends SecondFactors>(factors: F, step: number): F =>
  factors.authenticator ? { ...factors, authenticator: { ...factors.authenticator, last_step: step } } : factors

/** The factors after a passkey has signed a challenge. */
export const afterPasskey = <F extends SecondFactors>(factors: F, id: string, use: Partial<Passkey>): F => ({
  ...factors,
  passkeys: factors.passkeys.map(passkey => (passkey.id === id ? { ...passkey, ...use } : passkey)),
})

/** Reads a code as people type it: without spaces and hyphens, in upper case, and O, I and L as the digits they look like. */
export const normalisedCode = (typed: string) =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/**
 * A challenge that is answered once, within minutes: the second step of a sign-in, a sign-in or confirmation by passkey, a new factor, or
 * the way to a provider and back, or the code of an assistant, which stays while a second use of it would tell of theft.
 */
export const Challenge = z.object({
  /** The digest of its token, so that the table alone cannot answer it. */
  digest: z.string(),
  purpose: z.enum([
    'second_step',
    'passkey_log_in',
    'passkey_setup',
    'authenticator_setup',
    'identity',
    'provider_log_in',
    'provider_link',
    'assistant',
  ]),
  /** Null where it is not known yet who signs in. */
  account: z.nullable(Id),
  /** What a passkey has to sign, the sealed secret of the authenticator app, the page that a provider sends back to, or what an assistant was granted. */
  value: z.string(),
  /** The version of the password that opened it; null where none did. */
  password_version: z._default(z.nullable(z.int()), null),
  /** The provider that is asked, or whose word has opened the second step. */
  provider: z._default(z.nullable(Provider), null),
  /** Whether the session is kept after an hour without use. */
  remember: z.boolean(),
  expires_at: z.int(),
})
export type Challenge = z.infer<typeof Challenge>

/** Lifetime of a challenge, in seconds. */
export const challengeLasts = 10 * 60

/** How long a confirmed identity holds in its session, in seconds. */
export const confirmationLasts = 15 * 60
