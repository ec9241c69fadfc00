import { describe, expect, it } from 'vitest'
import { countDaysOff, countPeriod } from './days-off-calculator-count.ts'
import {
  draftIn,
  emptyDraft,
  hasOwnWeek,
  searchOf,
  withPoint,
  type CalculatorDraft,
} from './days-off-calculator-draft.ts'

const empty = emptyDraft(2026)
const draft = (typed: Partial<CalculatorDraft>): CalculatorDraft => ({ ...empty, ...typed })
const child = (year: string, isDisabled = false) => ({ year, isDisabled })

describe('the address of the calculator', () => {
  it.each<[search: string, read: Partial<CalculatorDraft>]>([
    ['?year=2027', { year: '2027' }],
    ['?birth=1990', { birth: '1990' }],
    ['?birth=1990-05-10', { birth: '1990-05-10' }],
    ['?start=2026-06-01&end=2026-12-31', { start: '2026-06-01', end: '2026-12-31' }],
    ['?children=2019,2021d', { children: [child('2019'), child('2021', true)] }],
    ['?hazard=1&capacity=1', { hasHazard: true, hasCapacity: true }],
    ['?extra=0', { extra: '0' }],
    ['?extra=366', { extra: '366' }],
    ['?unequal=1', { isUnequal: true }],
    ['?hours=6,6,6,6,6,0,0', { hours: ['6', '6', '6', '6', '6', '0', '0'] }],
    ['?from=2026-08-17&to=2026-08-23', { from: '2026-08-17', to: '2026-08-23' }],
  ])('R06 %s fills in what it says and nothing else, and comes of it again', (search, read) => {
    expect(draftIn(search, 2026)).toEqual(draft(read))
    expect(draftIn(searchOf(draft(read), 2026), 2026)).toEqual(draft(read))
  })

  it.each([
    ['?year=1899'],
    ['?year=2101'],
    ['?birth=1990.05.10'],
    ['?birth=1990-05-100'],
    ['?start=tomorrow'],
    ['?extra=1.5'],
    ['?extra=123456'],
    ['?hazard=true'],
    ['?hours=8,8,8,8,8,0'],
    ['?hours=8,8,8,8,eight,0,0'],
    ['?children=abcd,201999'],
  ])('R06 is as if bare with %s, which no field can hold', search => {
    expect(draftIn(search, 2026)).toEqual(empty)
  })

  it.each<[typed: Partial<CalculatorDraft>, field: string]>([
    [{ birth: '2026-02-30' }, 'birth_date'],
    [{ birth: '90' }, 'birth_date'],
    [{ start: '20260601' }, 'employment_start'],
    [{ extra: '9999' }, 'employer_extra_days'],
    [{ extra: '-5' }, 'employer_extra_days'],
    [{ hours: empty.hours.with(4, '24.01') }, 'weekday_hours.4'],
    [{ hours: empty.hours.map(() => '0') }, 'weekday_hours'],
    [{ children: [child('2019'), child('20'), child('20199', true)] }, 'children.1.birth_year'],
    [{ children: [child(''), child('1')] }, 'children.1.birth_year'],
  ])('law 10 of %j, which is wrong, stands there again after a reload', (typed, field) => {
    const again = draftIn(searchOf(draft(typed), 2026), 2026)
    expect(again).toEqual(draft(typed))
    expect(countDaysOff(again, '2026-11-20').mistakes).toHaveProperty([field])
  })

  it('R06 holds twenty children at most', () => {
    const many = Array.from({ length: 25 }, () => '2019').join(',')
    expect(draftIn(`?children=${many}`, 2026).children).toHaveLength(20)
  })

  it('R06 leaves out what stands as it did', () => {
    expect(searchOf(empty, 2026)).toBe('')
    expect(searchOf(draft({ hours: ['8,0', ...empty.hours.slice(1)] }), 2026)).toContain('hours=8.0,8,')
    expect(searchOf(draft({ year: '2027' }), 2026)).toBe('?year=2027')
  })
})

describe('the week of the calculator', () => {
  it('is one’s own where hours differ or the schedule is unequal', () => {
    expect(hasOwnWeek(empty)).toBe(false)
    expect(hasOwnWeek({ ...empty, isUnequal: true })).toBe(true)
    expect(hasOwnWeek({ ...empty, hours: empty.hours.with(4, '6') })).toBe(true)
    expect(hasOwnWeek({ ...empty, hours: empty.hours.with(4, ' 8 ') })).toBe(false)
  })

  it('P08 takes a number with a comma as with a point', () => {
    expect([' 7,5 ', '7.5', '8', ''].map(withPoint)).toEqual(['7.5', '7.5', '8', ''])
    const { mistakes } = countDaysOff(draft({ hours: empty.hours.with(0, '7,5') }), '2026-11-20')
    expect(mistakes).toEqual({})
  })
})

describe('what is wrong in the calculator', () => {
  const mistakesOf = (typed: Partial<CalculatorDraft>) => countDaysOff(draft(typed), '2026-11-20').mistakes

  it.each<[typed: Partial<CalculatorDraft>, field: string]>([
    [{ birth: '199' }, 'birth_date'],
    [{ birth: '1990-13-01' }, 'birth_date'],
    [{ start: '2026-02-30' }, 'employment_start'],
    [{ end: '2026-6-1' }, 'employment_end'],
    [{ extra: '367' }, 'employer_extra_days'],
    [{ hours: empty.hours.with(2, '25') }, 'weekday_hours.2'],
    [{ hours: empty.hours.with(6, 'x') }, 'weekday_hours.6'],
    [{ children: [child('2019'), child('20')] }, 'children.1.birth_year'],
    [{ children: [child(''), child('20')] }, 'children.1.birth_year'],
  ])('V12 of %j is named at %s alone', (typed, field) => {
    expect(Object.keys(mistakesOf(typed))).toEqual([field])
  })

  it('law 10 of a birth too long ago says between which years, and not how a birth is written', () => {
    expect(mistakesOf({ birth: '1890' })).toEqual({ birth_date: 'problems:year' })
    expect(mistakesOf({ birth: '2101-01-01' })).toEqual({ birth_date: 'problems:year' })
    expect(mistakesOf({ birth: '18' })).toEqual({ birth_date: 'problems:isoDate' })
  })

  it('V12 is nothing while a field is empty', () => {
    expect(mistakesOf({ birth: '', start: '', end: '', extra: '', children: [child('')] })).toEqual({})
  })

  it('law 10 keeps a number from being shown that would leave it out', () => {
    const due = (typed: Partial<CalculatorDraft>) => countDaysOff(draft(typed), '2026-11-20').due
    expect(due({ birth: '1990', start: '2026-02-30' })).toBeUndefined()
    expect(due({ children: [child('2019'), child('20')] })).toBeUndefined()
    expect(due({ birth: '1990' })?.allowance_days).toBe(25)
  })
})

describe('the working days of a period', () => {
  const count = (from: string, to: string, typed: Partial<CalculatorDraft> = {}) =>
    countPeriod(draft({ ...typed, from, to }), 'hu')

  it('Mt. 124. § (1) are those of the week that is typed in', () => {
    expect(count('2026-11-23', '2026-11-29').counted).toMatchObject({ leave_days: 5 })
    const fourDays = ['8', '8', '8', '8', '0', '0', '0']
    expect(count('2026-11-23', '2026-11-29', { hours: fourDays }).counted).toMatchObject({ leave_days: 4 })
  })

  it('Mt. 102. § (1) leave out public holidays and moved rest days', () => {
    expect(count('2026-12-21', '2026-12-27').counted).toMatchObject({ leave_days: 3 })
  })

  it('are not counted before both days are there, and object to none that is empty', () => {
    for (const [from, to] of [
      ['', ''],
      ['2026-11-23', ''],
      ['', '2026-11-23'],
    ] as const)
      expect(count(from, to)).toEqual({ counted: undefined, mistakes: {} })
  })
})
