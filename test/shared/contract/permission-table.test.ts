import { describe, expect, it } from 'vitest'
import { backoffice } from '#shared/backoffice/contract.ts'
import { permissionOf } from '#shared/contract/access.ts'
import { areas, effectivePermissions, permissions, type Permission } from '#shared/contract/permission.ts'

const subsets = [[], ['read'], ['write'], ['read', 'write']] as const
type Words = (typeof subsets)[number]

/** Every way in which a template, additions and removals can speak of one area. */
const ways = subsets.flatMap(template =>
  subsets.flatMap(additions => subsets.map(removals => ({ template, additions, removals }))),
)
const wordsOf = (area: string, words: Words) => words.map(word => `${area}.${word}`)
const effective = (area: string, { template, additions, removals }: (typeof ways)[number]) =>
  effectivePermissions({
    template: wordsOf(area, template),
    additions: wordsOf(area, additions),
    removals: wordsOf(area, removals),
  })

/** The rule once more, as somebody would say it of one area. */
function expected({ template, additions, removals }: (typeof ways)[number]): string[] {
  const given = new Set<string>([...template, ...additions])
  const taken = new Set<string>(removals)
  const reads = given.size > 0 && !taken.has('read')
  const writes = reads && given.has('write') && !taken.has('write')
  return [...(reads ? ['read'] : []), ...(writes ? ['write'] : [])]
}

describe('every way in which an operator is given an area', () => {
  it.each(areas)('of %s gives what is said, in all 64 of them', area => {
    for (const way of ways) expect([way, effective(area, way)]).toEqual([way, wordsOf(area, expected(way) as never)])
  })

  it('gives nothing of another area', () => {
    for (const way of ways) {
      const had = effective('user-groups', way)
      expect(had.filter(one => !one.startsWith('user-groups.'))).toEqual([])
    }
  })

  it('of two areas is that of each, whatever is said of the other', () => {
    for (const one of ways)
      for (const other of ways) {
        const both = effectivePermissions({
          template: [...wordsOf('ads', other.template), ...wordsOf('users', one.template)],
          additions: [...wordsOf('ads', other.additions), ...wordsOf('users', one.additions)],
          removals: [...wordsOf('ads', other.removals), ...wordsOf('users', one.removals)],
        })
        expect(both).toEqual([...effective('users', one), ...effective('ads', other)])
      }
  })
})

describe('the words of permissions', () => {
  it.each([
    'users',
    'users.',
    '.read',
    'users.Read',
    'users.read.write',
    'users.read\n',
    'constructor',
    '__proto__.read',
    'operator:users.read',
  ])('are not %j, which gives nothing and takes nothing', word => {
    expect(effectivePermissions({ template: [word], additions: [word], removals: [] })).toEqual([])
    expect(effectivePermissions({ template: ['users.write'], additions: [], removals: [word] })).toEqual([
      'users.read',
      'users.write',
    ])
  })

  it('give the same however often and in whatever order they are said', () => {
    const given = { template: [...permissions, ...permissions].reverse(), additions: permissions, removals: [] }
    expect(effectivePermissions(given)).toEqual(permissions)
    expect(effectivePermissions({ ...given, removals: permissions })).toEqual([])
  })
})

describe('the endpoints of an area', () => {
  const needed = Object.values(backoffice).flatMap(({ access, method, route }) => {
    const permission = permissionOf(access)
    return permission ? [{ permission, method, route }] : []
  })
  const openTo = (had: readonly Permission[]) => needed.filter(({ permission }) => had.includes(permission))

  it('are all open to who may write, and only those that show something to who may read', () => {
    for (const area of areas) {
      const writer = effectivePermissions({ template: [], additions: [`${area}.write`], removals: [] })
      const reader = effectivePermissions({ template: [], additions: [`${area}.read`], removals: [] })
      const all = needed.filter(({ permission }) => permission.startsWith(`${area}.`))
      expect(openTo(writer)).toEqual(all)
      expect(openTo(reader).filter(({ method }) => method !== 'GET')).toEqual([])
      expect(openTo(reader)).toEqual(all.filter(({ method }) => method === 'GET'))
    }
  })

  it('are none to an operator of whom nothing is said', () =>
    expect(openTo(effectivePermissions({ template: [], additions: [], removals: [] }))).toEqual([]))
})
