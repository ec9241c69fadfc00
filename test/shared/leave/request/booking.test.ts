import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { overlaps, withinYear, yearsOf } from '#shared/calendar/period.ts'
import { Problem } from '#shared/contract/problem.ts'
import { balanceOf, leftOf } from '#shared/leave/balance/balance.ts'
import { absencesOf, enter, strike } from '#shared/leave/balance/booking.ts'
import { approveLeave, cancelLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import type { LeaveAccount, LeaveBook, LeaveRequest } from '#shared/leave/model.ts'
import type { LeaveActor } from '#shared/leave/permissions.ts'
import { changeLeave, draftCost, requestLeave } from '#shared/leave/request/request-leave.ts'
import { emptyBook, type Situation } from '#shared/leave/situation.ts'
import { quotas } from '#shared/leave/types.ts'
import { admin, after, anna, approver, ask, request, situation, takenDays, today, whose, draft } from '../anna.ts'

const years = [2026, 2027, 2028]
const occupies = ({ status }: LeaveRequest) => status === 'pending' || status === 'approved'
const carriedDays = 6

const everything = () =>
  situation({
    years,
    terms: {
      gender: 2,
      children: [
        { id: 'kid', birth_year: 2026, birth_date: '2026-02-03', disabled: false },
        { id: 'twin', birth_year: 2026, birth_date: '2026-02-03', disabled: false },
      ],
    },
    account: { carried: [{ from_year: 2025, days: carriedDays, last_date: '2027-03-31' }] },
  })

/** The books and the account as they must be, made anew from the requests alone. */
function booksOf(requests: LeaveRequest[]): Pick<Situation, 'books' | 'account'> {
  const live = requests.filter(occupies).sort((one, other) => (one.from_date < other.from_date ? -1 : 1))
  const cost = ({ days_by_year }: LeaveRequest) => Object.values(days_by_year).reduce((sum, days) => sum + days, 0)
  const books = years.map((year): LeaveBook => ({
    ...emptyBook(whose, year),
    bookings: live
      .filter(one => yearsOf(one).includes(year))
      .map(one => ({
        request: one.id,
        type_id: one.type_id,
        status: one.status as 'pending' | 'approved',
        ...withinYear(one, year)!,
        days: one.days_by_year[year] ?? 0,
        child: one.child,
      })),
  }))
  const per_child: LeaveAccount['per_child'] = {}
  for (const one of live.filter(({ type_id }) => type_id === 8)) {
    const name = `parental:${one.child}`
    per_child[name] = (per_child[name] ?? 0) + cost(one)
  }
  const carried_taken = live
    .filter(({ type_id }) => type_id === 7)
    .map(one => ({ request: one.id, days: cost(one), from_date: one.from_date, to_date: one.to_date }))
    .toSorted((one, other) => (one.to_date < other.to_date ? -1 : 1))
  return { books, account: { ...everything().account, carried_taken, per_child } }
}

const used = ({ per_child }: LeaveAccount) =>
  Object.fromEntries(Object.entries(per_child).filter(([, days]) => days !== 0))

type Step =
  | {
      what: 'request' | 'change'
      which: number
      type_id: number
      from: number
      length: number
      child: string
      by: LeaveActor
    }
  | { what: 'approve' | 'deny' | 'cancel'; which: number; by: LeaveActor }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('request' as const, 'request' as const, 'change' as const),
      which: fc.nat(20),
      type_id: fc.constantFrom(1, 1, 1, 2, 3, 4, 7, 8, 10),
      from: fc
        .oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 30, max: 48 }), fc.integer({ min: 0, max: 700 }))
        .map(days => dayNumber(today) + days),
      length: fc.nat(16),
      child: fc.constantFrom('kid', 'twin'),
      by: fc.constantFrom(anna, admin),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('approve' as const, 'deny' as const, 'cancel' as const),
      which: fc.nat(20),
      by: fc.constantFrom(anna, approver, admin),
    }),
  },
)

/** One step in the life of the requests; a refusal changes nothing. */
function take(step: Step, requests: LeaveRequest[], facts: Situation, count: number) {
  const old = requests[step.which % Math.max(1, requests.length)]
  const making = { id: `r${count}`, by: step.by, today, at: count }
  switch (step.what) {
    case 'request':
      return requestLeave(wishIn(step), facts, making)
    case 'change':
      return old && changeLeave(old, wishIn(step), after(facts, strike(facts, old)), making)
    case 'approve':
      return old && approveLeave(old, facts.member, facts, { by: step.by, comment: '', at: count })
    case 'deny':
      return old && denyLeave(old, facts.member, facts, { by: step.by, comment: '', at: count })
    default:
      return old && cancelLeave(old, facts, { by: step.by, today, at: count })
  }
}

const wishIn = ({ type_id, from, length, child }: Extract<Step, { what: 'request' | 'change' }>) =>
  draft({ type_id, from_date: dayOf(from), to_date: dayOf(from + length), child_id: type_id === 8 ? child : null })

describe('the books', () => {
  it('are what the requests say after any sequence of steps; nothing overlaps and no balance goes below zero', () => {
    let stored = 0
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 5, maxLength: 45 }), steps => {
        let facts = everything()
        let requests: LeaveRequest[] = []
        for (const [count, step] of steps.entries()) {
          let result: ReturnType<typeof take>
          try {
            result = take(step, requests, facts, count)
          } catch (error) {
            expect(error).toBeInstanceOf(Problem)
            continue
          }
          if (!result) continue
          stored += 1
          const { request: made, account, books } = result
          requests = [...requests.filter(({ id }) => id !== made.id), made]
          facts = after(facts, { account, books })
          expectInOrder(requests, facts)
        }
      }),
      { numRuns: 100 },
    )
    expect(stored).toBeGreaterThan(300)
  })
})

function expectInOrder(requests: LeaveRequest[], facts: Situation) {
  const live = requests.filter(occupies)
  const due = booksOf(requests)
  expect(facts.books).toEqual(due.books)
  const { changes: _, ...account } = facts.account
  expect({ ...account, per_child: used(account) }).toEqual(due.account)

  for (const [n, one] of live.entries()) for (const other of live.slice(n + 1)) expect(overlaps(one, other)).toBe(false)
  for (const one of live) expect(one.days_by_year).toEqual(draftCost(one, facts).by_year)

  expect(takenDays(facts.account)).toBeLessThanOrEqual(carriedDays)
  for (const days of Object.values(facts.account.per_child)) expect(days).toBeLessThanOrEqual(quotas.parental.days)
  for (const year of years) {
    expect(leftOf(facts, year)).toBeGreaterThanOrEqual(0)
    const { used, planned, pending, left, entitled } = balanceOf(facts, year, today)
    expect(used + planned + pending + left).toBe(entitled)
    const care = facts.books.find(book => book.year === year)!.bookings.filter(({ type_id }) => type_id === 10)
    expect(care.reduce((sum, { days }) => sum + days, 0)).toBeLessThanOrEqual(quotas.caregiver.days)
  }
}

describe('entering and striking', () => {
  const overNewYear = ask({ from_date: '2026-12-28', to_date: '2027-01-06' }).request

  it('puts the part of each year into its book', () => {
    const { books } = enter(situation(), overNewYear)
    expect(books.map(({ bookings }) => bookings)).toMatchObject([
      [{ from_date: '2026-12-28', to_date: '2026-12-31', days: 4 }],
      [{ from_date: '2027-01-01', to_date: '2027-01-06', days: 3 }],
    ])
  })

  it('undo each other', () => {
    const empty = situation()
    expect(strike(enter(empty, overNewYear), overNewYear)).toEqual({ account: empty.account, books: empty.books })
  })

  it('leaves alone what occupies no days', () => {
    const empty = situation()
    for (const status of ['denied', 'cancelled'] as const) {
      expect(enter(empty, { ...overNewYear, status })).toBe(empty)
      expect(strike(empty, { ...overNewYear, status })).toBe(empty)
    }
  })

  it('leaves the other books as they are, so that they need not be stored', () => {
    const facts = situation({ years: [2026, 2027, 2028] })
    const { books } = enter(facts, overNewYear)
    expect(books.map((book, place) => book === facts.books[place])).toEqual([false, false, true])
  })
})

describe('the traces in the team calendar', () => {
  it('are one in each month, while the days are occupied', () => {
    const traces = absencesOf(request({ from_date: '2026-11-30', to_date: '2027-01-04' }))
    expect(traces.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(traces[0]).toMatchObject({
      member: 'anna',
      type_id: 1,
      status: 'pending',
      from_date: '2026-11-30',
      to_date: '2027-01-04',
    })
    expect(absencesOf(request({ status: 'denied' }))).toEqual([])
  })
})
