import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf, type Caller } from '#infra/local/demo/caller.ts'
import { castOf, emailOf, password, type Character, type Name } from '#infra/local/demo/cast.ts'
import { found } from '#infra/local/demo/found.ts'
import type { Mail } from '#infra/local/mail/mailbox.ts'
import { todayInBudapest } from '#infra/local/today.ts'
import { account } from '#shared/account/contract.ts'
import { addDays, weekdayOf, type Day } from '#shared/calendar/day.ts'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { eventually } from './fixture/eventually.ts'
import { firstLine, program } from './fixture/program.ts'

let DATA_DIR: string
const started: ChildProcess[] = []
beforeAll(async () => void (DATA_DIR = await mkdtemp(join(tmpdir(), 'killed-'))))
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(DATA_DIR, { recursive: true })
})

async function start() {
  const child = program('test/local/run-szabi.ts', { DATA_DIR })
  child.stderr?.resume()
  started.push(child)
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

const mailsAt = async (url: string) => (await (await fetch(`${url}/_local/mail.json`)).json()) as Mail[]

/** What waits to be written, as the queue has it after everything has ended. */
function waitingLetters(): string[] {
  const store = new DatabaseSync(join(DATA_DIR, 'cloud.db'), { readOnly: true })
  const bodies = store.prepare('SELECT body FROM message').all()
  store.close()
  return bodies.map(({ body }) => String(body))
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
  const written = (await mailsAt(first.url)).length
  first.child.kill('SIGKILL')
  await Promise.all(streams)
  const unanswered = attempts.filter(({ answered }) => !answered)
  expect(unanswered.length).toBeGreaterThan(0)

  const second = await start()
  const caller = await signedIn(second.url, 'anna')
  for (const attempt of unanswered) attempt.answered = await ask(caller, attempt)

  const filed = attempts.flatMap(({ day, answered }) => (answered?.id ? { day, id: answered.id } : []))
  const years = [...new Set(days.map(day => day.slice(0, 4)))]
  const lists = await Promise.all(years.map(year => caller.ask(leave.listDaysOff, { query: { year } })))
  const requests = lists.flatMap(({ data }) => data.map(({ id }) => id))
  expect(requests.sort()).toEqual(filed.map(({ id }) => id).sort())

  // A letter that was being sent in that moment is sent again a minute later, and waits in the queue until then.
  const lettersOf = (mails: Mail[], day: Day) =>
    mails.filter(({ to, text }) => to === emailOf('marta') && text.includes(periodInWords(day, day, 'hu')))
  const allWritten = async () => {
    const mails = await mailsAt(second.url)
    return filed.every(({ day }) => lettersOf(mails, day).length)
  }
  await eventually(allWritten, 10_000).catch(() => {})
  const sent = await mailsAt(second.url)
  expect(sent.length).toBeGreaterThanOrEqual(written)
  second.child.kill('SIGTERM')
  await eventually(() => second.child.exitCode !== null || second.child.signalCode !== null)
  const waiting = waitingLetters()
  for (const { day, id } of filed) {
    const letters = lettersOf(sent, day).length
    expect(letters).toBeLessThanOrEqual(1)
    if (!letters) expect(waiting.some(body => body.includes(id))).toBe(true)
  }
}, 60_000)
