import * as z from 'zod/mini'
import { Id, line } from '../contract/wire.ts'
import { Language } from '../words/language.ts'

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

/** A password as somebody gives it to get in; whether it is right is not a matter of its form. */
export const GivenPassword = z
  .string({ error: 'problems:required' })
  .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(200, { error: 'problems:tooLong' }))

export const PersonName = line(60)

export const Theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof Theme>

/** Somebody who can sign in, whatever companies they belong to. */
export const Account = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  /** argon2id in the PHC form; null until an invitation is accepted. */
  password: z.nullable(z.string()),
  language: Language,
  theme: Theme,
  created_at: z.int(),
})
export type Account = z.infer<typeof Account>

/** A device where somebody is signed in; the refresh token that keeps it is stored as hashes only. */
export const Session = z.object({
  account: Id,
  id: Id,
  /** The company that this session looks at. */
  company: z.nullable(Id),
  remember: z.boolean(),
  token_hash: z.string(),
  /** The token before the last rotation, still good for a short grace, and when it was replaced (unix seconds). */
  previous_hash: z.nullable(z.string()),
  rotated_at: z.int(),
  expires_at: z.int(),
})
export type Session = z.infer<typeof Session>

/** Lifetimes of the login token, in seconds: with remember-me about six months, sliding; otherwise an hour. */
export const rememberedFor = 15_780_096
export const unrememberedFor = 3_600

/** How long, in seconds, the refresh token before the last one is still accepted: for lost replies and second tabs. */
export const refreshGrace = 20

/** On so many devices somebody can be signed in; the one that was used least recently ends for one more. */
export const mostSessions = 50

/**
 * A link by which somebody who has forgotten the password chooses another. There is one at a time: a newer one ends the
 * older. Its seal is made from the nonce, which is stored, and a secret, which is not.
 */
export const PasswordReset = z.object({ account: Id, nonce: z.string(), expires_at: z.int() })
export type PasswordReset = z.infer<typeof PasswordReset>

/** How long the link is good for, in seconds: an hour. */
export const passwordResetLasts = 3600

/** Something about an account that its owner has to know, whether they did it or somebody else. */
export const SecurityAlert = z.object({
  account: Id,
  id: Id,
  /** A refresh token was used that had been replaced long before; or the password was changed. */
  what: z.enum(['refresh_token_reused', 'password_changed']),
  at: z.int(),
  expires_at: z.int(),
})
export type SecurityAlert = z.infer<typeof SecurityAlert>

/** How long an alarm is kept, in seconds: half a year. */
export const securityAlertLasts = 182 * 24 * 3600

export const lifetimeOf = (remember: boolean) => (remember ? rememberedFor : unrememberedFor)
