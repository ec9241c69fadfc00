import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, dayOf } from '#shared/calendar/day.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { missingFacts } from '#shared/leave/balance/missing-facts.ts'
import { balanceOf, carriedLeft, leftOf } from '#shared/leave/balance/balance.ts'
import type { Booking, ExtraDays, LeaveBook } from '#shared/leave/model.ts'
import { workingTimeOf } from '#shared/leave/situation.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { after, anna, ask, situation, taken, today, whose } from './anna.ts'

const booking = (over: Partial<Booking> = {}): Booking => ({
  request: 'r',
  type_id: 1,
  status: 'approved',
  from_date: '2026-11-23',
  to_date: '2026-11-23',
  days: 1,
  child: null,
  ...over,
})
const extra = (days: number, comment = ''): ExtraDays => ({
  id: `e${days}`,
  days,
  comment,
  by: 'csilla',
  at: 1_700_000_000,
})
const book = (bookings: Booking[], extras: ExtraDays[] = [], year = 2026): LeaveBook => ({
  ...whose,
  year,
  bookings,
  extras,
})
const balance = (bookings: Booking[], extras: ExtraDays[] = [], on = today) =>
  balanceOf(situation({ books: [book(bookings, extras)] }), 2026, on)

describe('a balance', () => {
  it('E08 says where the days are', () => {
    const bookings = [
      booking({ request: 'a', from_date: '2026-11-02', to_date: '2026-11-04', days: 3 }),
      booking({ request: 'b', from_date: '2026-11-24', to_date: '2026-11-25', days: 2 }),
      booking({ request: 'c', from_date: '2026-12-01', to_date: '2026-12-04', days: 4, status: 'pending' }),
      booking({ request: 'd', type_id: 2, from_date: '2026-10-05', to_date: '2026-10-09', days: 5 }),
      booking({ request: 'e', type_id: 3, from_date: '2026-10-12', to_date: '2026-10-12', days: 1 }),
    ]
    expect(balance(bookings, [extra(2), extra(-3)])).toMatchObject({
      year: 2026,
      entitled: 19,
      used: 3,
      planned: 2,
      pending: 4,
      left: 10,
      used_sick: 5,
      sick: 15,
      custom: 2,
      deducted: 3,
      carried: 0,
    })
  })

  it('counts the days of leave that has begun as used, today included', () => {
    const overToday = [booking({ from_date: '2026-11-18', to_date: '2026-11-25', days: 6 })]
    expect(balance(overToday)).toMatchObject({ used: 3, planned: 3, left: 14 })
    expect(balance(overToday, [], '2026-11-22')).toMatchObject({ used: 3, planned: 3 })
    expect(balance(overToday, [], '2026-11-25')).toMatchObject({ used: 6, planned: 0 })
    expect(balance(overToday, [], '2026-11-17')).toMatchObject({ used: 0, planned: 6 })
  })

  it('explains itself: the lines add up to what somebody is entitled to', () => {
    const { lines, entitled } = balance([], [extra(2, 'Jubileum'), extra(-1)])
    expect(lines.map(({ part, days, paragraph, by }) => [part, days, paragraph, by])).toEqual([
      ['base', 20, 'Mt. 116. §', null],
      ['custom', 2, null, 'csilla'],
      ['deducted', -1, null, 'csilla'],
    ])
    expect(lines.map(({ label }) => sayReply(label, 'en'))).toEqual([
      'Base leave',
      'One-off days added: Jubileum',
      'One-off days deducted',
    ])
    expect(entitled).toBe(21)
  })

  it('P04 shows what was set by hand outside Hungary', () => {
    const abroad = situation({ calendar: { country: 'AT' }, terms: { base_days: 25, base_sick_days: 10 } })
    expect(balanceOf(abroad, 2026, today)).toMatchObject({ entitled: 25, left: 25, base: 25, base_sick: 10, sick: 10 })
    expect(balanceOf(situation(), 2026, today)).not.toHaveProperty('base')
  })

  it('law 17 E08 names base days abroad without those that the employer adds', () => {
    const abroad = situation({
      calendar: { country: 'AT' },
      terms: { base_days: 28, base_sick_days: 10, employer_extra_days: [{ days: 2, from: null, to: null }] },
    })
    expect(balanceOf(abroad, 2026, today)).toMatchObject({ entitled: 30, base: 28 })
    const unknown = situation({ calendar: { country: 'AT' } })
    expect(balanceOf(unknown, 2026, today)).toMatchObject({ entitled: 0, base: 0 })
  })

  it('says what is missing, and who can enter it', () => {
    const missing = (facts: Parameters<typeof situation>[0]) =>
      missingFacts(situation(facts), false).map(sentence => sayReply(sentence, 'hu'))
    const terms = { birth_date: '1990-05-10', employment_start: '2020-01-01' }
    expect(missing({ terms })).toEqual([])
    expect(missing({ terms: { ...terms, birth_date: null } })).toEqual([
      'A születési dátum nincs megadva, ezért az életkor után járó napok hiányoznak. A személyes adatoknál az érintett vagy egy adminisztrátor adhatja meg.',
    ])
    expect(missing({ terms: { ...terms, employment_start: null } })).toEqual([
      'A munkaviszony kezdete nincs megadva, ezért az egész évvel számolunk. A munkaügyi adatoknál egy adminisztrátor adhatja meg.',
    ])
    expect(missing({ calendar: { country: 'AT' } })).toEqual([
      'Az évi szabadság nincs megadva. Magyarországon kívül egy adminisztrátor adja meg kézzel, a munkaügyi adatoknál.',
    ])
    expect(missing({ calendar: { country: 'AT' }, terms: { base_days: 0 } })).toEqual([])
  })

  it('says to the person in the second person what is missing', () => {
    const missing = (facts: Parameters<typeof situation>[0]) =>
      missingFacts(situation(facts), true).map(sentence => sayReply(sentence, 'hu'))
    expect(missing({})).toEqual([
      'Nincs megadva a születési dátumod, ezért az életkorod után járó napok hiányoznak. A személyes adataidnál megadhatod.',
      'Nincs megadva a munkaviszonyod kezdete, ezért az egész évvel számolunk. A munkaügyi adatoknál egy adminisztrátor adhatja meg.',
    ])
    expect(missing({ calendar: { country: 'AT' } })).toEqual([
      'Nincs megadva az évi szabadságod. Magyarországon kívül egy adminisztrátor adja meg, a munkaügyi adatoknál.',
    ])
  })

  it('of a year without a book is what the law gives', () => {
    expect(balanceOf(situation({ years: [] }), 2031, today)).toMatchObject({
      year: 2031,
      entitled: 20,
      left: 20,
      used: 0,
    })
  })

  const anyBooking = fc
    .record({
      type_id: fc.constantFrom(1, 1, 1, 2, 3, 7),
      status: fc.constantFrom('approved' as const, 'pending' as const),
      from: fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2026-12-31') }),
      length: fc.nat(30),
    })
    .map(({ from, length, ...rest }) => {
      const last = dayOf(from + length)
      const period = { from_date: dayOf(from), to_date: last > '2026-12-31' ? '2026-12-31' : last }
      return booking({ ...rest, ...period, days: workingDays(period, workingTimeOf(situation(), [2026])).days })
    })
  const anyDay = fc.integer({ min: dayNumber('2025-12-01'), max: dayNumber('2027-01-31') }).map(dayOf)

  it('always adds up: used, planned, pending and left are what somebody is entitled to, and so are the lines', () => {
    const anyFacts = fc.record({
      birth_date: fc.constantFrom(null, '1970-05-05', '1999-12-31'),
      employment_start: fc.option(fc.constantFrom('2020-01-01', '2026-04-01', '2026-12-31', '2027-01-01')),
      employment_end: fc.option(fc.constantFrom('2026-06-30', '2030-01-01')),
      children: fc.array(
        fc.record({
          id: fc.constant('k'),
          birth_year: fc.integer({ min: 2005, max: 2026 }),
          birth_date: fc.constant(null),
          disabled: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(
        fc.array(anyBooking, { maxLength: 8 }),
        fc.array(
          fc
            .integer({ min: -20, max: 20 })
            .filter(Boolean)
            .map(days => extra(days)),
          { maxLength: 4 },
        ),
        anyFacts,
        anyDay,
        (bookings, extras, terms, on) => {
          const facts = situation({ terms, books: [book(bookings, extras)] })
          const { entitled, used, planned, pending, left, lines, custom, deducted } = balanceOf(facts, 2026, on)
          expect(used + planned + pending + left).toBe(entitled)
          expect(lines.reduce((sum, { days }) => sum + days, 0)).toBe(entitled)
          expect(custom - deducted).toBe(extras.reduce((sum, { days }) => sum + days, 0))
          expect(left).toBe(leftOf(facts, 2026))
          for (const part of [used, planned, pending, custom, deducted]) expect(part).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('lets days move from planned to used and never back as days go by', () => {
    fc.assert(
      fc.property(fc.array(anyBooking, { maxLength: 5 }), anyDay, (bookings, on) => {
        const [now, next] = [balance(bookings, [], on), balance(bookings, [], addDays(on, 1))]
        expect(next.used - now.used).toBeGreaterThanOrEqual(0)
        expect(next.used + next.planned).toBe(now.used + now.planned)
      }),
      { numRuns: 200 },
    )
  })
})

describe('carried-over days', () => {
  const carried = (...buckets: [days: number, last: string][]) =>
    buckets.map(([days, last_date], n) => ({ from_year: 2024 + n, days, last_date }))
  const left = (days: number, on: string, ...buckets: [number, string][]) =>
    carriedLeft(situation({ account: { carried: carried(...buckets), carried_taken: days ? [taken(days)] : [] } }), on)
      .days

  it('can be taken until their last date, that day included', () => {
    expect(left(0, '2026-03-31', [5, '2026-03-31'])).toBe(5)
    expect(left(0, '2026-04-01', [5, '2026-03-31'])).toBe(0)
    expect(left(2, '2026-03-01', [5, '2026-03-31'])).toBe(3)
  })

  it('go oldest first', () => {
    expect(left(4, '2026-04-01', [5, '2026-03-31'], [3, '2027-03-31'])).toBe(3)
    expect(left(6, '2026-04-01', [5, '2026-03-31'], [3, '2027-03-31'])).toBe(2)
    expect(left(6, '2026-03-01', [5, '2026-03-31'], [3, '2027-03-31'])).toBe(2)
  })

  it('are used up on their last date by leave that ends on it', () => {
    const account = { carried: carried([3, '2026-03-31'], [2, '2027-03-31']) }
    const leftAfter = (days: number, to_date: string) => {
      const carried_taken = [{ request: 'r1', days, from_date: '2026-03-30', to_date }]
      return carriedLeft(situation({ account: { ...account, carried_taken } }), to_date).days
    }
    expect(leftAfter(3, '2026-03-31')).toBe(2)
    expect(leftAfter(2, '2026-04-01')).toBe(0)
  })

  it('that have expired unused are not taken in place of younger ones that are used up', () => {
    const december = { from_date: '2026-12-01', to_date: '2026-12-04' }
    const facts = situation({ account: { carried: carried([4, '2026-11-30'], [4, '2027-03-31']) } })
    const used = after(facts, ask({ type_id: 7, ...december }, facts, anna, 'r0'))
    expect(carriedLeft(used, '2026-12-07').days).toBe(0)
  })
})
