import * as z from 'zod/mini'

/** The query with which a provider sent the browser back. */
export const IdentityResponse = z
  .string({ error: 'problems:required' })
  .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(8192, { error: 'problems:tooLong' }))

/** Where the browser goes to sign in at a provider. */
export const ProviderAddress = z.object({ data: z.object({ address: z.string() }) })
