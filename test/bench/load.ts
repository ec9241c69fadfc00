import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { addDays } from '#shared/calendar/day.ts'
import { todayInBudapest } from '#infra/local/today.ts'
import type { Caller } from '#infra/local/demo/caller.ts'
import { leave } from '#shared/leave/contract.ts'
import { freeDays } from './free-days.ts'
import { compared, rounded, type Measure } from './harness.ts'
import type { Office } from './office.ts'
import { rawClient } from './raw.ts'
import { recorded } from './recorder.ts'

const rounds = 3
/** Calls of one round, all clients together. */
const calls = 16
const today = todayInBudapest()

interface Subject {
  name: string
  handler: string
  event: Partial<APIGatewayProxyEventV2>
  ask: (caller: Caller) => Promise<unknown>
}

/** A day that this client has not asked for yet. */
const asked = new Map<Caller, number>()
function nextDay(caller: Caller): string {
  const place = (asked.get(caller) ?? 100) + 1
  asked.set(caller, place)
  return freeDays[place]!
}

const unpaid = (day: string) => ({ type_id: 5, from_date: day, to_date: day, comment: '' }) as const
const window = { from: today, to: addDays(today, 30) }
const subjects: Subject[] = [
  {
    name: 'submit',
    handler: 'leave/request-leave',
    event: { body: JSON.stringify(unpaid(freeDays.at(-1)!)) },
    ask: caller => caller.ask(leave.requestLeave, { body: unpaid(nextDay(caller)) }),
  },
  {
    name: 'absent in a month',
    handler: 'leave/list-absent',
    event: { queryStringParameters: window },
    ask: caller => caller.ask(leave.listAbsent, { query: window }),
  },
]

/**
 * Calls by HTTP through the whole local cloud (front, gateway, worker, doors), by one client and by sixteen at once, over
 * the same calls to the database made by the SDK alone.
 */
export async function measure(office: Office): Promise<Measure[]> {
  const crowd = await Promise.all(Array.from({ length: 16 }, (_, number) => office.signedIn(50 + number)))
  const raw = rawClient(office.databaseUrl)
  const measures: Measure[] = []
  for (const { name, handler, event, ask } of subjects) {
    const call = await office.handlerOf(handler)
    const headers = { authorization: `Bearer ${(await office.signedIn(40)).token}` }
    const recording = await recorded(() => call({ headers, ...event }))
    const replays = crowd.map((_, number) => raw(recording, String(number)))
    for (const clients of [1, 16]) {
      const all = (work: (client: number) => Promise<unknown>) =>
        Promise.all(
          Array.from({ length: clients }, async (_, client) => {
            for (let done = 0; done < calls / clients; done++) await work(client)
          }),
        )
      const { milliseconds, ratio } = await compared({
        measured: () => all(client => ask(crowd[client]!)),
        against: () => all(client => replays[client]!()),
        rounds,
        warmUp: 1,
      })
      measures.push({
        name: `${name}, ${clients === 1 ? 'one client' : `${clients} clients`}, through the local cloud over its raw calls`,
        value: rounded((calls * 1000) / milliseconds),
        unit: 'calls a second',
        ratio,
      })
    }
  }
  return measures
}
