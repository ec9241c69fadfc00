import { expect, it } from 'vitest'
import { apiErrorOf } from '#web/api/errors/api-error-of.ts'

const rejected = (statusCode: number, body: string) =>
  Object.assign(new Error('Unknown error'), { response: { statusCode, body } })

it('hands on the envelope of a refusal', () => {
  const envelope = { success: 0, code: 'invalid', message: 'Nézd át.', errors: { from_date: ['Ezt töltsd ki.'] } }
  expect(apiErrorOf(rejected(422, JSON.stringify(envelope)))).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Nézd át.',
    errors: { from_date: ['Ezt töltsd ki.'] },
  })
})

it.each(['<html>', '', '{"message":"Internal Server Error"}', 'null'])('takes %j for a fault', body => {
  expect(apiErrorOf(rejected(500, body))).toMatchObject({ status: 500, code: 'fault', errors: {} })
})

it('takes a call without a reply for a failure of the network', () => {
  expect(apiErrorOf(new Error('A network error has occurred.'))).toMatchObject({ status: 0, code: 'network' })
})

it('leaves an error alone that is one already', () => {
  const error = apiErrorOf(new Error())
  expect(apiErrorOf(error)).toBe(error)
})
