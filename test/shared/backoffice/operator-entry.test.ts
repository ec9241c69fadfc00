import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestOperatorLog, OperatorEntryView } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { OperatorChange, operatorChanges, OperatorEntry } from '#shared/company/audit/operator-entry.ts'

const longest = 2000
const changed = (before: unknown, after: unknown) => operatorChanges({ field: before }, { field: after })
const isSame = (before: unknown, after: unknown) => changed(before, after).length === 0

describe('a change that the log keeps', () => {
  it.each([
    ['a text', 'A', 'B', 'A', 'B'],
    ['a number', 27, 5, '27', '5'],
    ['nothing that becomes zero', null, 0, null, '0'],
    ['a switch', true, false, 'true', 'false'],
    ['nothing that becomes a switch that is off', undefined, false, null, 'false'],
    ['a list', ['a'], ['a', 'b'], 'a', 'a, b'],
    ['an object', { days: 3 }, { days: 4 }, '{"days":3}', '{"days":4}'],
    ['a text that becomes nothing', 'A', null, 'A', null],
    ['a text that becomes empty', 'A', '', 'A', null],
    ['spaces', 'A', ' A', 'A', ' A'],
  ])('of %s is said as texts', (_, before, after, said, then) => {
    expect(changed(before, after)).toEqual([{ field: 'field', before: said, after: then }])
  })

  it.each([
    ['nothing and an empty text', null, ''],
    ['nothing and a field that is not there', null, undefined],
    ['nothing and an empty list', null, []],
    ['equal lists', ['a', 'b'], ['a', 'b']],
    ['equal objects', { days: 3 }, { days: 3 }],
  ])('is none between %s', (_, before, after) => {
    expect(isSame(before, after)).toBe(true)
    expect(isSame(after, before)).toBe(true)
  })

  it('shows of long texts the part around what is different, wherever it is, with marks for what is left out', () => {
    const [same, rest] = ['x'.repeat(longest), 'y'.repeat(longest)]
    const [late] = changed(`${same}a`, `${same}b`)
    const lead = `…${'x'.repeat(200)}`
    expect(late).toEqual({ field: 'field', before: `${lead}a`, after: `${lead}b` })
    const [middle] = changed(`${same}a${rest}`, `${same}${rest}`)
    expect(middle!.before).toBe(`${lead}a${'y'.repeat(longest - 203)}…`)
    expect(middle!.after).toBe(`${lead}${'y'.repeat(longest - 202)}…`)
    const [early] = changed(`a${rest}`, `b${rest}`)
    expect(early!.before).toBe(`a${'y'.repeat(longest - 2)}…`)
  })

  it('cuts no letter in two that takes two', () => {
    for (const before of ['x', 'xy']) {
      const [one, other] = [`${before}${'😀'.repeat(longest)}`, `${before}${'😀'.repeat(longest)}😁`]
      for (const text of Object.values(changed(one, other)[0]!)) expect(text!.isWellFormed()).toBe(true)
    }
    expect(changed(`${'x'.repeat(longest)}😀`, `${'x'.repeat(longest)}😁`)).toMatchObject([
      { before: expect.stringMatching(/x😀$/), after: expect.stringMatching(/x😁$/) },
    ])
  })

  it('keeps a text whole as long as it may be, and no more of a longer one', () => {
    expect(changed(null, 'x'.repeat(longest))[0]!.after).toHaveLength(longest)
    expect(changed('y'.repeat(longest + 1), null)[0]!.before).toHaveLength(longest)
    expect(
      changed(
        [],
        Array.from({ length: 900 }, () => 'abc'),
      )[0]!.after,
    ).toHaveLength(longest)
  })

  it('is one of the fields that are named, in their order; without names, of those of the later state', () => {
    const [before, after] = [
      { name: 'A', rate: 1, secret: 'x' },
      { name: 'B', rate: 2, secret: 'y' },
    ]
    const fieldsOf = (fields?: ('name' | 'rate' | 'secret')[]) =>
      operatorChanges(before, after, fields).map(({ field }) => field)
    expect(fieldsOf()).toEqual(['name', 'rate', 'secret'])
    expect(fieldsOf(['rate', 'name'])).toEqual(['rate', 'name'])
    expect(fieldsOf([])).toEqual([])
    expect(operatorChanges<{ a: number; b?: number }>({ a: 1, b: 2 }, { a: 1 })).toEqual([])
  })

  it('is of every field of what was removed, or added', () => {
    const thing = { name: 'A', note: null, tags: ['x', 'y'] }
    const fields = ['name', 'tags']
    expect(operatorChanges(thing, undefined).map(({ field, after }) => [field, after])).toEqual(
      fields.map(field => [field, null]),
    )
    expect(operatorChanges(undefined, thing).map(({ field, before }) => [field, before])).toEqual(
      fields.map(field => [field, null]),
    )
    expect(operatorChanges(undefined, undefined)).toEqual([])
  })

  const text = fc.option(
    fc.oneof(fc.string({ maxLength: 4 }), fc.string({ minLength: longest - 1, maxLength: longest + 2 })),
  )
  const state = fc.record({ name: text, note: text, lead: text })

  it('whatever the texts: is taken by the table, turns round with the states, and is none against itself', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        const changes = operatorChanges(before, after)
        for (const change of changes) {
          expect(OperatorChange.parse(change)).toEqual(change)
          expect(change.before).not.toBe(change.after)
          expect(Math.max(change.before?.length ?? 0, change.after?.length ?? 0)).toBeLessThanOrEqual(longest)
        }
        const back = operatorChanges(after, before)
        expect(back).toEqual(changes.map(({ field, before, after }) => ({ field, before: after, after: before })))
        expect(operatorChanges(before, before)).toEqual([])
      }),
    )
  })
})

describe('an entry of the log', () => {
  const entry = { id: 'e', at: 1, by: null, area: 'ads', act: 'imported', subject: 'ads', name: 'ads.txt', changes: [] }

  it('may be of a command, and is of a known area and act', () => {
    expect(OperatorEntry.parse(entry)).toEqual(entry)
    expect(OperatorEntry.parse({ ...entry, by: 'eva' }).by).toBe('eva')
    for (const wrong of [{ area: 'moon' }, { act: 'seen' }, { by: undefined }, { by: '../x' }, { at: 1.5 }, { id: '' }])
      expect([wrong, OperatorEntry.safeParse({ ...entry, ...wrong }).success]).toEqual([wrong, false])
  })

  it('is shown with names, where whoever did it may be gone', () => {
    const view = { ...entry, by: { id: null, name: '' }, subject: { id: 'ads', name: 'ads.txt' } }
    expect(OperatorEntryView.parse({ ...view, name: undefined, ip: '192.0.2.1' })).toEqual({
      id: 'e',
      at: 1,
      by: { id: null, name: '' },
      area: 'ads',
      act: 'imported',
      subject: { id: 'ads', name: 'ads.txt' },
      changes: [],
    })
    expect(longestOperatorLog).toBe(50)
  })
})
