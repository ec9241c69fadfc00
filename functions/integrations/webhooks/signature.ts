import { createHmac, randomBytes } from 'node:crypto'

/** A secret as it is shown, once; all of its letters are the key. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

/** The signature of a body that is sent at a moment, by each of the secrets: a receiver accepts it if one of them is right. */
export const signatureOf = (body: string, seconds: number, secrets: readonly string[]): string =>
  [
    `t=${seconds}`,
    ...secrets.map(secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`),
  ].join(',')
