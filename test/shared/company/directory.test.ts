import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DirectoryEntry,
  directoryEntryOf,
  directoryFields,
  holdsGroup,
  missingFactsOf,
  partsOfInactive,
  partsOfPeople,
} from '#shared/company/directory.ts'
import { type Member, MemberStatus, MissingFact } from '#shared/company/model.ts'
import { newMember } from '#shared/company/rules.ts'
import { entriesIn, textOf } from '#functions/company/directory-store.ts'

const entry = (id: string, group: string | null): DirectoryEntry => ({
  id,
  first_name: 'Anna',
  last_name: 'Kis',
  avatar: null,
  status: 'active',
  group,
  position: null,
  approver_ids: [],
  role: null,
  email: null,
  missing: null,
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

  it('fit into an item of a DynamoDB table, however long the names and whatever the compression saves', () => {
    const random = (length: number) => randomBytes(length).toString('base64').slice(0, length).toLowerCase()
    const people = many(6000, 'workshop').map(one => ({
      ...one,
      first_name: random(40),
      last_name: 'ő'.repeat(40),
      approver_ids: Array.from({ length: 5 }, () => random(20)),
    }))
    const parts = partsOfPeople(people)
    for (const some of parts.values()) expect(Buffer.byteLength(textOf(some))).toBeLessThan(380_000)
    expect([...parts.values()].flat()).toHaveLength(people.length)
  })

  it('are divided until each fits, however many letters of an id that takes', () => {
    const alike = many(1500, 'workshop').map(one => ({ ...one, id: `${one.id}zz`, last_name: 'ő'.repeat(400) }))
    const parts = partsOfPeople(alike)
    expect([...parts.keys()].every(part => part.startsWith('pzz'))).toBe(true)
    expect([...parts.values()].flat()).toHaveLength(alike.length)
    for (const some of parts.values()) expect(Buffer.byteLength(textOf(some))).toBeLessThan(380_000)
  })

  it('are read by the fields that they were written with', () => {
    const [one] = entriesIn('[["A"],["Kis"],["anna"]]', ['nick', 'last_name', 'id'])
    expect(one).toEqual({ id: 'anna', last_name: 'Kis', nick: 'A' })
    expect(entriesIn(textOf([entry('anna', 'office')]), directoryFields)).toEqual([entry('anna', 'office')])
    expect(entriesIn(textOf([entry('anna', 'office')]), [])).toEqual([])
  })

  it('are the same whatever the order of the people', () => {
    const people = [...many(10, 'office'), ...many(9, null)]
    expect(partsOfPeople(people.toReversed())).toEqual(new Map([...partsOfPeople(people)].toReversed()))
    expect(partsOfInactive(['b', 'a', 'ca'])).toEqual(partsOfInactive(['ca', 'a', 'b']))
  })
})

describe('what the directory says of a person', () => {
  const account = { id: 'anna', email: 'anna@example.hu', language: 'hu' as const }
  const known: Member = {
    ...newMember({ company: 'c', account, role: 1, created_at: 1_767_610_800 }),
    first_name: 'Anna',
    last_name: 'Kis',
    phone: '+36 30 123 4567',
    employee_number: 'T-1017',
    stand_in: 'emese',
  }
  const anybody = fc.record({
    status: fc.constantFrom(...MemberStatus.options),
    role: fc.constantFrom(1 as const, 2 as const, 3 as const),
    position: fc.option(fc.record({ id: fc.option(fc.constant('p1')), name: fc.constantFrom('Lakatos', 'Szabó') })),
    missing: fc.option(fc.subarray(MissingFact.options), { nil: undefined }),
  })
  const entryOf = (over: object) => directoryEntryOf({ ...known, ...over })

  it('is the fields of the directory in their order, by which a part is written and read', () => {
    fc.assert(
      fc.property(anybody, over => {
        const found = entryOf(over)
        expect(Object.keys(found)).toEqual(directoryFields)
        expect(DirectoryEntry.parse(found)).toEqual(found)
        expect(entriesIn(textOf([found]), directoryFields)).toEqual([found])
      }),
    )
  })

  it('is neither a telephone number nor any other fact that colleagues are not told but the address, which former employees have none of', () => {
    fc.assert(
      fc.property(anybody, over => {
        const text = JSON.stringify(entryOf(over))
        for (const secret of ['123 4567', 'T-1017', 'emese', '1767610800', 'p1']) expect(text).not.toContain(secret)
        expect(text.includes('anna@example.hu')).toBe(over.status !== 'deleted')
      }),
    )
  })

  it('is nothing of the role, the position or the missing facts where they are as with most people', () => {
    const ordinary = { role: null, position: null, missing: null }
    expect(entryOf({ status: 'active', missing: [] })).toMatchObject(ordinary)
    fc.assert(
      fc.property(anybody, over => {
        const { role, position, missing } = entryOf(over)
        expect(role ?? 1).toBe(over.role)
        expect(position).toBe(over.position?.name ?? null)
        expect(missing === null ? [] : missingFactsOf(missing)).toEqual(over.missing ?? [])
      }),
    )
  })

  it('may have been written before roles, addresses and missing facts were kept there', () => {
    const { role: _, email: __, missing: ___, ...before } = entryOf({ status: 'active' })
    expect(DirectoryEntry.parse(before)).toEqual({ ...before, role: null, email: null, missing: null })
  })
})
