import { describe, expect, it } from 'vitest'
import { leave } from '#shared/leave/contract.ts'
import { isOutdated, readAgainAfter } from '#web/api/read-again.ts'

const changing = Object.values(leave).filter(({ path, changes }) => changes && path.startsWith('/day-off'))

describe('T05 after a day-off change exactly four readings are read again', () => {
  it.each(changing.map(({ route, path }) => [route, path]))('after %s', (_, path) => {
    expect([...readAgainAfter(path)].sort()).toEqual(['/day-off', '/day-off/absent', '/day-off/dashboard', '/user/me'])
  })
})

it('the team calendar is read again with who is away, of which it is a form', () => {
  const paths = readAgainAfter('/day-off/approve/{id}')
  expect(isOutdated('/day-off/calendar', paths)).toBe(true)
  expect(isOutdated('/day-off/calendar', readAgainAfter('/group'))).toBe(false)
  expect(isOutdated('/group', readAgainAfter('/group'))).toBe(true)
})

it('takes the rule that fits best', () => {
  expect(readAgainAfter('/user/preference')).toEqual(['/user/me'])
  expect(readAgainAfter('/user/{id}/extra-day-off/{extraId}')).toContain('/day-off')
  expect(readAgainAfter('/user/{id}/approvers')).toContain('/user/list')
})

it('reads nothing again after what concerns no reading', () => {
  expect(readAgainAfter('/auth/login')).toEqual([])
  expect(readAgainAfter('/holidays-of-others')).toEqual([])
})
