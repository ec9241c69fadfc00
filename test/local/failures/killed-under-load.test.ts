import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf, type Caller } from '#infra/demo/caller.ts'
import { castOf, emailOf, password, type Character, type Name } from '#infra/demo/cast.ts'
import { found } from '#infra/demo/found.ts'
import { parkedIn } from '#infra/replay/parking.ts'
import { region } from '#infra/local/template/place.ts'
import { dynamoAt } from '#infra/local/database/dynamo-call.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { account } from '#shared/account/contract.ts'
import { addDays, weekdayOf, type Day } from '#shared/calendar/day.ts'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { eventually } from '../fixture/eventually.ts'
import { again, startImpatient } from '../fixture/impatient-szabi.ts'
import { eventIn, emailEvents } from '../fixture/email-events.ts'
import { firstLine, program } from '../fixture/program.ts'

let DATA_DIR: string
const endings: (() => unknown)[] = []
beforeAll(async () => void (DATA_DIR = await mkdtemp(join(tmpdir(), 'killed-'))))
afterAll(async () => {
  for (const end of endings) await end()
  await rm(DATA_DIR, { recursive: true })
})

async function start() {
  // What it writes for itself goes with the test's own folder, since it is not asked before it ends.
  const child = program('test/local/fixture/run-impatient.ts', { DATA_DIR, TMPDIR: DATA_DIR })
  child.stderr?.resume()
  endings.push(() => child.kill('SIGKILL'))
  return { child, url: await firstLine(child) }
}

async function signedIn(url: string, name: Name): Promise<Caller> {
  const caller = callerOf(url)
  await caller.ask(account.logIn, { body: { email: emailOf(name), password } })
  return caller
}

/** A call that may have been answered or not when everything died. */
interface Attempt {
  day: Day
  key: string
  /** The request's id once it was answered; nothing where the day is a holiday, which is not asked for. */
  answered?: { id?: string }
}

/** Unpaid leave takes from no balance, so that any number of days may be asked for. */
async function ask(caller: Caller, { day, key }: Attempt): Promise<{ id?: string }> {
  const body = { type_id: 5 as const, from_date: day, to_date: day, comment: key }
  try {
    const { data } = await caller.ask(leave.requestLeave, { body }, { 'idempotency-key': key })
    return Array.isArray(data) ? {} : { id: data.id }
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return {}
    throw error
  }
}

/** Asks for one day after the other until nobody answers any more. */
async function load(caller: Caller, attempts: Attempt[], days: Day[]) {
  for (const day of days) {
    const attempt: Attempt = { day, key: randomUUID() }
    attempts.push(attempt)
    try {
      attempt.answered = await ask(caller, attempt)
    } catch {
      return
    }
  }
}

/** The events of Márta's emails in the inbox at the kill. */
function lettersInFolder(): string[] {
  const store = new DatabaseSync(join(DATA_DIR, 'cloud.db'))
  const mails = store.prepare('SELECT raw FROM mail WHERE recipients = ?').all(emailOf('marta'))
  store.close()
  return mails.map(({ raw }) => eventIn(Buffer.from(raw as Uint8Array).toString()))
}

interface Scanned {
  Items: { event: { S: string } }[]
}

/** The events of emails marked as begun and not as sent at the kill. */
async function unmarked(): Promise<string[]> {
  const database = await startDynoxide(join(DATA_DIR, 'table.db'))
  const call = dynamoAt(database.url, region)
  const { TableNames } = await call<{ TableNames: string[] }>('DynamoDB_20120810.ListTables', {})
  const { Items } = await call<Scanned>('DynamoDB_20120810.Scan', {
    TableName: TableNames[0],
    FilterExpression: '#state = :sending',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':sending': { S: 'sending' } },
  })
  await database.close()
  return Items.map(({ event }) => event.S)
}

it('loses nothing that was answered when everything dies under load, and does nothing twice', async () => {
  const first = await start()
  const { marta, anna } = castOf(todayInBudapest())
  const cast = { marta, anna: { ...anna, approver: 'marta' } } as Record<Name, Character>
  const { anna: player } = await found(first.url, cast)

  const days = Array.from({ length: 200 }, (_, n) => addDays(todayInBudapest(), 21 + n)).filter(
    day => weekdayOf(day) < 6,
  )
  const attempts: Attempt[] = []
  const streams = [0, 1, 2].map(stream =>
    load(
      player.caller,
      attempts,
      days.filter((_, n) => n % 3 === stream),
    ),
  )
  await eventually(() => attempts.filter(({ answered }) => answered?.id).length >= 12)
  first.child.kill('SIGKILL')
  await Promise.all(streams)
  const unanswered = attempts.filter(({ answered }) => !answered)
  expect(unanswered.length).toBeGreaterThan(0)

  // Between the mail service's yes and the mark nobody knows whether an email is gone; such a one may go twice, and no other.
  const gone = lettersInFolder()
  const uncertain = (await unmarked()).filter(event => gone.includes(event))

  const second = await startImpatient({ dataDir: DATA_DIR })
  endings.push(() => second.close())
  const caller = await signedIn(second.url, 'anna')
  for (const attempt of unanswered) attempt.answered = await ask(caller, attempt)

  const filed = attempts.flatMap(({ answered }) => answered?.id ?? [])
  const years = [...new Set(days.map(day => day.slice(0, 4)))]
  const lists = await Promise.all(years.map(year => caller.ask(leave.listDaysOff, { query: { year } })))
  const requests = lists.flatMap(({ data }) => data.map(({ id }) => id))
  expect(requests.sort()).toEqual(filed.toSorted())

  const decider = await signedIn(second.url, 'marta')
  const bell = async () =>
    (await decider.ask(notifications.listNotifications)).data.flatMap(({ id, data }) =>
      data.model ? [{ event: id, request: data.model.id }] : [],
    )
  await eventually(async () => (await bell()).length >= filed.length)
  const rung = await bell()
  expect(rung.map(({ request }) => request).sort()).toEqual(filed.toSorted())

  // An email that was in hand at that moment is refused once more, and comes when its message is shown again.
  await eventually(
    () => second.mails().length >= rung.length && !second.waitingIn('MailQueueWaiting').length,
    again * 4_000,
  )
  expect(await parkedIn(second.parking)).toEqual({ batches: [], deadLetters: [] })
  const emails = (await emailEvents(second.url)).flatMap(({ event, to }) => (to === emailOf('marta') ? event : []))
  for (const { event } of rung) {
    const times = emails.filter(email => email === event).length
    if (uncertain.includes(event)) expect([1, 2]).toContain(times)
    else expect(times, event).toBe(1)
  }
}, 240_000)
