import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldOf, mistakesInList } from '#shared/people/import-mistakes.ts'
import { ImportedPerson, mostImported } from '#shared/people/imported-person.ts'

const today = '2026-11-20'
const person = (name: string, over: object = {}) => ({
  email: `${name}@example.hu`,
  first_name: 'Éva',
  last_name: 'Kis',
  ...over,
})
const decidedBy = (name: string, ...approvers: string[]) =>
  person(name, { approvers: approvers.map(approver => `${approver}@example.hu`) })
const keysOf = (rows: object[], known: object = {}) =>
  Object.entries(mistakesInList(rows, { today, groups: ['Iroda'], ...known })).map(([field, sentences]) => [
    field,
    ...sentences.map(({ key }) => key),
  ])

describe('what is wrong with a list of people as a whole', () => {
  it('is nothing where each is there once and decided on by somebody else', () => {
    expect(keysOf([decidedBy('a', 'b', 'c'), decidedBy('b', 'c'), person('c', { group: 'iroda' })])).toEqual([])
  })

  it('is an address that stands there before', () => {
    expect(keysOf([person('a'), person('b'), person('a'), person('a')])).toEqual([
      ['rows.2.email', 'problems:addressTwice'],
      ['rows.3.email', 'problems:addressTwice'],
    ])
  })

  it('is a group that the company has not, whatever its case', () => {
    expect(keysOf([person('a', { group: 'IRODA' }), person('b', { group: 'Mühely' })])).toEqual([
      ['rows.1.group', 'problems:groupUnknown'],
    ])
  })

  it('is somebody who decides on themselves, at once or over others', () => {
    expect(keysOf([decidedBy('a', 'a')])).toEqual([['rows.0.approvers', 'problems:ownApprover']])
    expect(keysOf([decidedBy('a', 'b'), decidedBy('b', 'c'), decidedBy('c', 'a'), decidedBy('d', 'a')])).toEqual([
      ['rows.0.approvers', 'problems:approverCircle'],
      ['rows.1.approvers', 'problems:approverCircle'],
      ['rows.2.approvers', 'problems:approverCircle'],
    ])
  })

  it('goes round no circle for ever that leads to nobody of it', () => {
    expect(keysOf([decidedBy('x', 'a'), decidedBy('a', 'b'), decidedBy('b', 'a')])).toEqual([
      ['rows.1.approvers', 'problems:approverCircle'],
      ['rows.2.approvers', 'problems:approverCircle'],
    ])
  })

  it('is a circle of exactly those who are reached from themselves, in whatever order the rows stand', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const deciding = fc.tuple(...names.map(() => fc.subarray(names, { maxLength: 2 })))
    fc.assert(
      fc.property(deciding, fc.shuffledSubarray(names, { minLength: names.length }), (named, order) => {
        const direct = new Map(names.map((name, n) => [name, new Set(named[n])]))
        const inCircle = circlesOf(direct)
        const rows = order.map(name => decidedBy(name, ...direct.get(name)!))
        const wanted = order.flatMap((name, row) => {
          if (direct.get(name)!.has(name)) return [[fieldOf(row, 'approvers'), 'problems:ownApprover']]
          return inCircle(name) ? [[fieldOf(row, 'approvers'), 'problems:approverCircle']] : []
        })
        expect(keysOf(rows)).toEqual(wanted)
      }),
    )
  })

  it('is found among as many as one import may have, each of whom decides on the one before', () => {
    const chain = Array.from({ length: mostImported }, (_, n) => decidedBy(`n${n}`, `n${n + 1}`))
    expect(keysOf(chain)).toEqual([])
    const closed = chain.with(mostImported - 1, decidedBy(`n${mostImported - 1}`, 'n0'))
    expect(keysOf(closed)).toHaveLength(mostImported)
  })

  it('is an approver of whom nobody knows, where it is known who may decide', () => {
    const rows = [decidedBy('a', 'boss'), decidedBy('b', 'stranger')]
    expect(keysOf(rows)).toEqual([])
    expect(keysOf(rows, { approvers: new Set(['boss@example.hu']) })).toEqual([
      ['rows.1.approvers', 'problems:approverUnknown'],
    ])
  })

  it('is somebody who is in the company already, where that is known', () => {
    expect(keysOf([person('a'), person('b')], { members: new Set(['b@example.hu']) })).toEqual([
      ['rows.1.email', 'refusals:alreadyInCompany'],
    ])
  })

  it('V12 is a birth to come, and somebody under sixteen when the employment begins', () => {
    expect(
      keysOf([
        person('a', { birth_date: '2026-11-21' }),
        person('b', { birth_date: '2010-11-20' }),
        person('c', { birth_date: '2010-11-21' }),
        person('d', { birth_date: '2010-11-21', employment_start: '2026-12-01' }),
      ]),
    ).toEqual([
      ['rows.0.birth_date', 'problems:birthInFuture'],
      ['rows.2.birth_date', 'problems:under16'],
    ])
  })

  it('says nothing of an address that is none, which the schema has named', () => {
    expect(keysOf([{ first_name: 'Éva' }, { last_name: 'Kis', approvers: ['a@example.hu'] }])).toEqual([])
  })
})

/** Whether somebody is reached from themselves, by the closure of a relation. */
function circlesOf(direct: ReadonlyMap<string, ReadonlySet<string>>) {
  const reached = new Map([...direct].map(([name, others]) => [name, new Set(others)]))
  for (const between of reached.keys())
    for (const others of reached.values())
      if (others.has(between)) for (const far of reached.get(between)!) others.add(far)
  return (name: string) => reached.get(name)!.has(name)
}

describe('a person of an imported list', () => {
  const issuesOf = (over: object) =>
    ImportedPerson.safeParse(person('a', over)).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

  it('needs a name and an address, and nothing else', () => {
    expect(issuesOf({})).toEqual([])
    expect(issuesOf({ email: 'rossz', first_name: ' ' })).toEqual([
      ['email', 'problems:email'],
      ['first_name', 'problems:required'],
    ])
  })

  it('has days that are whole and fit into a year', () => {
    expect(issuesOf({ taken: 366, brought: 0 })).toEqual([])
    expect(issuesOf({ taken: 367, brought: -1, base_days: 2.5 }).map(([field]) => field)).toEqual([
      'base_days',
      'taken',
      'brought',
    ])
  })

  it('is known by an address without case, and so are the approvers', () => {
    const address = ' Bela@Example.HU '
    expect(ImportedPerson.parse(person('a', { email: address, approvers: [address] }))).toMatchObject({
      email: 'bela@example.hu',
      approvers: ['bela@example.hu'],
    })
  })

  it('has no more approvers, children or hours than a person may have', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `b${n}@example.hu`)
    expect(issuesOf({ approvers: many(20) })).toEqual([])
    expect(issuesOf({ approvers: many(21) })).toEqual([['approvers', 'problems:tooManyItems']])
    const child = { birth_year: 2015, disabled: false }
    expect(issuesOf({ children: Array.from({ length: 21 }, () => child) })).toEqual([
      ['children', 'problems:tooManyItems'],
    ])
  })

  it('works on some day, and has children born in years that there are', () => {
    const free = { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 }
    expect(issuesOf({ schedule: free })).toEqual([['schedule', 'problems:noWorkingDay']])
    expect(issuesOf({ children: [{ birth_year: 15, disabled: false }] })).toEqual([['children', 'problems:year']])
  })
})
