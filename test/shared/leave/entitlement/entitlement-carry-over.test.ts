import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yearOf } from '#shared/calendar/day.ts'
import { carryOver, type Unused } from '#shared/leave/entitlement/carry-over/carry-over.ts'
import { latestGrantDate } from '#shared/leave/entitlement/carry-over/latest-grant-date.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'
import { inOrderOfUse, takeDays, type Bucket } from '#shared/leave/entitlement/carry-over/order-of-use.ts'
import { quarterCarried } from '#shared/leave/entitlement/carry-over/quarter.ts'
import { spillOver } from '#shared/leave/entitlement/carry-over/spill-over.ts'

describe('the latest grant date', () => {
  it('moves on to the next workday where the 60 days after an obstacle end on a day off', () => {
    const after = (obstacle_last_day: string) => latestGrantDate({ leave_year: 2026, obstacle_last_day })
    expect(after('2027-02-15')).toMatchObject({ latest_grant_date: '2027-04-16' })
    expect(after('2027-02-16')).toEqual({
      latest_grant_date: '2027-04-19',
      paragraph: 'Mt. 123. § (3), 25. § (3), (5)',
    })
    expect(after('2027-01-25').latest_grant_date).toBe('2027-03-30')
  })

  it('does not move where it is a date of the law: 31 March and 31 December', () => {
    expect(latestGrantDate({ leave_year: 2023, employment_start: '2023-11-01' }).latest_grant_date).toBe('2024-03-31')
    expect(latestGrantDate({ leave_year: 2028 }).latest_grant_date).toBe('2028-12-31')
  })

  it('is the later one where two rules hold, and an obstacle that ended early changes nothing', () => {
    const late = { leave_year: 2026, employment_start: '2026-11-02' }
    expect(latestGrantDate({ ...late, obstacle_last_day: '2027-05-10' }).paragraph).toContain('123. § (3)')
    expect(latestGrantDate({ ...late, obstacle_last_day: '2026-12-10' }).latest_grant_date).toBe('2027-03-31')
    expect(latestGrantDate({ leave_year: 2026, obstacle_last_day: '2026-06-30' })).toEqual({
      latest_grant_date: '2026-12-31',
      paragraph: 'Mt. 123. § (1)',
    })
  })

  it('is later for the days of age alone, and only by agreement', () => {
    const of = (part: 'age' | 'base', agreement: boolean) =>
      latestGrantDate({ leave_year: 2026, part, agreement }).latest_grant_date
    expect([of('age', true), of('age', false), of('base', true)]).toEqual(['2027-12-31', '2026-12-31', '2026-12-31'])
  })
})

it('a quarter drops its fraction, and is none without a collective agreement', () => {
  expect([27, 28, 30, 31, 3].map(days => quarterCarried(days, true).days)).toEqual([6, 7, 7, 7, 0])
  expect(quarterCarried(28, false)).toMatchObject({ days: 0, until: null })
})

it('leave over New Year counts as granted in its year with five working days in the next at most', () => {
  expect(spillOver({ from_date: '2026-12-28', to_date: '2026-12-31' })).toMatchObject({
    working_days_next_year: 0,
    counts_as_granted_in_due_year: true,
  })
})

const unused = (over: Partial<Unused>): Unused => ({
  year: 2026,
  left: 10,
  allowance: 28,
  facts: { birth_date: '1985-03-03' },
  ...over,
})

describe('what goes over into the next year', () => {
  it('stays due where it should have been granted', () => {
    expect(carryOver(unused({}))).toEqual({
      days: 10,
      buckets: [{ from_year: 2026, days: 10, last_date: '2026-12-31' }],
      lines: [
        {
          part: 'overdue',
          days: 10,
          paragraph: 'Mt. 123. § (1)',
          data: { from_year: 2026, last_date: '2026-12-31' },
        },
      ],
    })
  })

  it('is told apart by its reasons, the latest date first', () => {
    const all = carryOver(unused({ left: 20, age_agreement: true, collective_agreement: true }))
    expect(all.lines.map(({ part, days, data }) => [part, days, data!.last_date])).toEqual([
      ['age_agreement', 8, '2027-12-31'],
      ['quarter', 7, '2027-03-31'],
      ['overdue', 5, '2026-12-31'],
    ])
    const ill = carryOver(unused({ obstacles: [{ most: Infinity, last_day: '2027-02-15' }] }))
    expect(ill.lines.map(({ part, days }) => [part, days])).toEqual([['obstacle', 10]])
    const late = carryOver(unused({ left: 4, facts: { employment_start: '2026-10-05' } }))
    expect(late.buckets).toEqual([{ from_year: 2026, days: 4, last_date: '2027-03-31' }])
  })

  it('of the days of age is no more than their part of the year', () => {
    const facts = { birth_date: '1985-03-03', employment_start: '2026-07-01' }
    expect(carryOver(unused({ facts, age_agreement: true })).lines[0]).toMatchObject({ part: 'age_agreement', days: 4 })
  })

  it('is nothing where nothing is left, or too much was taken', () => {
    for (const left of [0, -3])
      expect(carryOver(unused({ left, age_agreement: true, collective_agreement: true }))).toEqual({
        days: 0,
        buckets: [],
        lines: [],
      })
  })

  it('is always the sum of its lines, and all that was left', () => {
    const anyUnused = fc.record({
      left: fc.integer({ min: -5, max: 50 }),
      allowance: fc.nat(50),
      age_agreement: fc.boolean(),
      collective_agreement: fc.boolean(),
      obstacles: fc.array(
        fc.record({
          most: fc.constantFrom(2, Infinity),
          last_day: fc.constantFrom('2026-05-05', '2026-12-30', '2027-02-15', '2028-01-01'),
        }),
        { maxLength: 2 },
      ),
      spill_over: fc.option(fc.constant({ most: 3, last_day: '2027-01-05' }), { nil: undefined }),
      facts: fc.record({
        birth_date: fc.constantFrom(null, '1985-03-03'),
        employment_start: fc.constantFrom(null, '2020-01-01', '2026-06-01', '2026-10-01'),
      }),
    })
    fc.assert(
      fc.property(anyUnused, given => {
        const { days, buckets, lines } = carryOver(unused(given))
        expect(days).toBe(Math.max(0, given.left))
        expect(sumOf(lines)).toBe(days)
        expect(buckets.reduce((sum, bucket) => sum + bucket.days, 0)).toBe(days)
        expect(buckets.map(({ last_date }) => last_date)).toEqual(
          buckets
            .map(({ last_date }) => last_date)
            .toSorted()
            .toReversed(),
        )
      }),
    )
  })
})

describe('the order of use', () => {
  const bucket = (from_year: number, days: number, last_date: string): Bucket => ({ from_year, days, last_date })
  const buckets = [bucket(2026, 20, '2026-12-31'), bucket(2025, 3, '2026-12-31'), bucket(2025, 5, '2026-03-31')]

  it('is the nearest last date first, or the current year first', () => {
    const order = (consumeOrder: 'nearest_last_date' | 'current_year_first') =>
      inOrderOfUse(buckets, { consumeOrder, year: 2026 }).map(({ from_year, days }) => [from_year, days])
    expect(order('nearest_last_date')).toEqual([
      [2025, 5],
      [2025, 3],
      [2026, 20],
    ])
    expect(order('current_year_first')).toEqual([
      [2026, 20],
      [2025, 5],
      [2025, 3],
    ])
  })

  it('loses no day: what is taken and what is left are what there was', () => {
    const anyBucket = fc.record({
      from_year: fc.constantFrom(2024, 2025, 2026),
      days: fc.nat(30),
      last_date: fc.constantFrom('2025-12-31', '2026-03-31', '2026-12-31', '2027-03-31'),
    })
    const sum = (some: Bucket[]) => some.reduce((total, { days }) => total + days, 0)
    fc.assert(
      fc.property(
        fc.array(anyBucket, { maxLength: 6 }),
        fc.nat(100),
        fc.constantFrom('nearest_last_date' as const, 'current_year_first' as const),
        (some, days, consumeOrder) => {
          const { taken, left, missing } = takeDays(some, days, { consumeOrder, year: 2026 })
          expect(sum(taken) + missing).toBe(days)
          expect(sum(taken) + sum(left)).toBe(sum(some))
          if (missing) expect(left).toEqual([])
          if (consumeOrder === 'nearest_last_date')
            for (const { last_date } of taken) for (const rest of left) expect(last_date <= rest.last_date).toBe(true)
          else if (left.some(({ from_year }) => from_year === 2026))
            expect(taken.every(({ from_year }) => from_year === 2026)).toBe(true)
          for (const { last_date } of taken) expect(yearOf(last_date)).toBeGreaterThan(2024)
        },
      ),
    )
  })
})
