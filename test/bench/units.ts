import { readFileSync } from 'node:fs'
import { addDays, monthOf, yearOf } from '#shared/calendar/day.ts'
import type { Caller } from '#infra/demo/caller.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { freeDays } from './free-days.ts'
import type { Measure } from './harness.ts'
import type { Office } from './office.ts'
import { tableOf } from './seed/table-of.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** The cost of a question by KEYS.md. @throws Error where it is no longer there */
function costOf(question: string, form: RegExp): number {
  const row = readFileSync('functions/KEYS.md', 'utf8')
    .split('\n')
    .find(line => line.startsWith(`| ${question}`))
  const items = numbers.indexOf(form.exec(row ?? '')?.[1] ?? '')
  if (items < 0) throw new Error(`functions/KEYS.md says in other words what “${question}” costs.`)
  return items
}

interface Expectation {
  route: string
  ask: () => Promise<unknown>
  /** The expected read units of the call, from KEYS.md and the sizes of the partitions. */
  reads: () => Promise<number>
  /** The expected write units by KEYS.md; none for a read. */
  writes?: number
}

/**
 * The consumed units of endpoints by the meter, compared with functions/KEYS.md: an item read by its key is one unit, a list is
 * what the database takes for its partition. Gives a sentence for each mismatch.
 */
export async function check(office: Office): Promise<{ measures: Measure[]; mismatches: string[] }> {
  const caller = await office.signedIn(20)
  const measures: Measure[] = []
  const mismatches: string[] = []
  for (const { route, ask, reads, writes = 0 } of await expectations(office, caller)) {
    const meter = () => office.cloud.meter().endpoints[route.replace(' ', ' /api/{locale}')]
    // The first call reads the published keys on a cold start; the second is typical.
    await ask()
    const before = meter()
    await ask()
    const after = meter()
    if (!before || !after) throw new Error(`The meter knows nothing of ${route}.`)
    const expected = await reads()
    const read = after.read_units - before.read_units
    measures.push({ name: `${route}, read`, value: read, unit: 'read units', aim: `= ${expected}` })
    const written = after.write_units - before.write_units
    measures.push({ name: `${route}, written`, value: written, unit: 'write units', aim: `= ${writes}` })
    if (written !== writes)
      mismatches.push(`${route} takes ${written} write units; by functions/KEYS.md it should be ${writes}.`)
    if (read !== expected)
      mismatches.push(`${route} takes ${read} read units; by functions/KEYS.md it should be ${expected}.`)
  }
  return { measures: measures.filter(({ value }) => value > 0), mismatches }
}

async function expectations(office: Office, caller: Caller): Promise<Expectation[]> {
  const today = todayInBudapest()
  const authorisation = costOf('Is a call authorised?', /one batch of (\w+) items/)
  const facts = costOf('What is a leave decision based on?', /one batch of (\w+) items/)
  const items = costOf('Requesting days off', /(\w+) items/)
  const entries = costOf('Requesting days off', /(\w+) entries of indexes/)

  const { data: me } = await caller.ask(people.showMe)
  const home = `COMPANY#${me.selected_company?.id}`
  const takes = await scaleFor(office)
  // The items of the batch, and the books with the account behind them.
  const basis = async () => facts + (await takes(`${home}#MEMBER#${me.id}`, 'BOOK'))
  // Who decides on their own leave is in both batches, which go to the database as one.
  const decided = async () => authorisation + (await basis()) - 1
  const monthTakes = (month: string, prefix = '') => takes(`${home}#MONTH#${month}`, prefix)
  const monthLagging = (month: string) => takes(`${home}#MONTH#${month}`, '', 'lagging')
  // The seeded company has no directory: its members are read in its place.
  const [head, headLagging] = [1, 0.5]
  const everybodysStates = async () => headLagging + (await takes(home, 'MEMBER#', 'lagging'))
  // The reader's own approvals, and those who name the reader as their stand-in.
  const [approvals, delegations] = [1, 0.5]
  const named = (ids: (string | undefined)[]) => new Set(ids.filter(id => id !== undefined)).size
  const [ahead, window] = [freeDays[0]!, { from: today, to: addDays(today, 14) }]
  const months = new Set([monthOf(window.from), monthOf(window.to)])

  const days = freeDays.slice(50)
  const unpaid = (day: string) => ({ type_id: 5, from_date: day, to_date: day }) as const
  return [
    {
      route: 'GET /company',
      ask: () => caller.ask(company.showCompany),
      // Company, calendar, headcount and countries.
      reads: async () => authorisation + 4,
    },
    {
      route: 'GET /user/list',
      ask: () => caller.ask(people.listPeople),
      // The parts of the directory that is not there, too.
      reads: async () => authorisation + head + 0.5 + (await takes(home, 'MEMBER#')),
    },
    {
      route: 'GET /user/{id}/balance',
      ask: () => caller.ask(leave.showBalance, { path: { id: 'me' }, query: {} }),
      reads: decided,
    },
    {
      route: 'GET /day-off',
      ask: () => caller.ask(leave.listDaysOff),
      reads: async () => {
        const { data } = await caller.ask(leave.listDaysOff)
        const booked = data.filter(({ status }) => status === 'pending' || status === 'approved')
        const asked = await takes(`${home}#MEMBER#${me.id}`, `${yearOf(today)}-`, 2)
        // The person of the list is known from what the balance rests on.
        const who = data.flatMap(({ user, submitter, approved_by }) => [user.id, submitter.id, approved_by?.id])
        return (await decided()) + asked + booked.length + named(who.filter(id => id !== me.id))
      },
    },
    {
      route: 'GET /day-off/absent',
      ask: () => caller.ask(leave.listAbsent, { query: window }),
      reads: async () => {
        let lists = 0
        for (const month of months) lists += (await monthLagging(month)) + (await monthTakes(month, `${me.id}#`))
        return authorisation + lists + (await everybodysStates()) + approvals + delegations
      },
    },
    {
      route: 'GET /day-off/calendar',
      ask: () => caller.ask(leave.showCalendar),
      // The month, everybody, and the company's calendar.
      reads: async () =>
        authorisation + (await monthTakes(monthOf(today))) + (await everybodysStates()) + 1 + approvals + delegations,
    },
    {
      route: 'POST /day-off/preview',
      ask: () => caller.ask(leave.previewLeave, { body: unpaid(ahead) }),
      reads: async () => {
        const { data } = await caller.ask(leave.previewLeave, { body: unpaid(ahead) })
        // Who is away then, and who of those who decide is away today.
        const lists = (await monthLagging(monthOf(ahead))) + (await monthLagging(monthOf(today)))
        return (await decided()) + lists + head + data.approvers.length + delegations
      },
    },
    {
      route: 'POST /day-off',
      ask: () => caller.ask(leave.requestLeave, { body: { ...unpaid(days.shift()!), comment: '' } }),
      reads: decided,
      writes: 2 * items + entries,
    },
  ]
}

interface Page {
  ConsumedCapacity: { CapacityUnits: number }
  LastEvaluatedKey?: object
}

/** Measures the read units of a partition, or of a part of it. */
async function scaleFor({ databaseUrl }: Office) {
  const { table, call } = await tableOf(databaseUrl)
  return async (pk: string, prefix = '', from?: 2 | 'lagging'): Promise<number> => {
    const index = from === 2 ? from : undefined
    const suffix = index ?? ''
    let units = 0
    let ExclusiveStartKey: object | undefined
    do {
      const page: Page = await call<Page>('DynamoDB_20120810.Query', {
        TableName: table,
        ...(index && { IndexName: `index${index}` }),
        KeyConditionExpression: prefix ? '#pk = :pk AND begins_with(#sk, :sk)' : '#pk = :pk',
        ExpressionAttributeNames: { '#pk': `_pk${suffix}`, ...(prefix && { '#sk': `_sk${suffix}` }) },
        ExpressionAttributeValues: { ':pk': { S: pk }, ...(prefix && { ':sk': { S: prefix } }) },
        ConsistentRead: from === undefined,
        ReturnConsumedCapacity: 'TOTAL',
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      })
      units += page.ConsumedCapacity.CapacityUnits
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    return units
  }
}
