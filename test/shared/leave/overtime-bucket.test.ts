import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import {
  lastDayOfTimeOff,
  minutesOfTimeOff,
  overtimeBucket,
  overtimeLeft,
  overtimeUnused,
  paragraphOfTimeOff,
  withOvertime,
  withoutOvertime,
} from '#shared/leave/balance/overtime-bucket.ts'
import { cutToEmployment } from '#shared/leave/effect/outside-employment.ts'
import { recounted } from '#shared/leave/effect/recount.ts'
import type { ExchangedOvertime, LeaveAccount } from '#shared/leave/model.ts'
import { changeLeave } from '#shared/leave/request/request-leave.ts'
import { shortenLeave } from '#shared/leave/request/shorten-leave.ts'
import { emptyAccount, rulesOf, type Situation } from '#shared/leave/situation.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { admin, after, ask, draft, ordinaryCalendar, refusalOf, situation, today, whose } from './anna.ts'

const october: ExchangedOvertime = { month: '2026-10', minutes: 960, last_date: '2026-11-30' }
const november: ExchangedOvertime = { month: '2026-11', minutes: 480, last_date: '2027-12-31' }
const facts = (overtime = [october], over: Parameters<typeof situation>[0] = {}) =>
  situation({ ...over, account: { overtime } })
const lieu = { type_id: 11 }
const bucketOf = (account: Partial<LeaveAccount>) =>
  overtimeBucket({ account: { ...emptyAccount(whose), ...account }, terms: newEmploymentTerms(whose) })
const taken = (request: string, minutes: number, to_date: string) => ({ request, minutes, from_date: to_date, to_date })

describe('Mt. 143. § (6)–(7) the last day of time off', () => {
  const rules = (overtimeFor: 'pay' | 'time_off' | 'time_off_until_next_year', country = 'HU') => ({
    ...rulesOf(ordinaryCalendar),
    country,
    overtimeFor,
  })

  it('is the end of the next month, or by agreement the end of the next year', () => {
    expect(lastDayOfTimeOff(rules('time_off'), '2026-01')).toBe('2026-02-28')
    expect(lastDayOfTimeOff(rules('time_off'), '2026-12')).toBe('2027-01-31')
    expect(lastDayOfTimeOff(rules('time_off_until_next_year'), '2026-01')).toBe('2027-12-31')
    expect(paragraphOfTimeOff(october)).toBe('Mt. 143. § (2), (6)')
    expect(paragraphOfTimeOff(november)).toBe('Mt. 143. § (2), (7)')
  })

  it('is none where overtime is paid, or where it is not of Hungary', () => {
    expect(lastDayOfTimeOff(rules('pay'), '2026-01')).toBeUndefined()
    expect(lastDayOfTimeOff(rules('time_off', 'AT'), '2026-01')).toBeUndefined()
    expect(lastDayOfTimeOff(rulesOf(ordinaryCalendar), '2026-01')).toBeUndefined()
  })
})

describe('the exchanged overtime', () => {
  it('is taken from the nearest last date that a day can still take', () => {
    const { lines } = bucketOf({
      overtime: [november, october],
      overtime_taken: [taken('b', 480, '2026-12-01'), taken('a', 60, '2026-11-20')],
    })
    expect(lines.map(({ month, left }) => [month, left])).toEqual([
      ['2026-10', 900],
      ['2026-11', 0],
    ])
  })

  it('ends with the employment in which it was worked', () => {
    const over = { terms: { employment_start: '2020-01-01', employment_end: '2026-11-25' } }
    const [line] = overtimeBucket(facts([october], over)).lines
    expect(line?.last_date).toBe('2026-11-25')
    const byAgreement = { ...october, last_date: '2027-12-31' }
    for (const employment_end of ['2026-11-25', '2026-11-30']) {
      const left = { terms: { ...over.terms, employment_end } }
      expect(overtimeBucket(facts([october], left)).lines[0]?.paragraph).toBe('Mt. 143. § (2), (6)')
      expect(overtimeBucket(facts([byAgreement], left)).lines[0]?.paragraph).toBe('Mt. 143. § (2), (7)')
    }
    const earlier = {
      terms: {
        employment_start: '2026-11-10',
        earlier_employments: [
          {
            employment_start: '2020-01-01',
            employment_end: '2026-10-31',
            first_year_kept: null,
            taken_before: null,
            brought: [],
          },
        ],
      },
    }
    expect(overtimeBucket(facts([october], earlier as never)).lines[0]?.last_date).toBe('2026-10-31')
    expect(overtimeLeft(facts([october], earlier as never), today)).toBe(0)
  })

  it('is taken after the month in which it was worked has begun, and not before', () => {
    const some = facts([{ month: '2026-11', minutes: 960, last_date: '2027-12-31' }])
    expect(overtimeLeft(some, '2026-10-30')).toBe(0)
    expect(overtimeLeft(some, '2026-11-01')).toBe(0)
    expect(overtimeLeft(some, '2026-11-02')).toBe(960)
    expect(overtimeLeft(some, '2026-11-02', '2026-10-30')).toBe(0)
    const before = { ...lieu, from_date: '2026-10-30', to_date: '2026-10-30' }
    expect(refusalOf(() => ask(before, some, admin)).code).toBe('invalid')
    const { lines, uncovered } = overtimeBucket({
      ...some,
      account: {
        ...some.account,
        overtime_taken: [taken('early', 480, '2026-10-30'), taken('late', 480, '2026-11-20')],
      },
    })
    expect([lines[0]?.left, uncovered]).toEqual([480, 480])
  })

  it('covers as much of what is booked as the best way of taking it would', () => {
    const lines = fc.uniqueArray(
      fc.record({
        month: fc.constantFrom('2026-01', '2026-02', '2026-03', '2026-04'),
        minutes: fc.integer({ min: 1, max: 6 }),
        lasts: fc.integer({ min: 20, max: 200 }),
      }),
      { selector: ({ month }) => month, maxLength: 4 },
    )
    const requests = fc.array(
      fc.record({
        pause: fc.integer({ min: 1, max: 40 }),
        length: fc.integer({ min: 0, max: 40 }),
        minutes: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(lines, requests, (some, asked) => {
        const overtime = some.map(({ month, minutes, lasts }) => ({
          month,
          minutes,
          last_date: addDays(`${month}-01`, lasts),
        }))
        let after = '2025-12-20'
        const overtime_taken = asked.map(({ pause, length, minutes }, place) => {
          const from_date = addDays(after, pause)
          after = addDays(from_date, length)
          return { request: `r${place}`, minutes, from_date, to_date: after }
        })
        const fits = (one: (typeof overtime_taken)[number], line: ExchangedOvertime) =>
          one.from_date > `${line.month}-01` && one.to_date <= line.last_date
        /** As much as can be covered: no more than the demand of some requests and the lines that the others can take (the least cut). */
        const most = Math.min(
          ...Array.from({ length: 2 ** overtime_taken.length }, (_, chosen) => {
            const [others, cut] = [0, 1].map(side =>
              overtime_taken.filter((_one, place) => ((chosen >> place) & 1) === side),
            )
            const usable = overtime.filter(line => others!.some(one => fits(one, line)))
            return [...cut!, ...usable].reduce((sum, { minutes }) => sum + minutes, 0)
          }),
        )
        const bucket = bucketOf({ overtime, overtime_taken })
        const demand = overtime_taken.reduce((sum, { minutes }) => sum + minutes, 0)
        expect(demand - bucket.uncovered).toBe(most)
      }),
      { numRuns: 500 },
    )
  })

  it('that was not taken by its last date is left to be paid, in the period of that date alone', () => {
    const some = facts([october, november])
    expect(overtimeUnused(some, periodOfMonth('2026-11'))).toBe(960)
    expect(overtimeUnused(some, { from_date: '2026-11-30', to_date: '2026-11-30' })).toBe(960)
    expect(overtimeUnused(some, { from_date: '2026-12-01', to_date: '2027-12-30' })).toBe(0)
    expect(overtimeUnused(some, periodOfMonth('2027-12'))).toBe(480)
    const { account } = ask(lieu, some)
    expect(overtimeUnused({ ...some, account }, periodOfMonth('2026-11'))).toBe(480)
  })

  it('has one line for each month, whatever is accepted how often', () => {
    const line = fc.record({
      month: fc.constantFrom('2026-08', '2026-09', '2026-10'),
      minutes: fc.integer({ min: 0, max: 600 }),
      isAccepted: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(line), steps => {
        const due = new Map<string, number>()
        let account: LeaveAccount = emptyAccount(whose)
        for (const { month, minutes, isAccepted } of steps) {
          const given = { month, minutes, last_date: '2027-12-31' }
          account = isAccepted ? withOvertime(withOvertime(account, given), given) : withoutOvertime(account, month)
          if (isAccepted && minutes) due.set(month, minutes)
          else due.delete(month)
        }
        const { lines } = bucketOf(account)
        expect(lines.map(({ month, minutes }) => [month, minutes])).toEqual(
          [...due].toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
        if (!due.size) expect(account).toEqual(emptyAccount(whose))
      }),
    )
  })

  it('adds up: what is taken and what is left are what was worked, nothing is below zero, and what is granted is there', () => {
    const lines = fc.array(
      fc.record({ minutes: fc.integer({ min: 1, max: 3000 }), ends: fc.integer({ min: 0, max: 30 }) }),
      { maxLength: 4 },
    )
    const wishes = fc.array(
      fc.record({ begins: fc.integer({ min: 0, max: 27 }), length: fc.integer({ min: 0, max: 3 }) }),
      {
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(lines, wishes, (some, asked) => {
        const overtime = some.map(({ minutes, ends }, place) => ({
          month: `2026-0${place + 1}`,
          minutes,
          last_date: addDays('2026-11-23', ends),
        }))
        let now: Situation = facts(overtime)
        let granted = 0
        for (const [place, { begins, length }] of asked.entries()) {
          const from_date = addDays('2026-11-23', begins)
          const wish = { ...lieu, from_date, to_date: addDays(from_date, length) }
          const left = overtimeLeft(now, wish.to_date)
          const { minutes = 0 } = minutesOfTimeOff(wish, now)
          let decided
          try {
            decided = ask(wish, now, undefined, `r${place}`)
          } catch {
            decided = undefined
          }
          if (decided) {
            expect(minutes).toBeLessThanOrEqual(left)
            now = after(now, decided)
            granted += minutes
          }
          const bucket = overtimeBucket(now)
          expect(bucket.uncovered).toBe(0)
          for (const line of bucket.lines) {
            expect(line.left).toBeGreaterThanOrEqual(0)
            expect(line.taken + line.left).toBe(line.minutes)
          }
          expect(bucket.lines.reduce((sum, line) => sum + line.taken, 0)).toBe(granted)
        }
      }),
    )
  })
})

describe('a request for time off', () => {
  it('takes the scheduled minutes of its days, and waits for a decision', () => {
    const { request, account } = ask({ ...lieu, to_date: '2026-11-24' }, facts())
    expect(request).toMatchObject({ type_id: 11, status: 'pending', minutes: 960, days_by_year: { 2026: 2 } })
    expect(account.overtime_taken).toEqual([
      { request: 'r1', minutes: 960, from_date: '2026-11-23', to_date: '2026-11-24' },
    ])
    expect(ask({}, facts()).request).not.toHaveProperty('minutes')
  })

  it('takes the hours of a day of its own schedule, to the minute', () => {
    const week = { ...generalWeek, monday: 7.33 }
    const odd = facts([october], { terms: { hours: [{ valid_from: '1900-01-01', week }] } })
    expect(ask(lieu, odd).request.minutes).toBe(440)
  })

  it('is refused beyond the bucket, with what is left, and on a day after the last date', () => {
    const poor = facts([{ ...october, minutes: 479 }])
    expect(refusalOf(() => ask(lieu, poor)).errors).toEqual({
      type_id: ['There are not enough hours left of this type: 7.98 remaining, 8 requested.'],
    })
    expect(refusalOf(() => ask({ ...lieu, from_date: '2026-12-01', to_date: '2026-12-01' }, facts())).errors).toEqual({
      type_id: ['There is no overtime left to take as time off.'],
    })
    expect(ask({ ...lieu, from_date: '2026-11-30', to_date: '2026-11-30' }, facts()).request.minutes).toBe(480)
  })

  it('gives back what it took once it is struck, shortened, changed, or cut by the end of the employment', () => {
    const before = facts()
    const asked = ask({ ...lieu, to_date: '2026-11-24' }, before)
    const struck = after(before, strike(asked, asked.request))
    expect(overtimeLeft(struck, today)).toBe(960)
    const by = { by: admin, today, at: 200 }
    const monday = { from_date: '2026-11-23', to_date: '2026-11-23' }
    const shorter = shortenLeave(asked.request, monday, struck, { ...by, reason: 'Visszajött' })
    expect(shorter.request.minutes).toBe(480)
    expect(overtimeLeft(after(before, shorter), today)).toBe(480)
    const vacation = changeLeave(asked.request, draft({ to_date: '2026-11-24' }), struck, by)
    expect(vacation.request.minutes).toBeUndefined()
    expect(overtimeLeft(after(before, vacation), today)).toBe(960)
    const ended = { ...after(before, asked), terms: { ...before.terms, employment_end: '2026-11-23' } }
    expect(cutToEmployment(asked.request, ended, 300)?.request.minutes).toBe(480)
  })

  it('is recounted when the hours of its day change, also where its days stay', () => {
    const before = facts()
    const asked = ask(lieu, before)
    const now = after(before, asked)
    const period = periodOfMonth('2026-11')
    expect(recounted(asked.request, now, period, 300)).toBeUndefined()
    const shorter = { valid_from: '1900-01-01', week: { ...generalWeek, monday: 6 } }
    const fewer = { ...now, calendar: { ...ordinaryCalendar, hours: [shorter] } }
    const found = recounted(asked.request, fewer, period, 300)
    expect(found?.request).toMatchObject({ minutes: 360, days_by_year: { 2026: 1 } })
    expect(found?.account.overtime_taken?.[0]?.minutes).toBe(360)
    const hours = [{ ...shorter, week: { ...generalWeek, monday: 20 } }]
    const longer = { ...now, calendar: { ...ordinaryCalendar, hours } }
    const beyond = after(longer, recounted(asked.request, longer, period, 300)!)
    expect(overtimeBucket(beyond).uncovered).toBe(240)
    expect(overtimeLeft(beyond, today)).toBe(-240)
  })
})
