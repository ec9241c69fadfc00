import * as z from 'zod/mini'

/** Bytes as base64url, as WebAuthn writes them in JSON. */
const Bytes = z
  .string({ error: 'problems:required' })
  .check(z.maxLength(8192, { error: 'problems:tooLong' }), z.regex(/^[\w-]+$/, { error: 'problems:invalidValue' }))
const ShortBytes = Bytes.check(z.maxLength(1400, { error: 'problems:tooLong' }))

/** What a passkey replies when it signs a challenge: the JSON form of `PublicKeyCredential` (WebAuthn 3, 5.1). */
export const PasskeyAssertion = z.object({
  id: ShortBytes,
  rawId: ShortBytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(ShortBytes),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** What an authenticator replies when it makes a passkey. */
export const PasskeyAttestation = z.object({
  id: ShortBytes,
  rawId: ShortBytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(
      z.array(z.string().check(z.maxLength(30, { error: 'problems:tooLong' }))).check(z.maxLength(10)),
    ),
  }),
})
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>

const Credential = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.optional(z.array(z.string())),
})
const Verification = z.enum(['required', 'preferred', 'discouraged'])

/** The options that a browser signs in with, in JSON form. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: Verification,
  allowCredentials: z.array(Credential),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** The options that a browser makes a passkey with, in JSON form. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: Verification,
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>
