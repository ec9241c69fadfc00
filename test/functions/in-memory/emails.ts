import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, vi } from 'vitest'
import { now } from './call.ts'

/** Keeps the secret by which the links of emails are signed. */
export function signLinks() {
  const secrets = mockClient(SecretsManagerClient)
  beforeEach(() => {
    secrets.reset()
    secrets.on(GetSecretValueCommand).resolves({ SecretString: 'a'.repeat(64) })
  })
}

/** Composes emails at the moment of all other calls, while timers run on. */
export function stopClock() {
  beforeEach(() => void vi.useFakeTimers({ now: now.seconds * 1000, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
}
