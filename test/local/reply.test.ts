import { expect, it } from 'vitest'
import { replyOf } from '#infra/local/gateway/reply.ts'

const reply = (value: unknown) => replyOf(JSON.stringify(value))

it('takes a value without a status for the body of a 200', () => {
  expect(reply({ name: 'Ödön' })).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
  expect(reply({ name: 'Ödön' }).body.toString()).toBe('{"name":"Ödön"}')
  expect(reply('plain').body.toString()).toBe('plain')
})

it('sends cookies as headers, and header names in lower case', () => {
  const { headers } = reply({ statusCode: 204, headers: { 'X-Name': 'a' }, cookies: ['a=1', 'b=2'] })
  expect(headers).toMatchObject({ 'x-name': 'a', 'set-cookie': ['a=1', 'b=2'] })
})

it('decodes an encoded body', () => {
  expect([...reply({ statusCode: 200, body: 'AP8=', isBase64Encoded: true }).body]).toEqual([0, 255])
})

it.each([{ statusCode: 'many' }, { statusCode: 99 }, { statusCode: 600 }, { statusCode: null }])(
  'replies to the invalid response %o with an error',
  value => expect(reply(value)).toMatchObject({ status: 500 }),
)
