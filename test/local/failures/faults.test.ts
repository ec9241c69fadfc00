import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#infra/demo/caller.ts'
import { castOf, emailOf, type Character, type Name } from '#infra/demo/cast.ts'
import { found, type Players } from '#infra/demo/found.ts'
import type { Fault } from '#infra/local/faults/fault.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addDays, weekdayOf, type Day } from '#shared/calendar/day.ts'
import { ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { eventually } from '../fixture/eventually.ts'

let cloud: LocalCloud
let players: Players
beforeAll(async () => {
  cloud = await ownCloud({ faults: true })
  const { marta, anna } = castOf(todayInBudapest())
  const cast = { marta, anna: { ...anna, approver: 'marta' } } as Record<Name, Character>
  players = await found(cloud.url, cast)
})
afterAll(() => cloud?.close())
afterEach(() => strike())

/** How often faults have struck since the test began. */
let struck = 0

/** Has these faults strike from now on, and no others. */
async function strike(...faults: (Partial<Fault> & Pick<Fault, 'kind'>)[]) {
  const address = `${cloud.url}/_local/faults`
  const before = (await (await fetch(address)).json()) as { hits: number }[]
  struck = before.reduce((sum, { hits }) => sum + hits, struck)
  expect((await fetch(address, { method: 'POST', body: JSON.stringify(faults) })).status).toBe(200)
}

/** Wednesdays far enough ahead; one of them in a year may be a holiday, Christmas and Easter being what they are. */
const wednesday = (week: number): Day => addDays(todayInBudapest(), 24 - weekdayOf(todayInBudapest()) + 7 * week)

/** Somebody who asks again, under the same key, as long as they are refused for no fault of their own. */
async function insist<E extends AnyEndpoint>(caller: Caller, endpoint: E, asked: InputOf<E>, refusals: ApiError[]) {
  const headers = { 'idempotency-key': randomUUID() }
  for (let tries = 0; ; tries++)
    try {
      return (await caller.ask(endpoint, asked, headers)) as ReplyOf<E>
    } catch (error) {
      if (!(error instanceof ApiError) || tries === 12) throw error
      refusals.push(error)
      if (tries === 6) await strike()
      await pause(20)
    }
}

const emailsTo = (name: Name, day: Day) =>
  cloud.mails().filter(({ to, text }) => to === emailOf(name) && text.includes(periodInWords(day, day, 'hu')))

/** The main job of one day: asked for, told, approved, taken back; gives what was refused on the way. */
async function job(day: Day): Promise<ApiError[]> {
  const [anna, marta] = [players.anna.caller, players.marta.caller]
  const refusals: ApiError[] = []
  const wish = { type_id: 1 as const, from_date: day, to_date: day, comment: '' }
  const { data } = await insist(anna, leave.requestLeave, { body: wish }, refusals)
  if (Array.isArray(data)) throw new Error('Somebody else was asked for.')
  const path = { id: data.id }
  await eventually(() => emailsTo('marta', day).length)
  await insist(marta, leave.approveLeave, { path, body: { comment: '' } }, refusals)
  await insist(anna, leave.cancelLeave, { path }, refusals)
  await insist(anna, leave.listDaysOff, { query: { year: day.slice(0, 4) } }, refusals)
  await strike()

  const { data: all } = await anna.ask(leave.listDaysOff, { query: { year: day.slice(0, 4) } })
  const [request, ...others] = all.filter(({ from_date }) => from_date === day)
  expect(others).toEqual([])
  expect(request).toMatchObject({ id: data.id, status: 'cancelled' })
  return refusals
}

const balance = async (year: string) => (await players.anna.caller.ask(leave.listDaysOff, { query: { year } })).balance

/** A fault of the database that strikes endpoints: their first call for certain, and one in four of the others. */
const nowAndThen = (kind: Fault['kind']): (Partial<Fault> & Pick<Fault, 'kind'>)[] => {
  const fault = { kind, service: 'dynamodb', endpoint: '-api-' }
  return [
    { ...fault, count: 1 },
    { ...fault, probability: 0.25 },
  ]
}

describe('the main job', () => {
  it.each<[string, number, (Partial<Fault> & Pick<Fault, 'kind'>)[]]>([
    ['is quick enough when nothing fails', 0, []],
    ['bears a database that now and then asks for less', 1, nowAndThen('throttle')],
    ['bears transactions that are throttled', 2, [{ kind: 'throttle', operation: 'TransactWriteItems', count: 2 }]],
    ['bears others who write at the same time', 3, [{ kind: 'conflict', count: 6 }]],
    ['says so when others are always faster', 4, [{ kind: 'conflict', endpoint: 'POST /day-off', count: 24 }]],
    ['bears a slow database', 5, [{ kind: 'delay', service: 'dynamodb', milliseconds: 100 }]],
    [
      'bears a database that does not answer',
      6,
      [{ kind: 'timeout', service: 'dynamodb', milliseconds: 100, count: 4 }],
    ],
    ['bears answers that are lost', 7, nowAndThen('lost-reply')],
    [
      'bears transactions whose answers are lost',
      8,
      [{ kind: 'lost-reply', operation: 'TransactWriteItems', count: 3 }],
    ],
    ['bears a database that fails inside', 9, nowAndThen('error')],
    ['bears indexes that lag behind', 10, [{ kind: 'stale', milliseconds: 1_500 }]],
    [
      'is dispatched in spite of a database that fails the dispatcher',
      13,
      [
        { kind: 'throttle', endpoint: 'stream-dispatch', count: 2 },
        { kind: 'error', endpoint: 'stream-dispatch', count: 2 },
      ],
    ],
    [
      'bears a queue that fails and loses answers',
      11,
      [
        { kind: 'error', service: 'sqs', count: 1 },
        { kind: 'lost-reply', service: 'sqs', count: 1 },
      ],
    ],
    ['bears a mail service that asks for less', 12, [{ kind: 'throttle', service: 'ses', count: 1 }]],
  ])('%s', async (_, week, faults) => {
    const day = wednesday(week)
    const before = await balance(day.slice(0, 4))
    await strike(...faults)
    struck = 0
    for (const { status, message, code } of await job(day)) {
      expect([409, 429, 500, 503]).toContain(status)
      expect(code).toBeTruthy()
      expect(message).toMatch(/^\p{Lu}\p{Ll}+ /u)
    }
    expect(await balance(day.slice(0, 4))).toEqual(before)
    expect(struck > 0).toBe(faults.length > 0)
  })

  it('finds by an index what the index knows by then, and no more', async () => {
    const [anna, marta] = [players.anna.caller, players.marta.caller]
    const [sooner, later] = [wednesday(14), addDays(wednesday(14), 1)]
    const isWaiting = async (day: Day) =>
      (await marta.ask(leave.listWaiting, { query: {} })).data.some(({ from_date }) => from_date === day)
    const request = (day: Day) =>
      anna.ask(leave.requestLeave, { body: { type_id: 1, from_date: day, to_date: day, comment: '' } })

    await strike({ kind: 'stale', milliseconds: 100 })
    await request(sooner)
    await eventually(() => isWaiting(sooner))
    await strike({ kind: 'stale', milliseconds: 60_000 })
    await request(later)
    expect(await isWaiting(later)).toBe(false)
    expect(await isWaiting(sooner)).toBe(true)
    await strike()
    expect(await isWaiting(later)).toBe(true)
  })

  it('has sent every email once', async () => {
    await pause(500)
    const emails = cloud.mails().map(({ to, subject, text }) => [to, subject, text].join('\n'))
    expect(emails.filter((email, i) => emails.indexOf(email) !== i)).toEqual([])
  })
})
