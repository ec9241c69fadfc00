import { expect } from 'vitest'
import type { Year } from '#shared/calendar/day.ts'
import { monthsOf, overlaps, withinYear, yearsOf } from '#shared/calendar/period.ts'
import { leave } from '#shared/leave/contract.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { actors, months, owners, window, years, type Actor, type Owner } from './acts.ts'
import { daysOffOf, type Firm, type Stored } from './firm.ts'
import { bookedIn, cost, dueIn, isLive, type Model } from './model.ts'

/** The same fields of all things as lines of text, in order, to be held against others. */
const lines = <K extends string>(things: readonly { [N in K]: unknown }[], ...fields: K[]) =>
  things.map(thing => JSON.stringify(fields.map(field => thing[field]))).sort()

const grantFields = ['id', 'of', 'year', 'days'] as const
const requestFields = ['id', 'of', 'type_id', 'from_date', 'to_date', 'status', 'decider'] as const

/** The requests and grants of a model, to be held against those of the table. */
export const told = ({ requests, grants }: Model) => ({
  requests: lines(
    requests.map(({ type, period, ...request }) => ({ ...request, ...period, type_id: type })),
    ...requestFields,
  ),
  grants: lines(grants, ...grantFields),
})

export const toldByTable = (stored: Record<Owner, Stored>, firm: Firm) => ({
  requests: lines(
    owners.flatMap(of =>
      stored[of].requests
        .filter(request => overlaps(request, window))
        .map(request => ({ ...request, of, decider: deciderOf(request, firm) })),
    ),
    ...requestFields,
  ),
  grants: lines(
    owners.flatMap(of => stored[of].books.flatMap(({ year, extras }) => extras.map(extra => ({ ...extra, of, year })))),
    ...grantFields,
  ),
})

/** Who decided on a request, where that is the last that happened to it. */
function deciderOf({ history }: LeaveRequest, firm: Firm): Actor | null {
  const last = history.at(-1)
  if (last?.what !== 'approved' && last?.what !== 'denied') return null
  return actors.find(actor => firm[actor].id === last.by) ?? null
}

/** Requests, books, traces, team calendar of all and of named people, balance and its lines tell the same, and nobody is away twice on a day. */
export async function agrees(firm: Firm, stored: Record<Owner, Stored>, model: Model) {
  const { client } = firm.superadmin
  const inMonth = async (month: string) =>
    (await client.asked(leave.showCalendar, { query: { month } })).data.map(absent => ({ ...absent, month }))
  const calendar = (await Promise.all(months.map(inMonth))).flat()
  const people = owners.map(owner => firm[owner].id)
  for (const month of months) {
    const { data } = await client.asked(leave.showCalendar, { query: { month, people: people.join(',') } })
    const whole = calendar.filter(absent => absent.month === month && people.includes(absent.user_id))
    const fields = ['id', 'user_id', 'type_id', 'status', 'from_date', 'to_date'] as const
    expect(lines(data, ...fields)).toEqual(lines(whole, ...fields))
  }
  for (const owner of owners) {
    const { requests, books, absences } = stored[owner]
    const live = requests.filter(({ status }) => status === 'pending' || status === 'approved')
    for (const [place, one] of live.entries())
      expect(live.slice(place + 1).filter(other => overlaps(one, other))).toEqual([])

    const booked = books.flatMap(({ year, bookings }) => bookings.map(booking => ({ ...booking, year })))
    const bookings = ['year', 'request', 'type_id', 'status', 'from_date', 'to_date', 'days'] as const
    expect(lines(booked, ...bookings)).toEqual(lines(live.flatMap(bookingsOf), ...bookings))

    const traces = live.flatMap(tracesOf)
    const trace = ['month', 'request', 'type_id', 'status', 'from_date', 'to_date'] as const
    expect(lines(absences, ...trace)).toEqual(lines(traces, ...trace))
    const shown = calendar
      .filter(({ user_id }) => user_id === firm[owner].id)
      .map(absent => ({ ...absent, request: absent.id }))
    expect(lines(shown, ...trace)).toEqual(lines(traces, ...trace))
  }
  await Promise.all(owners.flatMap(owner => years.map(year => balanceAgrees(firm, owner, year, model))))
}

const bookingsOf = (request: LeaveRequest) =>
  yearsOf(request)
    .filter(year => years.some(one => one === year))
    .map(year => {
      const { id, type_id, status } = request
      return { ...withinYear(request, year)!, year, request: id, type_id, status, days: cost(request)[year] ?? 0 }
    })

const tracesOf = ({ id, type_id, status, from_date, to_date }: LeaveRequest) =>
  monthsOf({ from_date, to_date })
    .filter(month => months.includes(month))
    .map(month => ({ month, request: id, type_id, status, from_date, to_date }))

async function balanceAgrees(firm: Firm, owner: Owner, year: Year, model: Model) {
  const { data, balance } = await daysOffOf(firm, owner, year)
  const booked = bookedIn(model, owner, year)
  expect(balance.entitled).toBe(dueIn(model, owner, year))
  expect(balance.used + balance.planned + balance.pending).toBe(booked)
  expect(balance.left).toBe(balance.entitled - booked)
  expect(balance.lines.reduce((sum, { days }) => sum + days, 0)).toBe(balance.entitled)

  const asked = model.requests.filter(
    request => request.of === owner && isLive(request) && withinYear(request.period, year),
  )
  const listed = data.filter(({ id }) => model.requests.some(request => request.id === id && isLive(request)))
  expect(listed.map(({ id }) => id).sort()).toEqual(asked.map(({ id }) => id).sort())
}
