import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'
import { countDaysOff, countPeriod } from '#web/site/days-off-calculator-count.ts'
import { draftIn, emptyDraft, searchOf, type CalculatorDraft } from '#web/site/days-off-calculator-draft.ts'
import { openingsIn } from '#web/site/days-off-calculator-openings.ts'

const today = '2026-11-20'
const empty = emptyDraft(2026)
const draft = (change: Partial<CalculatorDraft>) => ({ ...empty, ...change })
const daysOff = (change: Partial<CalculatorDraft>) => countDaysOff(draft(change), today)

const text = <T>(some: fc.Arbitrary<T>) => fc.oneof(fc.constant(''), some.map(String))
const day = text(fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2100-12-31') }).map(dayOf))
const year = fc.integer({ min: 1900, max: 2100 }).map(String)
const anyDraft = fc.record({
  year,
  birth: fc.oneof(day, year),
  start: day,
  end: day,
  children: fc.array(fc.record({ year, isDisabled: fc.boolean() }), { maxLength: 20 }),
  hasHazard: fc.boolean(),
  hasCapacity: fc.boolean(),
  extra: text(fc.nat(366)),
  isUnequal: fc.boolean(),
  hours: fc.array(fc.constantFrom('0', '4', '7.5', '24'), { minLength: 6, maxLength: 6 }).map(six => ['8', ...six]),
  from: day,
  to: day,
})

describe('the address of the calculator', () => {
  it('R06 gives back what was typed in', () => {
    fc.assert(
      fc.property(anyDraft, typed => {
        expect(draftIn(searchOf(typed, 2026), 2026)).toEqual(typed)
      }),
    )
  })

  it('R06 is bare where nothing was typed in, and says the year with anything else', () => {
    expect(searchOf(empty, 2026)).toBe('')
    expect(searchOf(draft({ birth: '1990', children: [{ year: '2019', isDisabled: true }] }), 2026)).toBe(
      '?year=2026&birth=1990&children=2019d',
    )
  })

  it('R06 is passed over where no field can hold it; what is wrong stands there as it was typed', () => {
    const wrong =
      '?year=abc&birth=1990-02-30&start=tomorrow&end=1800-01-01&children=x,20,2019d,,9999&extra=-5&hours=8,8&from=%00&to=2026-13-01&hazard=yes&other=1'
    const children = [
      { year: '20', isDisabled: false },
      { year: '2019', isDisabled: true },
      { year: '', isDisabled: false },
      { year: '9999', isDisabled: false },
    ]
    const typed = { birth: '1990-02-30', end: '1800-01-01', extra: '-5', to: '2026-13-01', children }
    expect(draftIn(wrong, 2026)).toEqual(draft(typed))
    expect(draftIn('?hours=0,0,0,0,0,0,0', 2026).hours).toEqual(['0', '0', '0', '0', '0', '0', '0'])
    expect(draftIn('?hours=8,8,x,8,8,0,0', 2026).hours).toEqual(empty.hours)
    fc.assert(
      fc.property(fc.string(), search => {
        const read = draftIn(search, 2026)
        const { due, mistakes } = countDaysOff(read, today)
        expect(due === undefined).toBe(Object.keys(mistakes).length > 0)
      }),
    )
  })
})

describe('the calculator', () => {
  it('R06 P03 counts by the year of birth alone, and by the whole date', () => {
    expect(daysOff({ birth: '1990' }).due?.allowance_days).toBe(25)
    expect(daysOff({ birth: '1990-05-10', start: '2026-06-01' }).due?.allowance_days).toBe(15)
  })

  it('R06 P03 counts whatever is typed, and the sum of the lines is the number', () => {
    fc.assert(
      fc.property(anyDraft, typed => {
        const { due } = countDaysOff(typed, today)
        if (!due) return
        expect(sumOf(due.lines)).toBe(due.allowance_days)
        expect(sumOf(due.sick_lines)).toBe(due.sick_leave_days)
      }),
    )
  })

  it('law 10 R06 V12 names everything that is wrong, each at its field, and counts nothing meanwhile', () => {
    const { due, mistakes } = daysOff({
      birth: '2015',
      start: '2026-02-31',
      end: '2026-01-05',
      children: [
        { year: '', isDisabled: false },
        { year: '2040', isDisabled: false },
        { year: '2020', isDisabled: false },
      ],
      extra: '900',
      hours: ['8', '25', '8', '8', '8', '0', '0'],
    })
    expect(mistakes).toEqual({
      birth_date: 'problems:under16',
      employment_start: 'problems:noSuchDay',
      'children.1.birth_year': 'problems:birthInFuture',
      employer_extra_days: 'problems:daysOfYear',
      'weekday_hours.1': 'problems:hours',
    })
    expect(due).toBeUndefined()
  })

  it('law 10 marks the end before the start together with a number that is too large', () => {
    const children = ['2018', '2020'].map(year => ({ year, isDisabled: false }))
    const typed = { birth: '1970', start: '2026-06-01', end: '2026-05-01', children, extra: '9999' }
    expect(daysOff(typed)).toEqual({
      due: undefined,
      mistakes: { employment_end: 'problems:endBeforeStart', employer_extra_days: 'problems:daysOfYear' },
    })
  })

  it.each([
    [{ extra: '-5' }, { employer_extra_days: 'problems:negative' }],
    [{ extra: '9999' }, { employer_extra_days: 'problems:daysOfYear' }],
    [{ extra: '5-' }, { employer_extra_days: 'problems:number' }],
    [{ hours: ['-8', '8', '8', '8', '8', '0', '0'] }, { 'weekday_hours.0': 'problems:hours' }],
    [{ children: [{ year: '-2019', isDisabled: false }] }, { 'children.0.birth_year': 'problems:year' }],
  ])('law 10 has a sentence of its own for a minus and for a large number: %j', (typed, mistakes) => {
    expect(daysOff(typed)).toEqual({ due: undefined, mistakes })
  })

  it('R06 V12 refuses somebody under 16 by the sentence of the specification, at the birth', () => {
    expect(daysOff({ birth: '2012', start: '2026-06-01' }).mistakes).toEqual({ birth_date: 'problems:under16' })
    expect(daysOff({ birth: '2010', start: '2026-06-01' }).mistakes).toEqual({})
  })

  it('R06 names the child that is wrong by its row, also after an empty one', () => {
    const children = ['', '2040', '2020'].map(year => ({ year, isDisabled: false }))
    const { due, mistakes } = daysOff({ children })
    expect(mistakes).toEqual({ 'children.1.birth_year': 'problems:birthInFuture' })
    expect(due).toBeUndefined()
  })

  it('R06 takes hours as they are written here', () => {
    const { due } = daysOff({ isUnequal: true, hours: ['7,5', '7,5', '7,5', '7,5', '7,5', '0', '0'] })
    expect(due?.allowance_hours).toBe(150)
  })

  it('R06 warns of years before the rules that it knows', () => {
    expect(daysOff({ year: '2022' }).due?.warning).toBe('rules_before_2023')
    expect(daysOff({ year: '2023' }).due?.warning).toBeUndefined()
  })

  it('R06 counts the working days of a period, once both days are there', () => {
    const count = (from: string, to: string) => countPeriod(draft({ from, to }), 'hu')
    expect(count('', '')).toEqual({ counted: undefined, mistakes: {} })
    expect(count('2026-08-17', '')).toEqual({ counted: undefined, mistakes: {} })
    expect(count('2026-08-17', '2026-08-23').counted).toMatchObject({ leave_days: 3 })
    expect(count('2026-08-17', '2026-08-16').mistakes).toEqual({ to: 'problems:endBeforeStart' })
    expect(count('2026-08-17', '2029-08-16').mistakes).toEqual({ to: 'entitlement:rangeOverTwoYears' })
  })
})

describe('the leaves that open beside the annual one', () => {
  const opened = (birthYears: number[], employmentStart: string | null = null) =>
    Object.fromEntries(
      openingsIn({ year: 2026, birthYears, employmentStart }).map(({ leave, days, from }) => [leave, [days, from]]),
    )

  it('R06 are those of a birth in the year, and of somebody to care for', () => {
    expect(opened([])).toEqual({ caregiver: [5, null] })
    expect(opened([2026])).toEqual({
      maternity: [168, null],
      paternity: [10, null],
      parental: [44, null],
      caregiver: [5, null],
    })
  })

  it('R06 last until the end of the fourth month and the third birthday, whenever in its year a child was born', () => {
    expect(opened([2025])).toEqual({ paternity: [10, null], parental: [44, null], caregiver: [5, null] })
    expect(opened([2023])).toEqual({ parental: [44, null], caregiver: [5, null] })
    expect(opened([2022])).toEqual({ caregiver: [5, null] })
    expect(opened([2025, 2025]).parental).toEqual([88, null])
  })

  it('R06 need a year of employment where the law does', () => {
    expect(opened([2024], '2025-06-01').parental).toEqual([44, '2026-06-01'])
    expect(opened([2024], '2026-01-02').parental).toBeUndefined()
    expect(opened([2024], '2020-01-01').parental).toEqual([44, null])
  })
})
