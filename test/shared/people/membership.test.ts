import { describe, expect, it } from 'vitest'
import type { Member } from '#shared/company/model.ts'
import type { Role } from '#shared/contract/role.ts'
import {
  activated,
  assertAccepted,
  assertActive,
  deactivated,
  deletedMember,
  assertMayResetFactors,
  losesSuperadmin,
  assertAdministrator,
  seatsTaken,
  withRole,
} from '#shared/people/membership.ts'

const somebody = (id: string, role: Role, status: Member['status'] = 'active') =>
  ({ id, role, status, approver_ids: ['x'] }) as Member
const [employee, admin, superadmin] = [somebody('e', 1), somebody('a', 2), somebody('s', 3)]
const now = { seconds: 1000 }
const sentenceOf = (attempt: () => unknown): string => {
  try {
    attempt()
  } catch (problem) {
    return (problem as { sentence: { key: string } }).sentence.key
  }
  return 'done'
}

describe('somebody who acts', () => {
  it('is an active administrator at that moment', () => {
    for (const by of [admin, superadmin]) expect(sentenceOf(() => assertAdministrator(by))).toBe('done')
    for (const by of [undefined, employee, somebody('a', 2, 'inactive'), somebody('s', 3, 'deleted')])
      expect(sentenceOf(() => assertAdministrator(by))).toBe('problems:forbidden')
  })
})

describe('another role', () => {
  it('A07 is given by administrators, to administrators too', () => {
    expect(withRole(admin, employee, 2, now)).toEqual({ ...employee, role: 2 })
    expect(withRole(admin, somebody('b', 2), 1, now).role).toBe(1)
    expect(withRole(superadmin, admin, 3, now).role).toBe(3)
    expect(withRole(superadmin, somebody('t', 3), 1, now).role).toBe(1)
  })

  it('A05 makes a superadmin, or takes it away, only from the hand of one', () => {
    expect(sentenceOf(() => withRole(admin, employee, 3, now))).toBe('problems:onlySuperadmins')
    expect(sentenceOf(() => withRole(admin, admin, 3, now))).toBe('problems:onlySuperadmins')
    expect(sentenceOf(() => withRole(admin, superadmin, 1, now))).toBe('problems:noPermissionForUser')
  })
})

describe('shutting out and letting in', () => {
  it('T06 turns active into inactive and back, and changes nothing twice', () => {
    const out = deactivated(admin, employee)
    expect(out.status).toBe('inactive')
    expect(deactivated(admin, out).status).toBe('inactive')
    expect(activated(admin, out)).toEqual(employee)
  })

  it('is for nobody above, not for oneself, and not for somebody who has not come yet', () => {
    for (const change of [deactivated, activated]) {
      expect(sentenceOf(() => change(admin, superadmin))).toBe('problems:noPermissionForUser')
      expect(sentenceOf(() => change(admin, somebody('i', 1, 'invited')))).toBe('problems:notAccepted')
    }
    expect(sentenceOf(() => deactivated(superadmin, superadmin))).toBe('problems:notYourselfInactive')
  })
})

describe('acting on the account of somebody', () => {
  it('asks for a membership that was accepted, and for an active one where it opens anything', () => {
    for (const accepted of ['active', 'inactive'] as const)
      expect(() => assertAccepted({ status: accepted })).not.toThrow()
    expect(() => assertActive({ status: 'active' })).not.toThrow()
    expect(sentenceOf(() => assertActive({ status: 'inactive' }))).toBe('refusals:notActive')
    for (const assert of [assertAccepted, assertActive])
      expect(sentenceOf(() => assert({ status: 'invited' }))).toBe('problems:notAccepted')
  })
})

describe('taking somebody out', () => {
  it('A05 leaves a former employee without role, approvers and picture', () => {
    expect(deletedMember(admin, somebody('b', 2), now)).toEqual({
      id: 'b',
      status: 'deleted',
      role: 1,
      approver_ids: [],
      avatar: null,
      administrator_until: 1000,
    })
    expect(deletedMember(superadmin, somebody('t', 3), now).status).toBe('deleted')
  })

  it('A05 is not for oneself, and a superadmin goes only by a superadmin', () => {
    expect(sentenceOf(() => deletedMember(superadmin, superadmin, now))).toBe('problems:notYourself')
    expect(sentenceOf(() => deletedMember(admin, superadmin, now))).toBe('problems:superadminKept')
  })
})

describe('removing second factors that somebody has lost', () => {
  const colleague = somebody('b', 2)
  const done = (by: typeof admin, member: typeof admin, at = now) =>
    sentenceOf(() => assertMayResetFactors(by, member, at)) === 'done'

  it('is for administrators where it is an employee, and for superadmins where it is an administrator', () => {
    expect([done(admin, employee), done(superadmin, employee)]).toEqual([true, true])
    expect([done(admin, colleague), done(superadmin, colleague)]).toEqual([false, true])
    expect([done(admin, superadmin), done(superadmin, somebody('t', 3))]).toEqual([false, true])
    expect([done(employee, somebody('f', 1)), done(employee, admin)]).toEqual([false, false])
  })

  it('is for superadmins alone where it was an administrator within a week, whoever demoted them', () => {
    const week = 7 * 24 * 3600
    const demoted = withRole(admin, colleague, 1, now)
    expect(demoted).toMatchObject({ role: 1, administrator_until: 1000 })
    expect(withRole(superadmin, somebody('t', 3), 1, now).administrator_until).toBe(1000)
    expect(withRole(superadmin, somebody('t', 3), 2, now).administrator_until).toBeUndefined()
    expect(withRole(admin, employee, 1, now).administrator_until).toBeUndefined()
    expect([done(admin, demoted), done(superadmin, demoted)]).toEqual([false, true])
    expect(done(admin, demoted, { seconds: 1000 + week - 1 })).toBe(false)
    expect(done(admin, demoted, { seconds: 1000 + week })).toBe(true)
    expect(sentenceOf(() => assertMayResetFactors(admin, demoted, now))).toBe('refusals:wasAdministrator')
    // Somebody who was taken out and invited again has the same past.
    const back = { ...deletedMember(admin, colleague, now), status: 'active' as const }
    expect(done(admin, back)).toBe(false)
  })

  it('is never for oneself, nor for somebody who is not in the company now', () => {
    expect([done(superadmin, superadmin), done(admin, admin)]).toEqual([false, false])
    for (const status of ['invited', 'inactive', 'deleted'] as const)
      expect(done(superadmin, somebody('e', 1, status))).toBe(false)
    expect(sentenceOf(() => assertMayResetFactors(admin, colleague, now))).toBe('problems:noPermissionForUser')
  })
})

it('knows when a seat comes free or is taken', () => {
  const [active, inactive, invited] = [employee, somebody('e', 1, 'inactive'), somebody('e', 1, 'invited')]
  expect([seatsTaken(active, inactive), seatsTaken(inactive, active)]).toEqual([-1, 1])
  expect([seatsTaken(active, active), seatsTaken(invited, inactive)]).toEqual([0, 0])
})

it('knows when a superadmin goes', () => {
  expect(losesSuperadmin(superadmin, { ...superadmin, role: 2 })).toBe(true)
  expect(losesSuperadmin(superadmin, { ...superadmin, status: 'deleted' })).toBe(true)
  expect(losesSuperadmin(superadmin, superadmin)).toBe(false)
  expect(losesSuperadmin(somebody('s', 3, 'inactive'), somebody('s', 1))).toBe(false)
  expect(losesSuperadmin(admin, employee)).toBe(false)
})
