import { describe, expect, it } from 'vitest'
import { holdsGroup, partsOfInactive, partsOfPeople, type DirectoryEntry } from '#shared/company/directory.ts'

const entry = (id: string, group: string | null): DirectoryEntry => ({
  id,
  first_name: 'Anna',
  last_name: 'Kis',
  avatar: null,
  status: 'active',
  group,
  position: null,
  approver_ids: [],
})
const many = (count: number, group: string | null) =>
  Array.from({ length: count }, (_, n) => entry(n.toString(32).padStart(4, '0'), group))

describe('the parts of a directory', () => {
  it('hold each person once, and a group together', () => {
    const people = [...many(40, 'workshop'), entry('x1', 'office'), entry('x2', null)]
    const parts = partsOfPeople(people)
    expect([...parts.keys()].toSorted()).toEqual(['-', 'e', 'p'])
    expect([...parts.values()].flat()).toHaveLength(people.length)
    expect([...parts.keys()].filter(part => holdsGroup(part, 'workshop'))).toEqual(['p'])
    expect([...parts.keys()].filter(part => holdsGroup(part, null))).toEqual(['-'])
  })

  it('are divided where they hold too many, and still known by their group', () => {
    const parts = partsOfPeople(many(20_000, 'workshop'))
    expect(parts.size).toBe(32)
    expect(Math.max(...[...parts.values()].map(({ length }) => length))).toBeLessThan(4000)
    expect([...parts.keys()].every(part => holdsGroup(part, 'workshop'))).toBe(true)
  })

  it('are the same whatever the order of the people', () => {
    const people = [...many(10, 'office'), ...many(9, null)]
    expect(partsOfPeople(people.toReversed())).toEqual(new Map([...partsOfPeople(people)].toReversed()))
    expect(partsOfInactive(['b', 'a', 'ca'])).toEqual(partsOfInactive(['ca', 'a', 'b']))
  })
})
