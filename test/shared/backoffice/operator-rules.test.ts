import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differencesFrom, grantObstacle, rankObstacle } from '#shared/backoffice/operator-rules.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { grantedTo, keepersAmong, permissionsOf, type Holder } from '#shared/contract/keepers.ts'
import { effectivePermissions, permissions } from '#shared/contract/permission.ts'

const some = fc.subarray(permissions)
const closed = some.map(additions => effectivePermissions({ template: [], additions, removals: [] }))

const holder = (over: Partial<Holder> = {}): Holder => ({
  account: 'a',
  template: null,
  additions: ['admin-users.write'],
  removals: [],
  is_active: true,
  canSignIn: true,
  ...over,
})

describe('the differences of an operator from a template', () => {
  it('give back what was wanted, together with the template', () =>
    fc.assert(
      fc.property(some, closed, (template, wanted) => {
        const differences = differencesFrom(template, wanted)
        const templates = [{ id: 't', permissions: template }]
        expect(grantedTo({ template: 't', ...differences }, templates)).toEqual(wanted)
      }),
    ))

  it('are none where nothing differs', () => {
    expect(differencesFrom(['users.write'], ['users.read', 'users.write'])).toEqual({ additions: [], removals: [] })
  })
})

describe('who may change whom', () => {
  it('lets nobody grant what they lack, and leaves what is there already', () => {
    expect(grantObstacle(['users.read'], [], ['users.read'])).toBeUndefined()
    expect(grantObstacle(['users.read'], ['ads.read'], ['users.read', 'ads.read'])).toBeUndefined()
    expect(grantObstacle(['users.read'], [], ['users.read', 'ads.read'])?.sentence.key).toBe('refusals:grantsMore')
  })

  it('lets nobody change who may do more than they', () => {
    expect(rankObstacle(['users.read', 'ads.read'], ['ads.read'])).toBeUndefined()
    expect(rankObstacle(['users.read'], ['ads.read'])?.status).toBe(403)
  })

  it('never lets anybody come to more than the one who gives it has, by any change', () =>
    fc.assert(
      fc.property(closed, closed, closed, (actor, before, after) => {
        if (rankObstacle(actor, before) || grantObstacle(actor, before, after)) return
        expect(after.filter(one => !actor.includes(one))).toEqual([])
      }),
    ))
})

describe('who keeps the operators', () => {
  it('is active, can sign in, and may change operators', () => {
    expect(keepersAmong([holder()], [])).toHaveLength(1)
    expect(keepersAmong([holder({ is_active: false })], [])).toEqual([])
    expect(keepersAmong([holder({ canSignIn: false })], [])).toEqual([])
    expect(keepersAmong([holder({ additions: ['admin-users.read'] })], [])).toEqual([])
    expect(keepersAmong([holder({ removals: ['admin-users.write'] })], [])).toEqual([])
  })

  it('may do it by a template', () => {
    const templates = [{ id: 't', permissions: ['admin-users.write'] }]
    expect(keepersAmong([holder({ additions: [], template: 't' })], templates)).toHaveLength(1)
    expect(permissionsOf(holder({ additions: [], template: 't', is_active: false }), templates)).toEqual([])
  })
})

describe('an operator whose template is gone', () => {
  it('may do what was added to it, and keeps the operators by that alone', () => {
    const lone = holder({ template: 'gone', additions: ['ads.read'] })
    expect(permissionsOf(lone, [])).toEqual(['ads.read'])
    expect(keepersAmong([lone], [])).toEqual([])
    expect(keepersAmong([lone, holder({ account: 'bea', template: 'gone' })], [])).toMatchObject([{ account: 'bea' }])
  })
})

describe('the changes that the log keeps', () => {
  it('are those of the fields that became different, as texts', () => {
    const before = { name: 'A', rate: 27, tags: ['x'], note: null as string | null }
    expect(operatorChanges(before, { ...before, rate: 5, tags: ['x', 'y'], note: '' })).toEqual([
      { field: 'rate', before: '27', after: '5' },
      { field: 'tags', before: 'x', after: 'x, y' },
    ])
    expect(operatorChanges(before, before)).toEqual([])
    expect(operatorChanges(before, undefined, ['name'])).toEqual([{ field: 'name', before: 'A', after: null }])
  })
})

describe('a template and its differences', () => {
  const templates = [
    { id: 'support', permissions: ['users.write', 'companies.read'] },
    { id: 'editor', permissions: ['articles.write'] },
  ]
  const granted = (over: Partial<Parameters<typeof grantedTo>[0]>) =>
    grantedTo({ template: null, additions: [], removals: [], ...over }, templates)

  it('give nothing where there is neither', () => {
    expect(granted({})).toEqual([])
    expect(granted({ template: 'gone' })).toEqual([])
  })

  it('give what the template gives, in the order of the areas', () => {
    expect(granted({ template: 'support' })).toEqual(['companies.read', 'users.read', 'users.write'])
  })

  it('keep what was added when the template becomes another one', () => {
    const operator = { additions: ['audit.read'], removals: [] }
    expect(granted({ ...operator, template: 'support' })).toContain('audit.read')
    expect(granted({ ...operator, template: 'editor' })).toEqual(['articles.read', 'articles.write', 'audit.read'])
  })

  it('take what was removed, whatever the template comes to give', () => {
    expect(granted({ template: 'support', removals: ['users.read'] })).toEqual(['companies.read'])
    expect(granted({ template: 'support', removals: ['users.write'] })).toEqual(['companies.read', 'users.read'])
  })
})

describe('an empty change', () => {
  it('has no obstacle, whoever makes it of whom they may change', () =>
    fc.assert(
      fc.property(closed, closed, (actor, target) => {
        const mayChange = target.every(one => actor.includes(one))
        expect(rankObstacle(actor, target) === undefined).toBe(mayChange)
        expect(grantObstacle(actor, target, target)).toBeUndefined()
        expect(grantObstacle(actor, target, [])).toBeUndefined()
      }),
    ))
})
