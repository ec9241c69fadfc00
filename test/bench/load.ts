import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { monthOf } from '#shared/calendar/day.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import type { Caller } from '#infra/demo/caller.ts'
import { leave } from '#shared/leave/contract.ts'
import { freeDays } from './free-days.ts'
import { underLoad, median, percentile, rounded, type Measure } from './harness.ts'
import type { Office } from './office.ts'
import { rawClient } from './raw.ts'
import { recorded, type Recording } from './recorder.ts'

const rounds = 4
const atOnce = [1, 16]
const clientsAtMost = 16
/** Submissions of one round, over all clients. */
const submissions = 32

/** How often one person submits: a client that is alone calls in the name of everybody in turn, with the round that warms up. */
export const submissionsOfOne = (atOnce.length * (rounds + 1) * submissions) / clientsAtMost

interface Subject {
  name: string
  handler: string
  event: Partial<APIGatewayProxyEventV2>
  ask: (caller: Caller) => Promise<unknown>
  /** Calls of one round, over all clients. */
  calls: number
  /** The minimum of database calls that the subject needs, and its name. */
  minimum: { name: string; of: (recording: Recording) => Recording }
  /** The aim for sixteen clients, over that minimum. */
  aim: string
}

/** A day that this client has not requested yet. */
const asked = new Map<Caller, number>()
function nextDay(caller: Caller): string {
  const place = (asked.get(caller) ?? 100) + 1
  asked.set(caller, place)
  return freeDays[place]!
}

const unpaid = (day: string) => ({ type_id: 5, from_date: day, to_date: day, comment: '' }) as const
const month = monthOf(todayInBudapest())
const isTransaction = ({ action }: { action: string }) => action === 'TransactWriteItems'

const subjectsFor = (people: number): Subject[] => [
  {
    name: 'submit',
    handler: 'leave/request-leave',
    event: { body: JSON.stringify(unpaid(freeDays.at(-1)!)) },
    ask: caller => caller.ask(leave.requestLeave, { body: unpaid(nextDay(caller)) }),
    calls: submissions,
    minimum: { name: 'its raw transaction', of: waves => waves.map(wave => wave.filter(isTransaction)) },
    aim: '≤ 2.5',
  },
  {
    name: 'team calendar of a month',
    handler: 'leave/show-calendar',
    event: { queryStringParameters: { month } },
    ask: caller => caller.ask(leave.showCalendar, { query: { month } }),
    calls: people > 1_000 ? 16 : 64,
    minimum: {
      name: 'its raw queries',
      of: waves => waves.map(wave => wave.filter(({ action }) => action === 'Query')),
    },
    aim: '≤ 2',
  },
]

/**
 * Calls by HTTP through the whole local cloud (distribution, gateway, worker, AWS proxy), by one client and by sixteen, over
 * the same calls to the database made by the SDK alone, and over the minimum.
 */
export async function measure(office: Office): Promise<Measure[]> {
  const crowd = await Promise.all(Array.from({ length: clientsAtMost }, (_, number) => office.signedIn(50 + number)))
  const raw = rawClient(office.databaseUrl)
  const measures: Measure[] = []
  for (const { name, handler, event, ask, calls, minimum, aim } of subjectsFor(office.people)) {
    const call = await office.handlerOf(handler)
    const headers = { authorization: `Bearer ${(await office.signedIn(40)).token}` }
    const recording = await recorded(() => call({ headers, ...event }))
    const [whole, bare] = [recording, minimum.of(recording)].map(some =>
      crowd.map((_, number) => raw(some, String(number))),
    ) as [Replays, Replays]
    for (const clients of atOnce) {
      let turn = 0
      const callerAt = (client: number) => crowd[clients === 1 ? turn++ % clientsAtMost : client]!
      const taken = await underLoad({
        sides: {
          product: client => ask(callerAt(client)),
          all: client => whole[client]!(),
          minimum: client => bare[client]!(),
        },
        clients,
        calls,
        rounds,
      })
      const who = `${name}, ${clients === 1 ? 'one client' : `${clients} clients`}`
      const over = (side: 'all' | 'minimum') => rounded(median(taken.product) / median(taken[side]))
      const [half, most] = [median(taken.product), percentile(taken.product, 99)].map(rounded) as [number, number]
      measures.push(
        {
          name: `${who}: p50, over ${minimum.name}`,
          value: half,
          unit: 'ms',
          ratio: over('minimum'),
          ...(clients > 1 && { aim }),
        },
        { name: `${who}: p50, over all of its raw calls`, value: half, unit: 'ms', ratio: over('all') },
        { name: `${who}: p99`, value: most, unit: 'ms' },
      )
    }
  }
  return measures
}

type Replays = (() => Promise<unknown>)[]
