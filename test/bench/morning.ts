import type { Caller } from '#infra/demo/caller.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addDays, monthOf } from '#shared/calendar/day.ts'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import { freeDays } from './free-days.ts'
import { median, percentile, rounded, timed, type Measure } from './harness.ts'
import { openOffice, type Office } from './office.ts'
import { chanceOf } from './seed/chance.ts'

/** How many people arrive in two minutes, and at how many desks. */
const [staff, clients] = [500, 50]
/** Milliseconds in which everybody arrives. */
const morning = 120_000
/** Milliseconds that a transaction takes in DynamoDB. */
const serviceTime = 20
/** Milliseconds after which nobody begins any more, so that the bench ends on a slower machine too. */
const latest = 2 * morning
/** How many sign in at a time before the morning: checking a password takes a processor for a while. */
const signingIn = 4
/** One in so many asks for a day off. */
const asking = 3
/** One in so many of the seeded company leads a group, and decides. */
const leading = 25
/** How many requests somebody decides in a morning. */
const decisions = 3

interface Call {
  name: string
  took: number
  error?: string
}

/** Makes calls, and notes their durations and refusals. */
const noteIn =
  (calls: Call[]) =>
  async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
    let reply: T | undefined
    let error: string | undefined
    const took = await timed(async () => {
      reply = await work().catch((refused: unknown) => {
        if (!(refused instanceof ApiError)) throw refused
        error = `${refused.status} ${refused.message}`
        return undefined
      })
    })
    calls.push({ name, took, ...(error && { error }) })
    return reply
  }

type Note = ReturnType<typeof noteIn>

/** What the dashboard loads, at once. */
const dashboard = (caller: Caller, note: Note) =>
  Promise.all([
    note('own days', () => caller.ask(leave.listDaysOff)),
    note('balance', () => caller.ask(leave.showBalance, { path: { id: 'me' }, query: {} })),
    note('waiting', () => caller.ask(leave.listWaiting, { query: {} })),
    note('calendar', () => caller.ask(leave.showCalendar, { query: { month: monthOf(todayInBudapest()) } })),
    note('absent', () =>
      caller.ask(leave.listAbsent, {
        query: { from: todayInBudapest(), to: addDays(todayInBudapest(), 14) },
      }),
    ),
    note('notifications', () => caller.ask(notifications.listNotifications)),
    note('events', () => caller.ask(people.upcomingEvents)),
  ])

/** Everybody has signed in on another day, and comes with the token of a session that goes on. */
async function arrivals(office: Office): Promise<Caller[]> {
  const callers: Caller[] = []
  const numbers = Array.from({ length: staff }, (_, number) => number).values()
  await Promise.all(
    Array.from({ length: signingIn }, async () => {
      for (const number of numbers) callers[number] = await office.signedIn(number)
    }),
  )
  return callers
}

/** A person's morning: the dashboard, and for some a request, or the decisions that wait for them. */
async function morningOf(number: number, caller: Caller, note: Note, day = freeDays[number % 200]!) {
  await note('me', () => caller.ask(people.showMe))
  const [, , waiting] = await dashboard(caller, note)
  if (number % asking === 0) {
    const body = { type_id: 5, from_date: day, to_date: day, comment: '' } as const
    await note('preview', () => caller.ask(leave.previewLeave, { body }))
    await note('submit', () => caller.ask(leave.requestLeave, { body }))
    await note('own days', () => caller.ask(leave.listDaysOff))
  }
  if (number % leading === 0)
    for (const { id } of waiting?.data.slice(0, decisions) ?? [])
      await note('approve', () => caller.ask(leave.approveLeave, { path: { id } }))
}

const pauseUntil = (moment: number) =>
  new Promise<void>(resolve => setTimeout(resolve, Math.max(0, moment - performance.now())))

/** Five hundred people arrive within two minutes at fifty desks, each at a moment of its own. */
export async function measure({ seed }: { seed: number }): Promise<Measure[]> {
  const office = await openOffice(staff, { serviceTime, throttled: true })
  try {
    // What was deployed and never called is cold, and so is nobody's morning.
    const callers = await arrivals(office)
    await morningOf(0, callers[0]!, noteIn([]), freeDays[200])
    const calls: Call[] = []
    const note = noteIn(calls)
    const chance = chanceOf(seed)
    const began = performance.now()
    const each = morning / (staff / clients)
    let arrived = 0
    const desks = Array.from({ length: clients }, async (_, desk) => {
      for (let turn = 0; turn < staff / clients; turn++) {
        await pauseUntil(began + turn * each + chance.below(each))
        if (performance.now() - began > latest) return
        arrived += 1
        const number = turn * clients + desk
        await morningOf(number, callers[number]!, note)
      }
    })
    await Promise.all(desks)
    return figures(calls, arrived, (performance.now() - began) / 1000)
  } finally {
    await office.close()
  }
}

function figures(calls: Call[], arrived: number, seconds: number): Measure[] {
  const refused = calls.flatMap(({ name, error }) => (error ? [`${name}: ${error}`] : []))
  for (const sentence of new Set(refused)) console.error(sentence)
  const all = calls.map(({ took }) => took)
  const p50 = median(all)
  const p99 = percentile(all, 99)
  return [
    { name: 'people at work', value: arrived, unit: 'people', aim: `= ${staff}` },
    { name: 'calls', value: calls.length, unit: 'calls' },
    { name: 'until the last one is at work', value: rounded(seconds), unit: 's' },
    { name: 'refused', value: refused.length, unit: 'replies', aim: '= 0' },
    { name: 'p50', value: rounded(p50), unit: 'ms' },
    { name: 'p99, over p50', value: rounded(p99), unit: 'ms', ratio: rounded(p99 / p50), aim: '≤ 4' },
    ...[...Map.groupBy(calls, ({ name }) => name)].flatMap(([name, some]) => {
      const own = some.map(({ took }) => took)
      return [
        { name: `${name} (${some.length}): p50`, value: rounded(median(own)), unit: 'ms' },
        { name: `${name}: p99`, value: rounded(percentile(own, 99)), unit: 'ms' },
      ]
    }),
  ]
}
