import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyAssertion } from '#shared/account/contract/second-factor/webauthn.ts'
import type { Passkey } from '#shared/account/second-factor.ts'
import { log } from '#functions/platform/log.ts'
import type { RelyingParty } from './relying-party.ts'

export interface ExpectedSignature {
  challenge: string
  party: RelyingParty
  /** Whether the authenticator must have verified its owner, by fingerprint or PIN. */
  isVerified: boolean
}

/** The passkey's new signature counter; undefined for a signature that is not right or a counter that went back. */
export async function verifySignature(
  assertion: PasskeyAssertion,
  passkey: Passkey,
  { challenge, party, isVerified }: ExpectedSignature,
): Promise<number | undefined> {
  if (passkey.rp_id !== party.id) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: isVerified,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    // The package throws for everything that is not as expected; what it was helps nobody but the operator.
    log.warn('a passkey was refused', { reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}
