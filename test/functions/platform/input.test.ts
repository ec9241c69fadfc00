import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { inputOf, maximumBodyBytes } from '#functions/platform/input.ts'
import { problemReply } from '#functions/platform/problem-reply.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'

const day = '2026-11-26'
const good = { type_id: 1, from_date: day, to_date: day }

interface Call {
  body?: string
  path?: Record<string, string>
  query?: Record<string, string>
  type?: string
  isBase64Encoded?: boolean
}

const event = ({ body, path = {}, query, type = 'application/json', isBase64Encoded = false }: Call) =>
  ({
    body,
    isBase64Encoded,
    headers: { 'content-type': type },
    pathParameters: { locale: 'en', ...path },
    queryStringParameters: query,
  }) as unknown as APIGatewayProxyEventV2

const read = <E extends AnyEndpoint>(endpoint: E, call: Call) => inputOf(endpoint, event(call))

function refusedWith(endpoint: AnyEndpoint, call: Call) {
  try {
    inputOf(endpoint, event(call))
  } catch (error) {
    const { statusCode, body } = problemReply(error, 'en')
    return [statusCode, body.errors ?? body.code]
  }
  return 'read'
}

describe('what was asked', () => {
  it('is read by the contract, and what the contract does not know is left out', () => {
    expect(read(leave.requestLeave, { body: JSON.stringify({ ...good, status: 'approved' }) }).body).toEqual({
      ...good,
      comment: '',
    })
    expect(read(leave.listDaysOff, { query: { year: '2026', other: 'x' } }).query).toEqual({ year: 2026 })
    expect(read(leave.cancelLeave, { path: { id: 'abc' } }).path).toEqual({ id: 'abc' })
  })

  it('may be encoded, and may have no body where none is needed', () => {
    const body = Buffer.from(JSON.stringify({ comment: 'Ő' })).toString('base64')
    expect(read(leave.denyLeave, { body, isBase64Encoded: true, path: { id: 'a' } }).body).toEqual({ comment: 'Ő' })
    expect(read(leave.denyLeave, { path: { id: 'a' } }).body).toBeUndefined()
  })

  it('is refused by its mistake', () => {
    expect(refusedWith(leave.requestLeave, { body: '{"type_id":' })).toEqual([400, 'unreadable'])
    expect(refusedWith(leave.requestLeave, { body: '{}', type: 'text/plain' })).toEqual([415, 'unsupportedMediaType'])
    expect(refusedWith(leave.requestLeave, { body: '{}', type: 'application/jsonx' })).toEqual([
      415,
      'unsupportedMediaType',
    ])
    for (const type of ['application/json-patch+json', 'application/json+x', 'application/json/x'])
      expect(refusedWith(leave.requestLeave, { body: '{}', type })).toEqual([415, 'unsupportedMediaType'])
    for (const type of ['application/json; charset=utf-8', 'application/JSON ;charset=utf-8'])
      expect(refusedWith(leave.requestLeave, { body: JSON.stringify(good), type })).toBe('read')
    expect(refusedWith(leave.requestLeave, { body: JSON.stringify('x'.repeat(maximumBodyBytes)) })).toEqual([
      413,
      'tooLarge',
    ])
    expect(refusedWith(leave.requestLeave, { body: JSON.stringify('ő'.repeat(maximumBodyBytes / 2)) })).toEqual([
      413,
      'tooLarge',
    ])
    expect(refusedWith(leave.requestLeave, {})).toEqual([422, { body: ['Fill this in.'] }])
    expect(refusedWith(leave.requestLeave, { body: '[]' })).toEqual([
      422,
      { body: ['This value is not possible here.'] },
    ])
    expect(refusedWith(leave.cancelLeave, { path: { id: '../x' } })).toEqual([404, 'notFound'])
    expect(refusedWith(leave.cancelLeave, { path: { id: '' } })).toEqual([404, 'notFound'])
    expect(refusedWith(leave.listDaysOff, { query: { year: '2026.5' } })).toEqual([
      422,
      { year: ['Enter a year from 1900 to 2100.'] },
    ])
  })

  it('V02 refuses half a character at its field, and a nest too deep to read', () => {
    const body = JSON.stringify({ ...good, comment: '\ud800' })
    const sentence = 'This holds characters that cannot be stored.'
    expect(refusedWith(leave.requestLeave, { body })).toEqual([422, { comment: [sentence] }])
    expect(refusedWith(leave.requestLeave, { body: '"\\udfff"' })).toEqual([422, { body: [sentence] }])
    expect(refusedWith(leave.requestLeave, { body: JSON.stringify({ ...good, comment: '💥' }) })).toBe('read')
    expect(refusedWith(leave.requestLeave, { body: '['.repeat(90_000) + ']'.repeat(90_000) })).toEqual([
      400,
      'unreadable',
    ])
  })

  it('names the field, however deep it lies', () => {
    const [, errors] = refusedWith(people.invitePeople, {
      body: JSON.stringify({ invites: [{ email: 'a@example.hu' }, { email: 'nobody' }, {}] }),
    }) as [number, object]
    expect(errors).toEqual({
      'invites.1.email': ['This does not look like an email address.'],
      'invites.2.email': ['Fill this in.'],
    })
  })

  it('takes the token of a link for an id', () => {
    expect(read(people.showInvitation, { path: { token: 'abc.d-e_f' } }).path).toEqual({ token: 'abc.d-e_f' })
  })
})

describe('what is answered to a fault', () => {
  it('says nothing of its inside', () => {
    expect(problemReply(new Error('the table is called x'), 'hu')).toEqual({
      statusCode: 500,
      body: { success: 0, code: 'fault', message: 'Hiba történt' },
    })
  })
})
