import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import type { WorkingWeek } from '#shared/calendar/working-pattern.ts'
import { balanceOf, carriedLeft, leftHundredths } from '#shared/leave/balance/balance.ts'
import { withOpeningBalances } from '#shared/leave/balance/opening-balances.ts'
import { draftCost } from '#shared/leave/request/request-leave.ts'
import { shortenLeave } from '#shared/leave/request/shorten-leave.ts'
import { emptyAccount, emptyBook, type Situation } from '#shared/leave/situation.ts'
import { admin, after, anna, ask, refusalOf, situation, today, whose } from './anna.ts'

/** Four days of ten hours, Monday off (Mt. 124. § (3)–(4): a day of leave is eight hours). */
const fourDays: WorkingWeek = {
  monday: 0,
  tuesday: 10,
  wednesday: 10,
  thursday: 10,
  friday: 10,
  saturday: 0,
  sunday: 0,
}
const hours = [{ valid_from: '2020-01-01', week: fourDays, unequal_schedule: true }]
const facts = situation({ terms: { hours } })

describe('leave in an unequal schedule', () => {
  it('is taken in hours: as many as were scheduled on the days off', () => {
    expect(balanceOf(facts, 2026, today).in_hours).toEqual({
      entitled: 160,
      used: 0,
      planned: 0,
      pending: 0,
      left: 160,
    })
    const week = ask({ from_date: '2026-11-23', to_date: '2026-11-29' }, facts)
    expect(balanceOf(after(facts, week), 2026, today)).toMatchObject({
      in_hours: { pending: 40, left: 120 },
      pending: 5,
    })
  })

  it('is refused where the hours do not suffice, with what remains and what was asked for', () => {
    const little = situation({
      terms: { hours },
      books: [
        { ...whose, year: 2026, bookings: [], extras: [{ id: 'e', days: -18, comment: '', by: 'denes', at: 1 }] },
      ],
    })
    expect(leftHundredths(little, 2026)).toBe(1600)
    expect(refusalOf(() => ask({ from_date: '2026-11-24', to_date: '2026-11-25' }, little), 'hu').errors).toEqual({
      to_date: ['A 2026. évi keretből 16 óra maradt, a kérelem 20 óra.'],
    })
    expect(ask({ from_date: '2026-11-24', to_date: '2026-11-24' }, little).request.status).toBe('pending')
  })

  it('is not needed on days without scheduled hours, whose hours nobody would be off for', () => {
    const monday = { from_date: '2026-11-23', to_date: '2026-11-23' }
    const noHours = ['Ezeken a napokon nincs beosztott munkaóra, ezért nem kell szabadság.']
    const asking = (over: object) => refusalOf(() => ask({ ...monday, ...over }, facts), 'hu').errors
    expect(asking({})).toEqual({ from_date: noHours })
    const carried = [{ from_year: 2025, days: 2, hundredths: 1600, last_date: '2026-12-31' }]
    const carrying = situation({ terms: { hours }, account: { carried } })
    expect(refusalOf(() => ask({ ...monday, type_id: 7 }, carrying), 'hu').errors).toEqual({ from_date: noHours })
    // An illness is counted in days.
    expect(ask({ ...monday, type_id: 2 }, facts).request.days_by_year).toEqual({ 2026: 1 })
    const keptInDays = situation({ terms: { hours }, calendar: { leave_rules: { unequalMode: 'days' } } })
    expect(ask(monday, keptInDays).request.days_by_year).toEqual({ 2026: 1 })

    const week = ask({ from_date: '2026-11-23', to_date: '2026-11-27' }, facts)
    const struck = { ...facts, account: emptyAccount(whose) }
    const shortening = () =>
      shortenLeave({ ...week.request, status: 'approved' }, monday, struck, {
        by: admin,
        today,
        at: 200,
        reason: 'Előbb jött',
      })
    expect(refusalOf(shortening, 'hu').errors).toEqual({ to_date: noHours })
  })

  it('is taken from what was carried over as many hours as were scheduled, also in the next year', () => {
    const used = { id: 'e', days: -18, comment: '', by: 'denes', at: 1 }
    const books = [{ ...emptyBook(whose, 2025), extras: [used] }, emptyBook(whose, 2026), emptyBook(whose, 2027)]
    const known = (booked: Pick<Situation, 'account' | 'books'>) =>
      withOpeningBalances({ ...kept, ...booked }, [...booked.books], today, 2026)
    const kept = situation({ terms: { hours, first_year_kept: 2025 } })
    const carrying = known({ account: kept.account, books })
    expect(carriedLeft(carrying, today)).toEqual({ days: 2, hundredths: 1600 })

    const one = ask({ type_id: 7, from_date: '2026-11-24', to_date: '2026-11-24' }, carrying)
    const left = known(one)
    expect(carriedLeft(left, today)).toEqual({ days: 1, hundredths: 600 })
    expect(balanceOf(left, 2026, today)).toMatchObject({ carried: 1, in_hours: { entitled: 166, left: 166 } })
    expect(
      refusalOf(() => ask({ type_id: 7, from_date: '2026-11-26', to_date: '2026-11-26' }, left), 'hu').errors,
    ).toEqual({
      type_id: ['Ebből 6 óra maradt, a kérelem 10 óra.'],
    })

    const late = { from_year: 2025, days: 3, hundredths: 2000, last_date: '2027-03-31' }
    const longer = { ...carrying, account: { ...carrying.account, carried: [late] } }
    const { account } = ask({ type_id: 7, from_date: '2027-01-05', to_date: '2027-01-05' }, longer)
    expect(carriedLeft({ ...longer, account }, today).hundredths).toBe(1000)
  })

  it('is kept in days where the company keeps it so, and by everybody else', () => {
    const inDays = situation({
      terms: { hours },
      calendar: { leave_rules: { unequalMode: 'days' } },
    })
    for (const kept of [inDays, situation()]) {
      expect(leftHundredths(kept, 2026)).toBeNull()
      expect(balanceOf(kept, 2026, today).in_hours).toBeNull()
    }
  })

  it('adds up at every moment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 9 }),
        fc.nat(40),
        (start, length, days) => {
          const from_date = addDays('2026-11-24', start)
          fc.pre(draftCost({ from_date, to_date: addDays(from_date, length) }, facts).hours > 0)
          const asked = ask({ type_id: 1, from_date, to_date: addDays(from_date, length) }, facts, anna)
          const { in_hours } = balanceOf(after(facts, asked), 2026, addDays(today, days))
          expect(in_hours!.used + in_hours!.planned + in_hours!.pending + in_hours!.left).toBe(in_hours!.entitled)
        },
      ),
    )
  })
})

describe('a schedule that changes', () => {
  it('leaves what is past as it was, and counts what is to come by the new one', () => {
    const changing = situation({
      terms: {
        hours: [
          {
            valid_from: '2026-01-01',
            week: { ...fourDays, monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 8 },
          },
          { valid_from: '2026-12-01', week: { ...fourDays, tuesday: 8, wednesday: 8, thursday: 8, friday: 8 } },
        ],
      },
    })
    const before = ask({ from_date: '2026-11-23', to_date: '2026-11-29' }, changing)
    expect(before.request.days_by_year).toEqual({ 2026: 5 })
    const later = ask({ from_date: '2026-12-07', to_date: '2026-12-11' }, after(changing, before))
    expect(later.request.days_by_year).toEqual({ 2026: 4 })
    const across = ask({ from_date: '2026-11-30', to_date: '2026-12-06' }, changing)
    expect(across.request.days_by_year).toEqual({ 2026: 4 + 1 })
  })
})
