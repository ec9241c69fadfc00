import * as z from 'zod/mini'
import { name } from '../contract/name.ts'
import { Id } from '../contract/wire.ts'
import { Language } from '../words/language.ts'
import { ConnectedAssistant } from './assistant.ts'
import { LinkedIdentity, Provider } from './identity.ts'

/** The e-mail address is the login: unique, compared without regard to case. */
export const Email = z
  .string({ error: 'problems:required' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'problems:required' }),
    z.maxLength(254, { error: 'problems:tooLong' }),
    z.email({ error: 'problems:email' }),
  )

/** A new password: at least 8 characters, an upper-case letter, a lower-case letter and a digit. */
export const NewPassword = z
  .string({ error: 'problems:required' })
  .check(
    z.minLength(8, { error: 'problems:passwordLength' }),
    z.maxLength(200, { error: 'problems:tooLong' }),
    z.regex(/\p{Lu}/u, { error: 'problems:passwordUpper' }),
    z.regex(/\p{Ll}/u, { error: 'problems:passwordLower' }),
    z.regex(/\d/, { error: 'problems:passwordDigit' }),
  )

/** A password entered to sign in; the rules for new passwords do not apply, since older ones may be in use. */
export const GivenPassword = z
  .string({ error: 'problems:required' })
  .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(200, { error: 'problems:tooLong' }))

export const PersonName = name(60)

export const Theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof Theme>

/** A person who can sign in, independent of the companies they belong to. */
export const Account = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  /** argon2id in the PHC form; null until an invitation is accepted. */
  password: z.nullable(z.string()),
  /** How often the password was changed; what an earlier one has opened or trusted ends with it. */
  password_version: z._default(z.int(), 0),
  /** When, in unix seconds, a link sent to the address was opened; null until then. */
  email_confirmed_at: z._default(z.nullable(z.int()), null),
  /** Accounts at providers by which its owner signs in, one of each at most. */
  identities: z._default(z.array(LinkedIdentity), []),
  language: Language,
  theme: Theme,
  created_at: z.int(),
  /** Whether its owner gets no emails of the service to all who use it, in whichever company. */
  refuses_service_emails: z._default(z.boolean(), false),
  /** Since when, in unix seconds, nobody can sign in to it, by the word of an operator; null otherwise. */
  deactivated_at: z._default(z.nullable(z.int()), null),
})
export type Account = z.infer<typeof Account>

/** A browser and its system by their names, as far as they could be told. */
export const Device = z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) })
export type Device = z.infer<typeof Device>

/**
 * A signed-in device. A refresh token is signed with a key derived from the secret seed over the stored nonce and its number, so
 * the table alone cannot forge one, and an old one proves itself; of the last two, hashes are stored.
 */
export const Session = z.object({
  account: Id,
  id: Id,
  /** The selected company. */
  company: z.nullable(Id),
  remember: z.boolean(),
  /** Sessions of before refresh tokens were numbered have none, and no token that is accepted. */
  nonce: z._default(z.string(), ''),
  /** The number of the current refresh token. */
  rotation: z._default(z.int(), 0),
  token_hash: z.string(),
  /** The token before the last rotation, accepted within `refreshGrace` of `rotated_at` (unix seconds). */
  previous_hash: z.nullable(z.string()),
  rotated_at: z.int(),
  begun_at: z._default(z.int(), 0),
  expires_at: z.int(),
  device: z._default(Device, { browser: null, system: null }),
  /** By whose word it was opened, where that was a provider. */
  provider: z._default(z.nullable(Provider), null),
  /** The assistant whose session it is; it opens nothing but the tools of assistants. */
  assistant: z._default(z.nullable(ConnectedAssistant), null),
})
export type Session = z.infer<typeof Session>

/** Sliding lifetimes of a session, in seconds: about six months with remember-me, otherwise an hour. */
export const rememberedFor = 15_780_096
export const unrememberedFor = 3_600

/** The longest that a session lasts, in seconds, however often it is used: a year. */
export const sessionLasts = 365 * 24 * 3600

/** Seconds in which the previous refresh token is still accepted, for lost replies and concurrent tabs. */
export const refreshGrace = 20

/** The most sessions of an account; one more revokes the least recently used. */
export const mostSessions = 50

/**
 * A pending password reset, one per account at a time. The link is signed with a key derived from the secret seed over the
 * stored nonce, so the table alone cannot forge it.
 */
export const PasswordReset = z.object({ account: Id, nonce: z.string(), expires_at: z.int() })
export type PasswordReset = z.infer<typeof PasswordReset>

/** Lifetime of a reset link, in seconds: an hour. */
export const passwordResetLasts = 3600

/** A pending confirmation of an account's address, one at a time, whose link is signed like that of a reset. */
export const EmailConfirmation = z.object({ account: Id, nonce: z.string(), expires_at: z.int() })
export type EmailConfirmation = z.infer<typeof EmailConfirmation>

/** Lifetime of a confirmation link, in seconds: three days. */
export const emailConfirmationLasts = 3 * 24 * 3600

/**
 * An address that an account is to have, one at a time. The link sent to it confirms it, the one sent to the address of now stops it;
 * both are signed like that of a reset.
 */
export const EmailChange = z.object({
  account: Id,
  email: z.string(),
  nonce: z.string(),
  stop_nonce: z.string(),
  /** When it was confirmed, in unix seconds, and the address of before; null until then. */
  changed: z.nullable(z.object({ at: z.int(), from: z.string() })),
  expires_at: z.int(),
})
export type EmailChange = z.infer<typeof EmailChange>

/** How long the link to a new address is good, in seconds: a day. */
export const emailChangeLasts = 24 * 3600

/** An address that an account had, which it gets back by the link that was sent there. */
export const FormerEmail = z.object({
  account: Id,
  id: Id,
  email: z.string(),
  nonce: z.string(),
  at: z.int(),
  expires_at: z.int(),
})
export type FormerEmail = z.infer<typeof FormerEmail>

/** How long a change of an address can be taken back, in seconds: three days, so that a weekend passes. */
export const formerEmailLasts = 3 * 24 * 3600

/** A security event that the owner of an account is alerted to. */
export const SecurityAlert = z.object({
  account: Id,
  id: Id,
  what: z.enum([
    'refresh_token_reused',
    'password_changed',
    'authenticator_added',
    'authenticator_removed',
    'passkey_added',
    'passkey_removed',
    'recovery_codes_renewed',
    'recovery_code_used',
    'second_factors_reset',
    'second_factors_removed_by_operator',
    'second_factor_guessed',
    'email_restored',
    'identity_linked',
    'identity_unlinked',
    'assistant_connected',
  ]),
  at: z.int(),
  expires_at: z.int(),
})
export type SecurityAlert = z.infer<typeof SecurityAlert>

/** Retention of a security alert, in seconds: half a year. */
export const securityAlertLasts = 182 * 24 * 3600

/** When a session ends unless it is used again, in unix seconds. */
export const sessionEnd = (
  { remember, begun_at }: { remember: boolean; begun_at: number },
  now: { seconds: number },
): number => Math.min(now.seconds + (remember ? rememberedFor : unrememberedFor), begun_at + sessionLasts)
