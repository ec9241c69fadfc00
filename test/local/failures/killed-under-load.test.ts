import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { castOf, emailOf, type Character, type Name } from '#infra/demo/cast.ts'
import { found } from '#infra/demo/found.ts'
import { parkedIn } from '#infra/replay/parking.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addDays, weekdayOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { eventually } from '../fixture/eventually.ts'
import { again, startImpatient } from '../fixture/impatient-szabi.ts'
import { emailEvents } from '../fixture/email-events.ts'
import { firstLine, program } from '../fixture/program.ts'
import { ask, load, signedIn, type Attempt } from './attempts.ts'

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
  // SES tells which emails it accepted whose senders died before they could mark them.
  for (const { event } of rung)
    expect(
      emails.filter(email => email === event),
      event,
    ).toHaveLength(1)
})
