import { createHmac, timingSafeEqual } from 'node:crypto'
import { expect, it } from 'vitest'
import { newWebhookSecret, signatureOf } from '#functions/integrations/webhooks/signature.ts'

it('signs as the vectors of the documentation say', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0000000000A'
  const body = '{"id":"anna-1-1","version":1,"event":"request.created"}'
  expect(signatureOf(body, 1_795_165_200, [secret])).toBe(
    `t=1795165200,v1=${createHmac('sha256', secret).update(`1795165200.${body}`).digest('hex')}`,
  )
  // Computed apart: printf '%s.%s' 1795165200 "$body" | openssl dgst -sha256 -hmac "$secret"
  expect(signatureOf(body, 1_795_165_200, [secret])).toBe(
    't=1795165200,v1=8489ced7d62660f361d34a8f877a8b20634125f4842b14bb050a0306de217ca3',
  )
})

/** How a receiver checks it, as the documentation shows. */
function isGenuine(header: string, body: string, secret: string, now: number) {
  const pairs = header.split(',').map(pair => pair.split('=', 2))
  const seconds = Number(pairs.find(([name]) => name === 't')?.[1])
  if (Math.abs(now - seconds) > 300) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return pairs.some(([name, value = '']) => {
    const sent = Buffer.from(value, 'hex')
    return name === 'v1' && sent.length === expected.length && timingSafeEqual(sent, expected)
  })
}

it('is accepted by either secret while both sign, for five minutes, and for this body alone', () => {
  const [fresh, former] = [newWebhookSecret(), newWebhookSecret()]
  const header = signatureOf('{}', 1000, [fresh, former])
  expect(isGenuine(header, '{}', fresh, 1100)).toBe(true)
  expect(isGenuine(header, '{}', former, 1100)).toBe(true)
  expect(isGenuine(header, '{}', newWebhookSecret(), 1100)).toBe(false)
  expect(isGenuine(header, '{} ', fresh, 1100)).toBe(false)
  expect(isGenuine(header, '{}', fresh, 1301)).toBe(false)
})

it('makes secrets that are never the same and long enough not to be guessed', () => {
  const made = new Set(Array.from({ length: 100 }, newWebhookSecret))
  expect(made.size).toBe(100)
  for (const secret of made) expect(secret).toMatch(/^whsec_[\w-]{43}$/)
})
