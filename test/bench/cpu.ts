import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { monthOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import type { Caller } from '#infra/demo/caller.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import { cpuOfProcesses } from './cpu-of-processes.ts'
import { freeDays } from './free-days.ts'
import { median, rounded, type Measure } from './harness.ts'
import { openOffice } from './office.ts'
import { rawClient } from './raw.ts'
import { recorded } from './recorder.ts'

const rounds = 4
/** Rounds that start the workers and warm them: what they are compared with has made thousands of calls before. */
const warmUp = 3
/**
 * Times that the work of a subject is done in one round: the system counts time in hundredths of a second. Each round has somebody of its
 * own, who asks for leave so often.
 */
export const times = 25

/** One of the calls that a subject makes at the same moment. */
interface Part {
  handler: string
  event: Partial<APIGatewayProxyEventV2>
  ask: (caller: Caller) => Promise<unknown>
}

interface Subject {
  name: string
  parts: Part[]
  aim: string
}

const month = monthOf(todayInBudapest())
const unpaid = (day: string) => ({ type_id: 5, from_date: day, to_date: day, comment: '' }) as const

let submitted = 0
const subjects: Subject[] = [
  {
    name: 'team view',
    parts: [
      {
        handler: 'leave/show-calendar',
        event: { queryStringParameters: { month } },
        ask: caller => caller.ask(leave.showCalendar, { query: { month } }),
      },
      { handler: 'people/list-people', event: {}, ask: caller => caller.ask(people.listPeople) },
    ],
    aim: '≤ 1.6',
  },
  {
    name: 'submit',
    parts: [
      {
        handler: 'leave/request-leave',
        event: { body: JSON.stringify(unpaid(freeDays.at(-1)!)) },
        ask: caller => caller.ask(leave.requestLeave, { body: unpaid(freeDays[submitted++]!) }),
      },
    ],
    aim: '≤ 2',
  },
  {
    name: 'dashboard',
    parts: [
      { handler: 'people/show-me', event: {}, ask: caller => caller.ask(people.showMe) },
      {
        handler: 'leave/show-balance',
        event: { pathParameters: { locale: 'hu', id: 'me' } },
        ask: caller => caller.ask(leave.showBalance, { path: { id: 'me' }, query: {} }),
      },
      { handler: 'leave/list-days-off', event: {}, ask: caller => caller.ask(leave.listDaysOff) },
      { handler: 'leave/list-absent', event: {}, ask: caller => caller.ask(leave.listAbsent) },
      { handler: 'people/list-people', event: {}, ask: caller => caller.ask(people.listPeople) },
      { handler: 'people/upcoming-events', event: {}, ask: caller => caller.ask(people.upcomingEvents) },
      { handler: 'company/list-holidays', event: {}, ask: caller => caller.ask(company.listHolidays) },
      { handler: 'company/list-groups', event: {}, ask: caller => caller.ask(company.listGroups) },
      {
        handler: 'notifications/list-notifications',
        event: {},
        ask: caller => caller.ask(notifications.listNotifications),
      },
    ],
    aim: '≤ 1.6',
  },
]

/**
 * CPU time of all processes (client, local cloud, workers and database) for the work of a page or a change, over the same calls
 * to the database made by the SDK alone. What follows from a change later is kept back, since it belongs to other functions.
 */
export async function measure(): Promise<Measure[]> {
  const office = await openOffice(200, { gathering: 3_600_000 })
  try {
    const callers = await Promise.all(
      Array.from({ length: warmUp + rounds }, (_, round) => office.signedIn(30 + round)),
    )
    const headers = { authorization: `Bearer ${callers[0]!.token}` }
    const raw = rawClient(office.databaseUrl)
    const measures: Measure[] = []
    for (const { name, parts, aim } of subjects) {
      const handlers = await Promise.all(parts.map(({ handler }) => office.handlerOf(handler)))
      const replays: (() => Promise<unknown>)[] = []
      for (const [place, { event }] of parts.entries()) {
        // The first call of a process reads the published keys.
        await handlers[place]!({ headers, ...event })
        replays.push(raw(await recorded(() => handlers[place]!({ headers, ...event, ...nextBody(event) }))))
      }
      const product = (caller: Caller) => Promise.all(parts.map(({ ask }) => ask(caller)))
      const against = () => Promise.all(replays.map(replay => replay()))
      const spent: { product: number; raw: number }[] = []
      for (const caller of callers)
        spent.push({ product: await cpuOf(() => product(caller)), raw: await cpuOf(against) })
      const counted = spent.slice(warmUp)
      measures.push({
        name: `CPU of ${name}, over its calls to the database`,
        value: rounded(median(counted.map(one => one.product))),
        unit: 'ms',
        ratio: rounded(median(counted.map(one => one.product / one.raw))),
        aim,
      })
    }
    return measures
  } finally {
    await office.close()
  }
}

/** A recorded submission books a day of its own. */
const nextBody = ({ body }: Partial<APIGatewayProxyEventV2>) =>
  body ? { body: JSON.stringify(unpaid(freeDays.at(-2)!)) } : {}

/** Milliseconds of CPU time for doing some work once. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = cpuOfProcesses()
  for (let done = 0; done < times; done++) await work()
  return (cpuOfProcesses() - before) / times
}
