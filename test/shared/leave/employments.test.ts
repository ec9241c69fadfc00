import { describe, expect, it } from 'vitest'
import type { Day } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { balanceOf, leftHundredths } from '#shared/leave/balance/balance.ts'
import { exitBalance } from '#shared/leave/balance/exit-balance.ts'
import { sickPayAdded, sickPayDays } from '#shared/leave/balance/sick-pay.ts'
import { effectOnYear } from '#shared/leave/effect/effect.ts'
import { insideEmployment } from '#shared/leave/effect/outside-employment.ts'
import { hasOtherEmployments } from '#shared/leave/effect/recount-scope.ts'
import { duringDraft } from '#shared/leave/request/request-leave.ts'
import { during, withOpeningBalances } from '#shared/leave/balance/opening-balances.ts'
import type { Booking, ExtraDays, LeaveBook } from '#shared/leave/model.ts'
import { emptyBook, type Situation } from '#shared/leave/situation.ts'
import { employmentOfGrant, employmentsOf } from '#shared/people/employments.ts'
import { newEmploymentTerms, unknownEmployment, type EmploymentTerms } from '#shared/people/model.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { admin, ask, refusalOf, situation, today, whose } from './anna.ts'

let count = 0
const booked = (from_date: Day, to_date: Day, days: number, over: Partial<Booking> = {}): Booking => ({
  request: `r${count++}`,
  type_id: 1,
  status: 'approved',
  from_date,
  to_date,
  days,
  child: null,
  ...over,
})
const book = (year: number, bookings: Booking[] = [], extras: ExtraDays[] = []): LeaveBook => ({
  ...emptyBook(whose, year),
  bookings,
  extras,
})
const known = (books: LeaveBook[], terms: Partial<EmploymentTerms> = {}, on: Day = today): Situation =>
  withOpeningBalances(situation({ books, terms }), books, on, Number(on.slice(0, 4)))
const partsOf = (facts: Situation, year: number, on: Day = today) =>
  balanceOf(facts, year, on).lines.map(({ part, days }) => [part, days])

describe('a beginning of the books', () => {
  // Forty years old in 2026: 20 + 7 days a year.
  const since2020 = { employment_start: '2020-01-06', birth_date: '1987-05-05' }

  it('law 1: a year before it gives nothing, whatever is stored for it', () => {
    const left = (of2025: LeaveBook) => balanceOf(known([of2025, book(2026)], since2020), 2026, today).left
    const illness = booked('2025-12-29', '2026-01-09', 3, { type_id: 2 })
    const home = booked('2025-06-02', '2025-06-02', 1, { type_id: 3 })
    const taken: ExtraDays = { id: 'e', days: -1, comment: '', by: 'csilla', at: 0 }
    expect([book(2025), book(2025, [illness]), book(2025, [home]), book(2025, [], [taken])].map(left)).toEqual([
      27, 27, 27, 27,
    ])
  })

  it('law 1: a year kept here counts though nothing is stored for it (Mt. 123. § (2))', () => {
    const terms = { employment_start: '2026-11-02' }
    const on = '2027-01-11'
    // 20 × 60/365 → 3 days of 2026, due until 31 March.
    const facts = known([book(2027)], terms, on)
    expect(partsOf(facts, 2027, on)).toEqual([
      ['base', 20],
      ['late_start', 3],
    ])
    expect(balanceOf(facts, 2027, on).left).toBe(23)
    const leaving = known([book(2027)], { ...terms, employment_end: '2027-01-31' }, on)
    // 20 × 31/365 → 2, and the 3 of 2026.
    expect(exitBalance(leaving, 2027)).toMatchObject({ paid_out: 5, overdrawn: 0 })
  })

  it('law 1: has lines for what was taken before in its first year, and for what was brought along', () => {
    const terms: Partial<EmploymentTerms> = {
      ...since2020,
      taken_before: { unit: 'days', amount: 12 },
      brought: [{ from_year: 2025, unit: 'days', amount: 4, last_date: '2026-12-31', reason: 'betegség' }],
    }
    const facts = known([book(2026, [booked('2026-05-04', '2026-05-05', 2)])], terms)
    const { entitled, used, left, lines, carried } = balanceOf(facts, 2026, today)
    expect({ entitled, used, left, carried }).toEqual({ entitled: 19, used: 2, left: 17, carried: 2 })
    expect(lines.reduce((sum, { days }) => sum + days, 0)).toBe(entitled)
    expect(lines.map(({ days, label }) => [days, sayReply(label, 'hu')])).toContainEqual([
      4,
      'Korábbról áthozott szabadság (2025): betegség',
    ])
    expect(partsOf(facts, 2026)).toContainEqual(['taken_before', -12])
    // 27 − 12 − 2 + 4 go on into the next year.
    const next = known(facts.books as LeaveBook[], terms, '2027-02-01')
    expect(partsOf(next, 2027, '2027-02-01')).toContainEqual(['overdue', 15])
  })

  it('law 1: begins with the year in which the person came, the employment, or as an administrator says', () => {
    const carriedDays = (terms: Partial<EmploymentTerms>) =>
      balanceOf(known([book(2024), book(2025), book(2026)], terms), 2026, today).entitled - 20
    expect(carriedDays({})).toBe(0)
    expect(carriedDays({ first_year_kept: 2024 })).toBe(40)
    expect(carriedDays({ first_year_kept: 2024, employment_start: '2025-01-01' })).toBe(20)
  })

  it('law 5: is entered in hours, and carried in hundredths, where leave is kept in hours', () => {
    const week = { ...generalWeek, monday: 9.1, tuesday: 9.1, wednesday: 9.1, thursday: 9.1, friday: 0 }
    const hours = [{ valid_from: '1900-01-01', week, unequal_schedule: true }]
    const terms: Partial<EmploymentTerms> = {
      hours,
      first_year_kept: 2025,
      taken_before: { unit: 'hours', amount: 10.25 },
      brought: [{ from_year: 2024, unit: 'hours', amount: 3.5, last_date: '2025-12-31', reason: 'csúszás' }],
    }
    // 20 days of 7.28 hours are 145.6; 3.5 of 2024 and 135.35 of 2025 are left.
    const facts = known([book(2025), book(2026)], terms)
    expect(leftHundredths(facts, 2026)).toBe(14560 + 350 + 13535)
    const one = known([book(2025, [booked('2025-07-07', '2025-07-07', 1)]), book(2026)], terms)
    expect(leftHundredths(one, 2026)).toBe(14560 + 350 + 13535 - 910)
  })
})

describe('the reasons for which days go over into the next year', () => {
  const into2027 = (books: LeaveBook[], over: Partial<EmploymentTerms> = {}, leave_rules = {}) => {
    const facts = situation({ books: [...books, book(2027)], terms: over, calendar: { leave_rules } })
    const { opening_balances } = withOpeningBalances(facts, facts.books, '2027-01-04', 2027)
    return opening_balances!
      .at(-1)!
      .days.map(({ part, days, last_date, paragraph }) => [part, days, last_date, paragraph])
  }

  it('law 9: hold for sixty days after an illness that ended before the year did, for the days that it took', () => {
    const illness = booked('2026-11-30', '2026-12-11', 10, { type_id: 2 })
    expect(into2027([book(2026, [illness])])).toEqual([
      ['obstacle', 10, '2027-02-09', 'Mt. 123. § (3), 25. § (3)'],
      ['overdue', 10, '2027-12-31', 'Mt. 123. § (1)'],
    ])
    const long = booked('2026-10-01', '2026-10-09', 7, { type_id: 2 })
    expect(into2027([book(2026, [long])]), 'sixty days that end within the year').toEqual([
      ['overdue', 20, '2027-12-31', 'Mt. 123. § (1)'],
    ])
  })

  it('law 9: let leave over New Year count as granted in its year, with five working days at most (Mt. 123. § (4))', () => {
    const over = (days: number, last: Day) => [
      book(2026, [booked('2026-12-28', '2026-12-31', 4, { request: 'over' })]),
      book(2027, [booked('2027-01-01', last, days, { request: 'over' })]),
    ]
    const facts = situation({ books: over(3, '2027-01-06') })
    const now = withOpeningBalances(facts, facts.books, '2027-01-04', 2027)
    expect(partsOf(now, 2027, '2027-01-04')).toEqual([
      ['base', 20],
      ['spill_over', 3],
      ['overdue', 13],
    ])
    const { left, entitled } = balanceOf(now, 2027, '2027-01-04')
    expect({ left, entitled }).toEqual({ left: 33, entitled: 36 })
    const long = situation({ books: over(6, '2027-01-11') })
    expect(partsOf(withOpeningBalances(long, long.books, '2027-01-04', 2027), 2027, '2027-01-04')).toEqual([
      ['base', 20],
      ['overdue', 16],
    ])
  })

  it('law 9: are an agreement about the days of age, and a collective agreement about a quarter, until their dates', () => {
    const aged = { birth_date: '1986-05-05' }
    expect(into2027([book(2026)], { ...aged, age_agreements: [2026] })).toEqual([
      ['age_agreement', 7, '2027-12-31', 'Mt. 123. § (6)'],
      ['overdue', 20, '2027-12-31', 'Mt. 123. § (1)'],
    ])
    expect(into2027([book(2026)], { ...aged, age_agreements: [2025] })).toHaveLength(1)
    expect(into2027([book(2026)], aged, { quarterUntilMarch: true })).toEqual([
      ['quarter', 6, '2027-03-31', 'Mt. 123. § (5) c)'],
      ['overdue', 21, '2027-12-31', 'Mt. 123. § (1)'],
    ])
  })
})

describe('days granted by hand in a year of two employments', () => {
  const first = { ...unknownEmployment, employment_start: '2020-01-01', employment_end: '2026-03-31' }
  const terms: Partial<EmploymentTerms> = { employment_start: '2026-09-01', earlier_employments: [first] }
  const ownerOn = (day: Day, year = 2026) =>
    employmentOfGrant({ ...newEmploymentTerms(whose), ...terms }, year, day)?.employment_start

  it('law 7: belong to the last one that had begun when they were granted, else to the first', () => {
    expect(ownerOn('2026-02-01')).toBe('2020-01-01')
    expect(ownerOn('2026-08-31')).toBe('2020-01-01')
    expect(ownerOn('2026-09-01')).toBe('2026-09-01')
    // Those of a year in which one alone was are its own, whenever they are granted.
    expect(ownerOn('2026-10-01', 2025)).toBe('2020-01-01')
    expect(ownerOn('2026-02-01', 2027)).toBe('2026-09-01')
    expect(ownerOn('2026-02-01', 2019)).toBeUndefined()
  })
})

describe('the end of an employment', () => {
  it('law 2: is settled by what was taken inside', () => {
    // Eleven days in December, of which none, or the first four, lie inside.
    const december = booked('2026-12-07', '2026-12-18', 10)
    const paidOut = (employment_end: Day) =>
      exitBalance(known([book(2026, [december])], { employment_start: '2020-01-01', employment_end }), 2026)?.paid_out
    expect(paidOut('2026-11-30'), '20 × 334/365 → 18').toBe(18)
    expect(paidOut('2026-12-10'), '20 × 344/365 → 19, less four').toBe(15)
    expect(paidOut('2026-12-31')).toBe(10)
  })

  it('law 2: leave before a start that is set later is not used', () => {
    const january = booked('2026-01-12', '2026-01-16', 5)
    expect(balanceOf(known([book(2026, [january])], { employment_start: '2026-02-01' }), 2026, today)).toMatchObject({
      used: 0,
      left: 18,
    })
  })
})

describe('several employments in one company', () => {
  const january = { ...unknownEmployment, employment_start: '2026-01-01', employment_end: '2026-03-31' }
  const back: Partial<EmploymentTerms> = { employment_start: '2026-09-01', earlier_employments: [january] }
  const inFebruary = booked('2026-02-02', '2026-02-03', 2)
  const inOctober = booked('2026-10-05', '2026-10-05', 1)
  // Calendar days as unix seconds: 10 February, and 10 October.
  const [february, october] = [1770719400, 1791628200]
  const extra = (days: number, at: number): ExtraDays => ({ id: `e${at}`, days, comment: '', by: 'csilla', at })

  it('law 7: have a balance and a settlement each, rounded by itself (Mt. 121. §, AMB-21)', () => {
    // Twenty-five days a year: 25 × 90/365 → 6, and 25 × 122/365 → 8.
    const terms = { ...back, birth_date: '1991-06-06' }
    const facts = known([book(2026, [inFebruary, inOctober], [extra(1, february), extra(2, october)])], terms)
    expect(balanceOf(facts, 2026, today)).toMatchObject({ entitled: 8 + 2, used: 1, left: 9 })
    const [first] = employmentsOf(facts.terms)
    const earlier = during(facts, first!, today)
    expect(balanceOf(earlier, 2026, today)).toMatchObject({ entitled: 6 + 1, used: 2, left: 5 })
    expect(exitBalance(earlier, 2026)).toMatchObject({ date: '2026-03-31', paid_out: 5 })
    expect(exitBalance(facts, 2026)).toBeNull()
  })

  it('carry over what belongs to them alone', () => {
    const terms: Partial<EmploymentTerms> = {
      first_year_kept: null,
      employment_start: '2025-09-01',
      earlier_employments: [
        { ...january, employment_start: '2025-01-01', employment_end: '2025-03-31', first_year_kept: 2025 },
      ],
    }
    const facts = known([book(2025, [booked('2025-02-03', '2025-02-04', 2)]), book(2026)], {
      ...terms,
      first_year_kept: 2025,
    })
    // 20 × 122/365 → 7 of September to December; the five days of the first quarter were settled with its end.
    expect(partsOf(facts, 2026)).toEqual([
      ['base', 20],
      ['overdue', 7],
    ])
  })

  it('law 7: take carried-over leave from what was carried over in the same one', () => {
    const earlier_employments = [{ ...january, employment_start: '2025-01-01', first_year_kept: 2025 }]
    const taken = booked('2026-02-02', '2026-02-03', 2, { type_id: 7 })
    const carried_taken = [{ request: taken.request, days: 2, from_date: taken.from_date, to_date: taken.to_date }]
    const books = [book(2025), book(2026, [taken])]
    const terms = { ...back, earlier_employments }
    const facts = withOpeningBalances(situation({ books, terms, account: { carried_taken } }), books, today, 2026)
    // 20 × 90/365 → 5 and the 20 of 2025, less two; 20 × 122/365 → 7.
    const lefts = employmentsOf(facts.terms).map(one => balanceOf(during(facts, one, today), 2026, today).left)
    expect(lefts).toEqual([23, 7])
    expect(facts.account.carried_taken, 'the present one').toEqual([])
  })

  it('give days for leave in the one in which it lies, and for none across two', () => {
    const facts = known([book(2026, [inFebruary])], back)
    const asked = (from_date: Day, to_date: Day) => ask({ from_date, to_date }, facts, admin).request.days_by_year
    // Two of the five days of the first employment are taken, three are left.
    expect(asked('2026-03-02', '2026-03-04')).toEqual({ 2026: 3 })
    expect(refusalOf(() => asked('2026-03-02', '2026-03-05')).errors).toHaveProperty('to_date')
    expect(asked('2026-10-05', '2026-10-09')).toEqual({ 2026: 5 })
    const outside = { code: 'invalid', errors: { from_date: ['There is no employment on these days.'] } }
    expect(refusalOf(() => asked('2026-05-04', '2026-05-05'))).toMatchObject(outside)
    expect(refusalOf(() => asked('2026-03-30', '2026-09-02'))).toMatchObject({ code: 'invalid' })
  })
})

describe('leave across two employments', () => {
  const two: Partial<EmploymentTerms> = {
    employment_start: '2026-12-07',
    earlier_employments: [{ ...unknownEmployment, employment_start: '2020-01-01', employment_end: '2026-12-06' }],
  }

  it('law 2 stays in the one in which it costs the most days', () => {
    const facts = situation({ terms: two })
    // Saturday to Friday: five working days, all in the second employment.
    expect(insideEmployment({ from_date: '2026-12-05', to_date: '2026-12-11' }, facts)).toEqual({
      from_date: '2026-12-07',
      to_date: '2026-12-11',
    })
    expect(insideEmployment({ from_date: '2026-11-30', to_date: '2026-12-08' }, facts)).toEqual({
      from_date: '2026-11-30',
      to_date: '2026-12-06',
    })
  })

  it('law 2 is looked for when terms are saved for the first time, too', () => {
    const terms = { ...situation().terms, employment_end: '2026-11-30' }
    expect(hasOtherEmployments(undefined, terms)).toBe(true)
    expect(hasOtherEmployments(undefined, situation().terms)).toBe(false)
  })

  it('has sick leave of each by itself', () => {
    const january = { ...unknownEmployment, employment_start: '2026-01-01', employment_end: '2026-03-31' }
    const days = booked('2026-02-02', '2026-02-27', 20, { type_id: 2 })
    const facts = known([book(2026, [days])], { employment_start: '2026-09-01', earlier_employments: [january] })
    const illness = { ...days, days_by_year: { 2026: 20 } }
    expect(sickPayDays(illness, duringDraft(illness, facts, today))).toBe(5)
    const later = booked('2026-10-05', '2026-10-09', 5, { type_id: 2 })
    const both = known([book(2026, [days, later])], { employment_start: '2026-09-01', earlier_employments: [january] })
    // Fifteen days for 122 of 365 days are five, of which the earlier employment has taken none.
    expect(sickPayAdded({ type_id: 2, days_by_year: { 2026: 1 } }, both)).toBe(1)
  })
})

describe('a year before the books begin', () => {
  it('law 1: shows what is recorded of it, and nothing that is due', () => {
    const facts = known([book(2025, [booked('2025-07-07', '2025-07-08', 2)]), book(2026)], {
      employment_start: '2020-01-01',
      employment_end: '2025-12-31',
    })
    expect(balanceOf(facts, 2025, today)).toMatchObject({ entitled: 2, used: 2, left: 0 })
    expect(partsOf(facts, 2025)).toEqual([['not_kept', 2]])
    expect(exitBalance(facts, 2025)).toBeNull()
    const recorded = ask({ from_date: '2025-09-01', to_date: '2025-10-10' }, facts, admin)
    expect(recorded.request.days_by_year, 'recorded, and taken from nothing').toEqual({ 2025: 30 })
  })
})

it('law 1: a settlement of the next year has what is left of this one', () => {
  const facts = known([book(2026, [booked('2026-05-04', '2026-05-05', 2)]), book(2027)], {
    employment_start: '2020-01-01',
    employment_end: '2027-01-31',
  })
  // 20 × 31/365 → 2, and 18 of 2026.
  expect(exitBalance(facts, 2027)).toMatchObject({ paid_out: 20 })
})

it('law 7: the effect of a new employment takes nothing from the one before', () => {
  const ended: Partial<EmploymentTerms> = { employment_start: '2020-01-01', employment_end: '2026-11-27' }
  const before = known([book(2026), book(2027)], ended)
  const after = known([book(2026), book(2027)], {
    employment_start: '2026-12-14',
    earlier_employments: [{ ...unknownEmployment, employment_start: '2020-01-01', employment_end: '2026-11-27' }],
  })
  const [effect] = effectOnYear(before, after, { year: 2026, today, counted: undefined })
  // 20 × 331/365 → 18, and 20 × 18/365 → 1 beside it.
  expect(effect).toMatchObject({ entitled: { before: 18, after: 19 } })
})
