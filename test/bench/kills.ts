import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { castOf, emailOf, type Character, type Name } from '#infra/demo/cast.ts'
import { found } from '#infra/demo/found.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { parkedIn, replay } from '#infra/replay/parking.ts'
import { addDays, weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { ask, load, signedIn, type Attempt } from '#test/local/failures/attempts.ts'
import { emailEvents } from '#test/local/fixture/email-events.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { again, startImpatient } from '#test/local/fixture/impatient-szabi.ts'
import { firstLine, program } from '#test/local/fixture/program.ts'
import { rounded, type Measure } from './harness.ts'

const askers = ['anna', 'gergo', 'eszter', 'laszlo', 'janos'] as const satisfies Name[]
type Asker = (typeof askers)[number]

/** Calls that a round wants to see answered before everything dies. */
const answeredInRound = 4
const streams = 3

/** Kills everything again and again while people ask for leave, and counts afterwards what was acknowledged, stored and emailed. */
export async function measure({ rounds }: { rounds: number }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kills-'))
  const began = performance.now()
  let running: ChildProcess | undefined
  try {
    const attempts = Object.fromEntries(askers.map(name => [name, [] as Attempt[]])) as Record<Asker, Attempt[]>
    const days = Object.fromEntries(askers.map(name => [name, workingDays()])) as Record<Asker, Iterator<Day>>
    const acknowledged = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const name = askers[round % askers.length]!
      const { child, url } = await start(dataDir)
      running = child
      if (round === 0) await openCompany(url)
      const caller = await signedIn(url, name)
      const own = attempts[name]
      for (const attempt of own.filter(({ answered }) => !answered)) attempt.answered = await ask(caller, attempt)
      const before = own.filter(({ answered }) => answered?.id).length
      const asking = Array.from({ length: streams }, () => load(caller, own, remaining(days[name])))
      await eventually(() => own.filter(({ answered }) => answered?.id).length >= before + answeredInRound)
      // Somewhere in the work on its way, which takes some tens of milliseconds.
      await pause(Math.random() * 100)
      child.kill('SIGKILL')
      await Promise.all([...asking, once(child, 'close')])
      for (const { answered } of own) if (answered?.id) acknowledged.add(answered.id)
      if ((round + 1) % 10 === 0) console.log(`${round + 1} rounds, ${acknowledged.size} acknowledged`)
    }

    const last = await startImpatient({ dataDir })
    try {
      const findings = await missing(last, attempts)
      const seconds = rounded((performance.now() - began) / 1000)
      const measures: Measure[] = [
        { name: 'rounds that ended with kill -9', value: rounds, unit: 'rounds', aim: `= ${rounds}` },
        { name: 'their time', value: seconds, unit: 's' },
        { name: 'acknowledged before a kill', value: acknowledged.size, unit: 'requests' },
        { name: 'lost, doubled, or emailed otherwise than once', value: findings.length, unit: 'findings', aim: '= 0' },
      ]
      for (const finding of findings) console.error(finding)
      return { measures, findings }
    } finally {
      await last.close()
    }
  } finally {
    running?.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function start(dataDir: string) {
  const child = program('test/local/fixture/run-impatient.ts', { DATA_DIR: dataDir, TMPDIR: dataDir })
  child.stderr?.resume()
  return { child, url: await firstLine(child) }
}

/** Everybody's leave is decided by Márta, who gets the emails. */
async function openCompany(url: string) {
  const { marta, ...all } = castOf(todayInBudapest())
  const asking = askers.map(name => [name, { ...all[name], approver: 'marta', employment_start: '2020-01-01' }])
  const cast = { marta, ...Object.fromEntries(asking) } as Record<Name, Character>
  for (const name of askers) delete (cast[name] as Partial<Character>).second_approver
  await found(url, cast)
}

function* workingDays(): Iterator<Day> {
  for (let day = addDays(todayInBudapest(), 21); ; day = addDays(day, 1)) if (weekdayOf(day) < 6) yield day
}

/** The days that are left, for several loops of which none ends them for the others. */
const remaining = (days: Iterator<Day>): Iterable<Day> => ({
  [Symbol.iterator]: () => ({ next: () => days.next() }),
})

/** What was acknowledged and is not there, is there without having been acknowledged, or was not emailed exactly once. */
async function missing(
  cloud: Awaited<ReturnType<typeof startImpatient>>,
  attempts: Record<Asker, Attempt[]>,
): Promise<string[]> {
  const findings: string[] = []
  const filed = new Set<string>()
  for (const name of askers) {
    const caller = await signedIn(cloud.url, name)
    for (const attempt of attempts[name].filter(({ answered }) => !answered))
      attempt.answered = await ask(caller, attempt)
    const years = new Set(attempts[name].map(({ day }) => String(yearOf(day))))
    const lists = await Promise.all([...years].map(year => caller.ask(leave.listDaysOff, { query: { year } })))
    const stored = lists.flatMap(({ data }) => data.map(({ id }) => id))
    const told = attempts[name].flatMap(({ answered }) => answered?.id ?? [])
    for (const id of told) {
      filed.add(id)
      const times = stored.filter(one => one === id).length
      if (times !== 1) findings.push(`${name}: ${id} was acknowledged and is there ${times} times`)
    }
    for (const id of stored) if (!told.includes(id)) findings.push(`${name}: ${id} is there and nobody was told`)
  }

  const isEmailed = () =>
    cloud.mails().filter(({ to, text }) => to === emailOf('marta') && text.includes('/dashboard')).length >= filed.size
  const isQuiet = () => isEmailed() || !cloud.waitingIn('MailQueueWaiting').length
  await eventually(isEmailed, again * 2_000).catch(() => {})
  await eventually(isQuiet, again * 4_000)
  // An email that several kills interrupted within its half minute has used up its tries, and waits for the operator.
  const { messages } = await replay(cloud.parking)
  if (messages) console.log(`${messages} dead letters were replayed`)
  await eventually(isEmailed, again * 4_000).catch(() => {})
  const { batches, deadLetters } = await parkedIn(cloud.parking)
  if (batches.length || deadLetters.length) findings.push(`parked: ${JSON.stringify({ batches, deadLetters })}`)
  const emails = (await emailEvents(cloud.url)).filter(({ to }) => to === emailOf('marta'))
  for (const id of filed) {
    const times = emails.filter(({ event }) => event.includes(id)).length
    if (times !== 1) findings.push(`${id} was emailed ${times} times`)
  }
  return findings
}
