import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import { people } from '#shared/people/contract.ts'
import { isOutdated, outdatedBy } from '#web/api/revalidation.ts'

const pathsAfter = (endpoint: Parameters<typeof outdatedBy>[0]) =>
  outdatedBy(endpoint)
    .map(({ path }) => path)
    .sort()
const changing = Object.values(leave).filter(({ path, changes }) => changes && path.startsWith('/day-off'))

describe('T05 after a day-off change exactly four readings are loaded again', () => {
  it.each(changing.map(endpoint => [endpoint.route, endpoint] as const))('after %s', (_, endpoint) => {
    expect(pathsAfter(endpoint)).toEqual(['/day-off', '/day-off/absent', '/day-off/dashboard', '/user/me'])
  })
})

it('loads the team calendar again with who is absent, whom it shows', () => {
  expect(isOutdated('/day-off/calendar', outdatedBy(leave.approveLeave))).toBe(true)
  expect(isOutdated('/day-off/calendar', outdatedBy(company.addGroup))).toBe(false)
  expect(isOutdated('/group', outdatedBy(company.addGroup))).toBe(true)
})

it('knows what each change is about', () => {
  expect(pathsAfter(people.savePreference)).toEqual(['/user/me'])
  expect(pathsAfter(leave.removeExtraDays)).toContain('/day-off')
  expect(pathsAfter(people.saveApprovers)).toContain('/user/list')
  expect(pathsAfter(changeLeaveRules)).toContain('/company/leave-rules')
  expect(pathsAfter(company.changeHoliday)).toContain('/holiday')
})

it('loads nothing again after what concerns no reading, and after what only counts', () => {
  expect(outdatedBy(account.logIn)).toEqual([])
  expect(outdatedBy(leave.previewLeave)).toEqual([])
})
