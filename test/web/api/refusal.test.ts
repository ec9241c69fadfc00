import { expect, it } from 'vitest'
import { refusalIn } from '#web/api/refusal.ts'

const rejected = (statusCode: number, body: string) =>
  Object.assign(new Error('Unknown error'), { response: { statusCode, body } })

it('hands on the envelope of a refusal', () => {
  const envelope = { success: 0, code: 'invalid', message: 'Nézd át.', errors: { from_date: ['Ezt töltsd ki.'] } }
  expect(refusalIn(rejected(422, JSON.stringify(envelope)))).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Nézd át.',
    errors: { from_date: ['Ezt töltsd ki.'] },
  })
})

it.each(['<html>', '', '{"message":"Internal Server Error"}', 'null'])('takes %j for a fault', body => {
  expect(refusalIn(rejected(500, body))).toMatchObject({ status: 500, code: 'fault', errors: {} })
})

it('takes a call without a reply for a failure of the network', () => {
  expect(refusalIn(new Error('A network error has occurred.'))).toMatchObject({ status: 0, code: 'network' })
})

it('leaves an error alone that is one already', () => {
  const error = refusalIn(new Error())
  expect(refusalIn(error)).toBe(error)
})
