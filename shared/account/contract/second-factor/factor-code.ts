import * as z from 'zod/mini'

/** A code of an authenticator app, or a recovery code. */
export const FactorCode = z
  .string({ error: 'problems:required' })
  .check(z.trim(), z.minLength(1, { error: 'problems:required' }), z.maxLength(40, { error: 'problems:tooLong' }))

/** The token of a challenge. */
export const ChallengeToken = z
  .string({ error: 'problems:required' })
  .check(z.regex(/^[\w-]{43}$/, { error: 'refusals:challengeOver' }))
