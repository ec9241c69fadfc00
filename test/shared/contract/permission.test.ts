import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePermissions, permissions, type Permission } from '#shared/contract/permission.ts'

const some = fc.subarray(permissions)
const granted = fc.record({ template: some, additions: some, removals: some })
const none = { template: [], additions: [], removals: [] }

describe('the permissions of an operator', () => {
  it('are those of the template and the additions, without the removals', () => {
    expect(
      effectivePermissions({
        template: ['companies.read', 'users.read'],
        additions: ['audit.read'],
        removals: ['users.read'],
      }),
    ).toEqual(['companies.read', 'audit.read'])
  })

  it('include reading where one may write, and no writing where one may not read', () => {
    expect(effectivePermissions({ ...none, additions: ['users.write'] })).toEqual(['users.read', 'users.write'])
    expect(effectivePermissions({ ...none, template: ['users.write'], removals: ['users.read'] })).toEqual([])
    expect(effectivePermissions({ ...none, template: ['users.write'], removals: ['users.write'] })).toEqual([
      'users.read',
    ])
  })

  it('leave out words that this release does not know', () => {
    expect(effectivePermissions({ ...none, additions: ['moon.write', 'audit.read'] })).toEqual(['audit.read'])
  })

  it('never write without reading, whatever is granted', () =>
    fc.assert(
      fc.property(granted, given => {
        const had = effectivePermissions(given)
        const lone = had.filter(
          one => one.endsWith('.write') && !had.includes(one.replace('.write', '.read') as Permission),
        )
        expect(lone).toEqual([])
      }),
    ))

  it('never hold what was removed, and become no more by removing more', () =>
    fc.assert(
      fc.property(granted, some, (given, more) => {
        const had = effectivePermissions(given)
        const left = effectivePermissions({ ...given, removals: [...given.removals, ...more] })
        expect(left.filter(one => given.removals.includes(one) || more.includes(one))).toEqual([])
        expect(left.filter(one => !had.includes(one))).toEqual([])
      }),
    ))
})

describe('a removal', () => {
  it('of what was never given changes nothing', () =>
    fc.assert(
      fc.property(some, some, (template, removals) => {
        const had = effectivePermissions({ template, additions: [], removals: [] })
        const strange = removals.filter(
          one => !had.includes(one) && !had.includes(one.replace('.read', '.write') as Permission),
        )
        expect(effectivePermissions({ template, additions: [], removals: strange })).toEqual(had)
      }),
    ))
})
