import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labels, sumOf, type Line, type Part } from '#shared/leave/entitlement/line.ts'
import { summedLines } from '#shared/leave/entitlement/summed-lines.ts'

const line = (part: Part, days: number, more: Partial<Line> = {}): Line => ({ part, days, paragraph: 'Mt.', ...more })
const shown = (lines: readonly Line[]) => summedLines(lines).map(({ part, days }) => [part, days])

/** What tells of somebody's health, age or family, in itself or by the reason for which days were carried over. */
const personal: Part[] = [
  'age',
  'children',
  'disabled_children',
  'young',
  'disability',
  'age_agreement',
  'obstacle',
  'brought',
]
const anyLine: fc.Arbitrary<Line> = fc.record({
  part: fc.constantFrom(...(Object.keys(labels).filter(name => name !== 'hours') as Part[])),
  days: fc.integer({ min: -30, max: 30 }),
  paragraph: fc.constant('Mt. 117. §'),
})

describe('security 4: the lines that an approver sees', () => {
  it('sum up what tells of age, family and health, in the place of the first of them', () => {
    const lines = [line('base', 20), line('age', 3), line('hazard', 5), line('children', 4), line('disability', 5)]
    expect(shown(lines)).toEqual([
      ['base', 20],
      ['extra', 12],
      ['hazard', 5],
    ])
  })

  it('sum up apart what was carried over for such a reason', () => {
    const lines = [
      line('age', 3),
      line('obstacle', 6),
      line('quarter', 5),
      line('age_agreement', 2),
      line('brought', 1),
    ]
    expect(shown(lines)).toEqual([
      ['extra', 3],
      ['carried', 9],
      ['quarter', 5],
    ])
  })

  it('have neither the paragraph nor the values nor the children of what they sum up', () => {
    const of = [{ birth_year: 2020, disabled: true }]
    const lines = [
      line('disabled_children', 2, { paragraph: 'Mt. 118. § (2)', data: { count: 1 }, of }),
      line('obstacle', 3, { paragraph: 'Mt. 123. § (3)', data: { last_date: '2026-03-01' } }),
    ]
    expect(summedLines(lines)).toEqual([
      { part: 'extra', days: 2, paragraph: 'Mt. 117–120. §' },
      { part: 'carried', days: 3, paragraph: null },
    ])
  })

  it('have a sum of one line too, which would tell as much by itself', () => {
    for (const part of personal) expect(summedLines([line(part, 2)])[0]!.part).not.toBe(part)
  })

  it('add up to the same days, and name nothing personal, whatever the lines are', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), lines => {
        const seen = summedLines(lines)
        expect(sumOf(seen)).toBe(sumOf(lines))
        expect(seen.filter(({ part }) => personal.includes(part))).toEqual([])
        const others = lines.filter(({ part }) => !personal.includes(part))
        expect(seen.filter(one => lines.includes(one))).toEqual(others)
      }),
    )
  })

  it('are the same where they are summed up twice', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), lines => {
        expect(summedLines(summedLines(lines))).toEqual(summedLines(lines))
      }),
    )
  })
})
