import * as z from 'zod/mini'

/** What is still needed after the right password. */
export const SecondStep = z.object({
  /** The token of the challenge, for `POST /auth/second-factor`. */
  challenge: z.string(),
  factors: z.array(z.enum(['authenticator', 'passkey', 'recovery_code'])),
})
export type SecondStep = z.infer<typeof SecondStep>
