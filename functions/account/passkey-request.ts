import { challengeLasts, type Passkey } from '#shared/account/second-factor.ts'
import type { PasskeyRequest } from '#shared/account/contract/second-factor/webauthn.ts'
import type { RelyingParty } from './relying-party.ts'

/** What a browser asks a passkey with; without any named it offers those that it knows of this site. */
export const passkeyRequest = (
  { id }: RelyingParty,
  challenge: string,
  {
    passkeys = [],
    userVerification,
  }: { passkeys?: readonly Passkey[]; userVerification: PasskeyRequest['userVerification'] },
): PasskeyRequest => ({
  challenge,
  rpId: id,
  timeout: challengeLasts * 1000,
  userVerification,
  allowCredentials: passkeys.map(credentialOf),
})

/** A passkey as browsers are told of it. */
export const credentialOf = ({ credential_id, transports }: Passkey) => ({
  type: 'public-key' as const,
  id: credential_id,
  transports,
})
