import { createHash } from 'node:crypto'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyAttestation } from '#shared/account/contract/second-factor/webauthn.ts'
import type { Passkey } from '#shared/account/second-factor.ts'
import { log } from '#functions/platform/log.ts'
import { passkeyAlgorithms } from './passkey-algorithms.ts'
import type { RelyingParty } from './relying-party.ts'

interface ExpectedPasskey {
  challenge: string
  party: RelyingParty
}

/** A passkey that was just made, without its name; undefined where the reply is not to this challenge or this site. */
export async function verifyAttestation(
  attestation: PasskeyAttestation,
  { challenge, party }: ExpectedPasskey,
  now: { seconds: number },
): Promise<Omit<Passkey, 'name'> | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      id: createHash('sha256').update(credential.id).digest('base64url'),
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      rp_id: party.id,
      is_synced: credentialBackedUp,
      created_at: now.seconds,
      last_used_at: null,
    }
  } catch (error) {
    log.warn('a new passkey was refused', { reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}
