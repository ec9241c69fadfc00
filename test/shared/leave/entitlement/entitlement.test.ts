import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addDays, daysInYear, dayNumber, dayOf } from '#shared/calendar/day.ts'
import { eachDay, wholeYear } from '#shared/calendar/period.ts'
import { roundedHalfUp } from '#shared/calendar/whole-numbers.ts'
import { entitlement } from '#shared/leave/entitlement/entitlement.ts'
import type { LeaveFacts } from '#shared/leave/entitlement/facts.ts'
import { hoursIn } from '#shared/leave/entitlement/hours.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'
import { defaultRules, LeaveRules } from '#shared/company/leave-rules.ts'
import { shareOfYear } from '#shared/leave/entitlement/share-of-year.ts'
import { weekOf } from '#test/law/cases.ts'

const dayWithin = (from: string, to: string) => fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayOf)
const anyYear = fc.integer({ min: 2015, max: 2030 })
const anyChild = fc.record({ birth_year: fc.integer({ min: 1998, max: 2030 }), disabled: fc.boolean() })
const anySpan = fc
  .record({ from: dayWithin('2013-01-01', '2030-12-31'), length: fc.nat(900), isOpen: fc.boolean() })
  .map(({ from, length, isOpen }) => ({ from, to: isOpen ? null : addDays(from, length) }))
const anyHeld = fc.oneof(fc.boolean(), fc.array(anySpan, { maxLength: 3 }))
const anyGrants = fc.array(
  fc.tuple(anySpan, fc.nat(6)).map(([span, days]) => ({ ...span, days })),
  { maxLength: 3 },
)
const anyFacts: fc.Arbitrary<LeaveFacts> = fc.record(
  {
    birth_date: fc.option(dayWithin('1955-01-01', '2012-12-31')),
    employment_start: fc.option(dayWithin('2010-01-01', '2030-12-31')),
    employment_end: fc.option(dayWithin('2014-01-01', '2031-12-31')),
    children: fc.array(anyChild, { maxLength: 5 }),
    hazardous_conditions: anyHeld,
    health_damage_or_disability: anyHeld,
    employer_extra_days: fc.oneof(fc.nat(10), anyGrants),
    absences_not_counted: fc.array(
      fc
        .record({ from: dayWithin('2014-06-01', '2030-12-31'), length: fc.nat(300) })
        .map(({ from, length }) => ({ from, to: addDays(from, length) })),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
)
const anyRules: fc.Arbitrary<Partial<LeaveRules>> = fc.record({
  roundingMode: fc.constantFrom('once', 'each_part', 'each_part_never_less'),
  divisor: fc.constantFrom('calendar_days', 'always_365'),
  employerExtraProration: fc.constantFrom('with_the_rest', 'apart', 'whole'),
  youngAfter18: fc.boolean(),
  sickProration: fc.constantFrom('from_start', 'from_start_to_end'),
  statusChange: fc.constantFrom('whole_year', 'by_days', 'from_next_year'),
  unequalMode: fc.constantFrom('hours', 'days'),
})

/** Schedules that change, unequal from some day on. */
const anyPatterns = fc.array(
  fc.record({
    valid_from: dayWithin('2014-06-01', '2030-12-31'),
    week: fc.array(fc.constantFrom(0, 4, 7.75, 8.33, 12), { minLength: 7, maxLength: 7 }).map(weekOf),
    unequal_schedule: fc.boolean(),
  }),
  { maxLength: 4 },
)

describe('the leave of a year', () => {
  it('is the base leave and the whole sick leave while nothing is known of a person', () => {
    expect(entitlement({}, 2026)).toEqual({
      full_year_total: 20,
      days_in_year: 365,
      eligible_days: 365,
      allowance_days: 20,
      sick_leave_days: 15,
      allowance_hours: null,
      lines: [{ part: 'base', days: 20, paragraph: 'Mt. 116. §' }],
      sick_lines: [{ part: 'sick', days: 15, paragraph: 'Mt. 126. § (1)' }],
      hour_lines: [],
    })
    const unknown = { birth_date: null, employment_start: null, employment_end: null, children: [], base_days: null }
    expect(entitlement(unknown, 2026)).toEqual(entitlement({}, 2026))
  })

  it('is explained by lines with their paragraphs', () => {
    const facts = {
      birth_date: '1988-06-06',
      employment_start: '2026-04-15',
      children: [{ birth_year: 2014, disabled: true }],
      hazardous_conditions: true,
    }
    expect(entitlement(facts, 2026).lines).toEqual([
      { part: 'base', days: 20, paragraph: 'Mt. 116. §' },
      { part: 'age', days: 6, paragraph: 'Mt. 117. §', data: { age: 38 } },
      { part: 'children', days: 2, paragraph: 'Mt. 118. § (1)', data: { count: 1 }, of: facts.children },
      { part: 'disabled_children', days: 2, paragraph: 'Mt. 118. § (2)', data: { count: 1 }, of: facts.children },
      { part: 'hazard', days: 5, paragraph: 'Mt. 119. § (2)' },
      {
        part: 'proportion',
        days: -10,
        paragraph: 'Mt. 121. §',
        data: { eligible_days: 261, days_in_year: 365, due: 25 },
      },
    ])
  })

  it('is nothing in a year without a day of employment', () => {
    for (const facts of [
      { employment_start: '2027-01-01' },
      { employment_end: '2025-12-31' },
      { employment_start: '2026-05-01', employment_end: '2026-04-30' },
    ])
      expect(entitlement(facts, 2026)).toMatchObject({ eligible_days: 0, allowance_days: 0, sick_leave_days: 0 })
  })

  it('counts a day of absence once, however often it is named', () => {
    const absences_not_counted = [
      { from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-03-10', to: '2026-03-12' },
      { from: '2026-03-20', to: '2026-04-09' },
      { from: '2025-12-01', to: '2026-01-10' },
      { from: '2026-06-30', to: '2026-06-01' },
    ]
    expect(entitlement({ absences_not_counted }, 2026).eligible_days).toBe(365 - 40 - 10)
  })

  it('counts exactly the days of employment without absence', () => {
    fc.assert(
      fc.property(anyFacts, anyYear, (facts, year) => {
        const { employment_start, employment_end, absences_not_counted = [] } = facts
        const counts = (day: string) =>
          (!employment_start || employment_start <= day) &&
          (!employment_end || day <= employment_end) &&
          !absences_not_counted.some(({ from, to }) => from <= day && day <= to)
        expect(entitlement(facts, year).eligible_days).toBe([...eachDay(wholeYear(year))].filter(counts).length)
      }),
    )
  })

  it('is the sum of its lines, under every reading of the law', () => {
    fc.assert(
      fc.property(anyFacts, anyYear, anyRules, anyPatterns, (facts, year, rules, patterns) => {
        const due = entitlement({ ...facts, patterns }, year, rules)
        const { lines, allowance_days, full_year_total, eligible_days } = due
        expect(sumOf(lines)).toBe(allowance_days)
        expect(sumOf(due.sick_lines)).toBe(due.sick_leave_days)
        expect(due.hour_lines.length ? hoursIn(due.hour_lines) : null).toBe(due.allowance_hours)
        expect(sumOf(lines.filter(({ part }) => part !== 'proportion'))).toBe(full_year_total)
        expect(Number.isInteger(allowance_days) && allowance_days >= 0).toBe(true)
        if (eligible_days === 0) expect(allowance_days).toBe(0)
      }),
    )
  })

  it('is the whole for a whole year', () => {
    fc.assert(
      fc.property(anyFacts, anyYear, (facts, year) => {
        const { absences_not_counted: _, ...present } = facts
        const { allowance_days, full_year_total } = entitlement(
          { ...present, employment_start: null, employment_end: null },
          year,
        )
        expect(allowance_days).toBe(full_year_total)
      }),
    )
  })

  it('never gets less by more days of employment', () => {
    // As on its first day: an earlier start may be before what holds later.
    const inTime = anyRules.filter(({ statusChange }) => statusChange !== 'from_next_year')
    fc.assert(
      fc.property(anyFacts, anyYear, inTime, fc.nat(400), (facts, year, rules, days) => {
        const end = facts.employment_end ?? `${year}-06-30`
        const shorter = entitlement({ ...facts, employment_end: end }, year, rules)
        const longer = entitlement({ ...facts, employment_end: addDays(end, days) }, year, rules)
        expect(longer.allowance_days).toBeGreaterThanOrEqual(shorter.allowance_days)
        expect(longer.sick_leave_days).toBeGreaterThanOrEqual(shorter.sick_leave_days)

        const start = facts.employment_start ?? `${year}-12-31`
        const later = entitlement({ ...facts, employment_start: start }, year, rules)
        const earlier = entitlement({ ...facts, employment_start: addDays(start, -days) }, year, {
          ...rules,
          youngAfter18: true,
        })
        expect(earlier.allowance_days).toBeGreaterThanOrEqual(later.allowance_days)
        expect(earlier.sick_leave_days).toBeGreaterThanOrEqual(later.sick_leave_days)
      }),
    )
  })

  it('does not depend on the order of the children', () => {
    const shuffled = fc
      .array(anyChild, { maxLength: 6 })
      .chain(children =>
        fc.tuple(
          fc.constant(children),
          fc.shuffledSubarray(children, { minLength: children.length, maxLength: children.length }),
        ),
      )
    fc.assert(
      fc.property(shuffled, anyYear, ([children, others], year) => {
        const days = (some: typeof children) =>
          entitlement({ children: some }, year).lines.map(({ part, days: due }) => [part, due])
        expect(days(others)).toEqual(days(children))
      }),
    )
  })

  it('is never less for one child more', () => {
    fc.assert(
      fc.property(anyFacts, anyYear, anyChild, (facts, year, child) => {
        const more = entitlement({ ...facts, children: [...(facts.children ?? []), child] }, year)
        expect(more.allowance_days).toBeGreaterThanOrEqual(entitlement(facts, year).allowance_days)
      }),
    )
  })
})

describe('the share of a year', () => {
  it('rounds halves up, exactly', () => {
    expect([shareOfYear(21, 183, 366), shareOfYear(23, 183, 366), shareOfYear(21, 61, 366)]).toEqual([11, 12, 4])
    expect([shareOfYear(30, 7, 365), shareOfYear(30, 6, 365)]).toEqual([1, 0])
  })

  it('is the nearest integer to the fraction', () => {
    fc.assert(
      fc.property(fc.nat(50), anyYear, fc.nat(366), (days, year, employed) => {
        const inYear = daysInYear(year)
        const dividend = 2 * days * Math.min(employed, inYear)
        const nearest = 2 * inYear * shareOfYear(days, Math.min(employed, inYear), inYear)
        expect(nearest - inYear <= dividend && dividend < nearest + inYear).toBe(true)
      }),
    )
    expect(roundedHalfUp(0, 7)).toBe(0)
  })

  it.each([2024, 2026])('is exact for every day of %i and every leave from 20 to 47 days', year => {
    const inYear = daysInYear(year)
    let halves = 0
    for (let days = 20; days <= 47; days += 1)
      for (let employed = 1; employed <= inYear; employed += 1) {
        const facts = { employment_start: addDays(`${year}-12-31`, 1 - employed), employer_extra_days: days - 20 }
        const due = entitlement(facts, year).allowance_days
        const exact = (2n * BigInt(days * employed) + BigInt(inYear)) / (2n * BigInt(inYear))
        if (BigInt(due) !== exact) expect.fail(`${days} days for ${employed} days of employment became ${due}`)
        if ((2 * days * employed) % (2 * inYear) === inYear) halves += 1
      }
    // Half a day comes out exactly in leap years alone.
    expect(halves).toBe(year === 2024 ? 24 : 0)
  })
})

describe('other readings of the law', () => {
  const facts = {
    birth_date: '1989-06-06',
    employment_start: '2026-10-01',
    children: [{ birth_year: 2019, disabled: false }],
  }
  const days = (some: LeaveFacts, rules: Partial<LeaveRules>, year = 2026) =>
    entitlement(some, year, rules).allowance_days

  it('can be told how each rule is read, and the first choice of each is the default', () => {
    const { properties = {} } = z.toJSONSchema(LeaveRules)
    for (const [name, schema] of Object.entries(properties) as [keyof LeaveRules, { enum?: string[] }][])
      if (schema.enum) expect([name, schema.enum[0]]).toEqual([name, defaultRules[name]])
    expect(LeaveRules.parse(defaultRules)).toEqual(defaultRules)
  })

  it('may round each part alone', () => {
    const modes = ['once', 'each_part', 'each_part_never_less'] as const
    const inModes = (some: LeaveFacts) => modes.map(roundingMode => days(some, { roundingMode }))
    expect(inModes(facts)).toEqual([7, 8, 8])
    expect(inModes({ ...facts, birth_date: '1993-06-06', employment_start: '2026-02-16' })).toEqual([23, 22, 23])
  })

  it('may divide by 365 in leap years', () => {
    const leap = { birth_date: '1999-06-06', employment_start: '2024-01-10' }
    expect([days(leap, {}, 2024), days(leap, { divisor: 'always_365' }, 2024)]).toEqual([20, 21])
  })

  it("may prorate the employer's days apart, or give them whole", () => {
    const modes = ['with_the_rest', 'apart', 'whole'] as const
    const inModes = (employment_start: string) => {
      const given = { birth_date: '1990-05-10', employment_start, employer_extra_days: 5 }
      return modes.map(employerExtraProration => days(given, { employerExtraProration }))
    }
    expect(inModes('2026-01-20')).toEqual([28, 29, 29])
    expect(inModes('2026-08-17')).toEqual([11, 11, 14])
  })

  it("may refuse the young worker's days to who is hired as an adult", () => {
    const hired = { birth_date: '2008-03-03', employment_start: '2026-07-01' }
    expect([days(hired, {}), days(hired, { youngAfter18: false })]).toEqual([13, 10])
    expect(days({ ...hired, employment_start: '2026-03-02' }, { youngAfter18: false })).toBe(21)
  })

  it('may prorate sick leave to the end of the employment', () => {
    const left = { employment_start: '2019-03-01', employment_end: '2026-06-30' }
    const sick = (rules: Partial<LeaveRules>) => entitlement(left, 2026, rules).sick_leave_days
    expect([sick({}), sick({ sickProration: 'from_start_to_end' })]).toEqual([15, 7])
  })
})

describe('leave in hours', () => {
  const unequal = (valid_from: string, hours: number[]) => ({ valid_from, week: weekOf(hours), unequal_schedule: true })
  const hours = (patterns: NonNullable<LeaveFacts['patterns']>, more: LeaveFacts = {}) =>
    entitlement({ patterns, ...more }, 2026).allowance_hours

  it('is a fifth of the week for each day in an unequal schedule', () => {
    expect(hours([unequal('2020-01-01', [10, 10, 10, 10, 0, 0, 0])])).toBe(160)
    expect(hours([unequal('2020-01-01', [8.33, 8.33, 8.33, 8.33, 0, 0, 0])])).toBe(133.28)
    expect(hours([{ ...unequal('2020-01-01', [8, 8, 8, 8, 8, 0, 0]), unequal_schedule: false }])).toBeNull()
    expect(
      entitlement({ patterns: [unequal('2020-01-01', [8, 8, 8, 8, 8, 0, 0])] }, 2026, { unequalMode: 'days' })
        .allowance_hours,
    ).toBeNull()
  })

  it('weighs a change of the week by its days', () => {
    const patterns = [unequal('2020-01-01', [10, 10, 10, 10, 0, 0, 0]), unequal('2026-07-02', [5, 5, 5, 5, 0, 0, 0])]
    expect(hours(patterns)).toBe(119.89)
    expect(hours(patterns.toReversed())).toBe(119.89)
  })

  it('waits for the next year when the schedule becomes unequal within one', () => {
    const patterns = [
      { valid_from: '2020-01-01', week: weekOf([8, 8, 8, 8, 8, 0, 0]) },
      unequal('2026-07-01', [10, 10, 10, 10, 0, 0, 0]),
    ]
    expect(hours(patterns)).toBeNull()
    expect(entitlement({ patterns }, 2027).allowance_hours).toBe(160)
  })
})

describe('P04 a company outside Hungary', () => {
  it('has the days that were set by hand, whole', () => {
    const facts = {
      base_days: 25,
      base_sick_days: 10,
      birth_date: '1970-01-01',
      employment_start: '2026-07-01',
      employer_extra_days: 2,
    }
    expect(entitlement(facts, 2026, { country: 'AT' })).toMatchObject({
      allowance_days: 27,
      sick_leave_days: 10,
      allowance_hours: null,
      lines: [
        { part: 'base', days: 25, paragraph: null },
        { part: 'employer_extra', days: 2, paragraph: null },
      ],
    })
  })

  it('has none before they are set, and none in a year without employment', () => {
    expect(entitlement({}, 2026, { country: 'AT' })).toMatchObject({ allowance_days: 0, sick_leave_days: 0, lines: [] })
    const gone = { base_days: 25, base_sick_days: 10, employment_end: '2025-12-31' }
    expect(entitlement(gone, 2026, { country: 'AT' })).toMatchObject({ allowance_days: 0, sick_leave_days: 0 })
  })

  it('is the exception: the rules are Hungarian by default', () => expect(defaultRules.country).toBe('HU'))
})
