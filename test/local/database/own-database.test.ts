import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startDynoxide, type Database } from '#infra/local/database/dynoxide.ts'
import { signedHeaders } from '#infra/local/database/dynamo-call.ts'
import { startFixture } from '../fixture/fixture-cloud.ts'

let own: Database
beforeAll(async () => void (own = await startDynoxide()))
afterAll(() => own.close())
afterEach(() => vi.unstubAllEnvs())

const put = (url: string, id: string) =>
  fetch(`${url}/api/hu/item/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' })

it('the operator’s own database is used where it is set, and keeps its data', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', own.url)
  const first = await startFixture()
  expect(first.isNew).toBe(true)
  expect((await put(first.url, 'kept')).status).toBe(200)
  await first.close()

  const second = await startFixture()
  expect(second.isNew).toBe(false)
  await second.close()
})

it('a call is signed with the operator’s own key, as AWS requires', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') })
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY')
  const headers = signedHeaders(
    'https://dynamodb.eu-central-1.amazonaws.com',
    'DynamoDB_20120810.ListTables',
    '{}',
    'eu-central-1',
  )
  vi.useRealTimers()
  // The SDK's own signer gives the same for this call.
  expect(headers.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20260302/eu-central-1/dynamodb/aws4_request, ' +
      'SignedHeaders=content-type;host;x-amz-date;x-amz-target, ' +
      'Signature=61c5c7399e0e1ae1f7e0906d81e3620bbfa6aedf139b50ad853a0f0580f27472',
  )
})
