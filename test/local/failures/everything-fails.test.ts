import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from '#infra/local/faults/fault.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { parkedIn } from '#infra/replay/parking.ts'
import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import { ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { monday } from '#test/functions/leave/office.ts'
import { eventually } from '../fixture/eventually.ts'
import { again, startImpatient } from '../fixture/impatient-szabi.ts'
import { emailEvents } from '../fixture/email-events.ts'

const world = openWorld(() => startImpatient({ faults: true }))
let owner: Person
let deciders: Person[]
let askers: Person[]
beforeAll(async () => {
  owner = await world.founder('hu')
  deciders = [await world.colleague(owner, 1, 'hu'), await world.colleague(owner, 1, 'en')]
  askers = []
  // One decides for the first, the other for the second, both for the third; for the fourth the administrators.
  for (const approvers of [[0], [1], [0, 1], []]) {
    const asker = await world.colleague(owner)
    const approver_ids = approvers.map(index => deciders[index]!.id)
    await owner.client.asked(people.saveApprovers, { path: { id: asker.id }, body: { approver_ids } })
    askers.push(asker)
  }
  await isQuiet(30)
})
afterEach(() => strike())

type Struck = Partial<Fault> & Pick<Fault, 'kind'>

/** Replaces the active faults, and gives how often each of the previous ones was injected. */
async function strike(...faults: Struck[]): Promise<number[]> {
  const address = `${world.cloud.url}/_local/faults`
  const before = (await (await fetch(address)).json()) as { hits: number }[]
  expect((await fetch(address, { method: 'POST', body: JSON.stringify(faults) })).status).toBe(200)
  return before.map(({ hits }) => hits)
}

/** Faults of which together a share of all calls gets one. */
const oneOf = (share: number, faults: Struck[]): Struck[] =>
  faults.map((fault, n) => ({ ...fault, probability: share / (faults.length - n * share) }))

/** Waits until the email queue is empty, and checks that no dead letters exist. */
async function isQuiet(seconds: number) {
  await eventually(() => !world.cloud.waitingIn('MailQueueWaiting').length, seconds * 1000)
  expect(await parkedIn(world.cloud.parking)).toEqual({ batches: [], deadLetters: [] })
}

/** Retries with the same idempotency key while the error is not the caller's. */
async function insist<E extends AnyEndpoint>({ client }: Person, endpoint: E, asked: InputOf<E>, refusals: ApiError[]) {
  const headers = { 'idempotency-key': randomUUID() }
  for (let tries = 1; ; tries++)
    try {
      return (await client.ask(endpoint, asked, headers)) as ReplyOf<E>
    } catch (error) {
      if (!(error instanceof ApiError) || tries === 30) throw error
      refusals.push(error)
      await pause(20 + Math.random() * 80)
    }
}

/** The emails sent after the first `count`: `<event> to <address>`. */
const emailsAfter = async (count: number) =>
  (await emailEvents(world.cloud.url)).slice(count).map(({ event, to }) => `${event} to ${to}`)

const notificationsOf = async ({ client }: Person) => (await client.asked(notifications.listNotifications)).data
/** A person's notifications about requests: `<type> of <request>`. */
const notified = async (person: Person, requests: Set<string>) =>
  (await notificationsOf(person))
    .flatMap(({ type, data }) => (requests.has(data.model?.id ?? '') ? [`${type} of ${data.model?.id}`] : []))
    .sort()

const firstDay = monday(yearOf(todayInBudapest()) + 1)
let taken = 0
/** A working day that no other test requests. */
const nextDay = (): Day => addDays(firstDay, Math.floor(taken / 5) * 7 + (taken++ % 5))

const wish = (day: Day) => ({ body: { type_id: 5 as const, from_date: day, to_date: day, comment: '' } })
const idOf = ({ data }: ReplyOf<typeof leave.requestLeave>) => {
  if (Array.isArray(data)) throw new Error('Somebody else was asked for.')
  return data.id
}

describe('an email', () => {
  it.each<[string, Struck & { count: number }]>([
    ['cannot be begun, others being faster', { kind: 'conflict', mentions: '"sending"', count: 3 }],
    ['cannot be begun, too much being asked', { kind: 'throttle', mentions: '"sending"', count: 3 }],
    ['is gone and cannot be marked, others being faster', { kind: 'conflict', mentions: '"sent"', count: 3 }],
    ['is gone and cannot be marked, too much being asked', { kind: 'throttle', mentions: '"sent"', count: 3 }],
    ['is gone and cannot be marked, the database failing', { kind: 'error', mentions: '"sent"', count: 6 }],
    ['is gone and marked, but the answer is lost', { kind: 'lost-reply', mentions: '"sent"', count: 4 }],
  ])('that %s goes once, and at once', async (_, fault) => {
    const [asker, decider] = [askers[0]!, deciders[0]!]
    await strike({ ...fault, endpoint: 'notifications-send-email' })
    const before = world.cloud.mails().length
    const id = idOf(await asker.client.asked(leave.requestLeave, wish(nextDay())))
    await eventually(() => world.cloud.mails().length > before)
    // Shorter than a message that failed stays hidden: none has.
    await isQuiet(again / 2)
    const [struck = 0] = await strike()
    // What SES tells marks an email too, and may be faster than a sender that fails at it.
    expect(struck).toBeGreaterThanOrEqual(fault.mentions === '"sent"' ? 1 : fault.count)
    expect(struck).toBeLessThanOrEqual(fault.count)
    const [notification, ...others] = (await notificationsOf(decider)).filter(({ data }) => data.model?.id === id)
    expect(others).toEqual([])
    expect(await emailsAfter(before)).toEqual([`${notification?.id} to ${decider.email}`])
  })
})

describe('security 13: an email that SES has accepted', () => {
  it.each<[string, Struck]>([
    ['while its answer is lost', { kind: 'lost-reply', service: 'ses', count: 1 }],
    [
      'and whose sender cannot mark it any more',
      { kind: 'error', mentions: '"sent"', endpoint: 'notifications-send-email' },
    ],
  ])('%s is not sent again, since SES tells that it has', async (_, fault) => {
    await strike(fault)
    const before = world.cloud.mails().length
    const id = idOf(await askers[0]!.client.asked(leave.requestLeave, wish(nextDay())))
    await eventually(() => world.cloud.mails().length > before)
    // A sender that has failed leaves its message hidden until the next attempt.
    await isQuiet(again * 2)
    expect((await strike())[0]).toBeGreaterThan(0)
    const [notification] = (await notificationsOf(deciders[0]!)).filter(({ data }) => data.model?.id === id)
    expect(await emailsAfter(before)).toEqual([`${notification?.id} to ${deciders[0]!.email}`])
  })

  it('is sent after a while where SES asks for less', async () => {
    await strike({ kind: 'throttle', service: 'ses', count: 3 })
    const before = world.cloud.mails().length
    await askers[0]!.client.asked(leave.requestLeave, wish(nextDay()))
    await eventually(() => world.cloud.mails().length > before, (again * 1_000) / 2)
    expect((await strike())[0]).toBe(3)
  })
})

describe('a notification', () => {
  it.each<Struck>([
    { kind: 'conflict', count: 3 },
    { kind: 'throttle', count: 3 },
    { kind: 'error', count: 6 },
    { kind: 'lost-reply', count: 4 },
  ])('is stored once in spite of a $kind', async fault => {
    await strike({ ...fault, endpoint: 'stream-dispatch', mentions: '"Notification"', operation: 'TransactWriteItems' })
    const before = world.cloud.mails().length
    const id = idOf(await askers[0]!.client.asked(leave.requestLeave, wish(nextDay())))
    const received = () => notified(deciders[0]!, new Set([id]))
    await eventually(() => world.cloud.mails().length > before)
    await isQuiet(again / 2)
    expect((await strike())[0]).toBe(fault.count)
    expect(await received()).toEqual([`5 of ${id}`])
  })
})

/** The course of a request, as its participants were told by replies. */
interface Course {
  asker: Person
  approvers: Person[]
  day: Day
  status: 'pending' | 'approved' | 'denied' | 'cancelled'
  /** The types of the notifications that the approvers and the requester get. */
  tells: { approvers: number[]; asker: number[] }
}

describe('P01 the main job of several people at once, while a quarter of all calls fails', () => {
  const refusals: ApiError[] = []
  const courses = new Map<string, Course>()
  let before = 0

  const asks = async (asker: Person, approvers: Person[]) => {
    const day = nextDay()
    const id = idOf(await insist(asker, leave.requestLeave, wish(day), refusals))
    courses.set(id, { asker, approvers, day, status: 'pending', tells: { approvers: [5], asker: [] } })
    return id
  }
  const approves = async (decider: Person, id: string) => {
    await insist(decider, leave.approveLeave, { path: { id }, body: { comment: '' } }, refusals)
    courses.get(id)!.status = 'approved'
    courses.get(id)!.tells.asker.push(9)
  }
  const denies = async (decider: Person, id: string) => {
    await insist(decider, leave.denyLeave, { path: { id }, body: { comment: 'Nem' } }, refusals)
    courses.get(id)!.status = 'denied'
    courses.get(id)!.tells.asker.push(10)
  }
  const cancels = async (asker: Person, id: string) => {
    await insist(asker, leave.cancelLeave, { path: { id } }, refusals)
    courses.get(id)!.status = 'cancelled'
    courses.get(id)!.tells.approvers.push(13)
  }

  /** Four things at once of one person. */
  async function works(asker: Person, approvers: Person[]) {
    const decider = approvers.at(-1)!
    const look = () => insist(decider, leave.listWaiting, { query: {} }, refusals)
    await Promise.all([
      look().then(async () => approves(decider, await asks(asker, approvers))),
      look().then(async () => denies(decider, await asks(asker, approvers))),
      look().then(async () => cancels(asker, await asks(asker, approvers))),
      look().then(async () => {
        const id = await asks(asker, approvers)
        await approves(decider, id)
        await cancels(asker, id)
      }),
    ])
  }

  it('passes or says a sentence, and every request that was answered is there once', async () => {
    before = world.cloud.mails().length
    await strike(
      { kind: 'stale', probability: 0.25, milliseconds: 300 },
      ...oneOf(0.25, [
        { kind: 'throttle' },
        { kind: 'conflict' },
        { kind: 'timeout', milliseconds: 100 },
        { kind: 'delay', milliseconds: 100 },
      ]),
    )
    const approversOf = [[deciders[0]!], [deciders[1]!], deciders, [owner]]
    await Promise.all(askers.map((asker, index) => works(asker, approversOf[index]!)))
    for (const { status, code, message } of refusals) {
      expect([409, 429, 500, 503]).toContain(status)
      expect(message).toMatch(/^\p{Lu}\p{Ll}+ /u)
      // The gateway itself, without a code, refuses what takes longer than 30 s: on a busy machine a call may.
      if (message !== 'Service Unavailable') expect(code).toBeTruthy()
    }
    // Dispatcher and sender still have work to do, under the same faults.
    const least = [...courses.values()].reduce((sum, course) => sum + dueOf(course), 0)
    await eventually(() => world.cloud.mails().length - before >= least, again * 5_000)
    await isQuiet(again * 5)
    const struck = await strike()
    for (const hits of struck.slice(1)) expect(hits).toBeGreaterThan(0)
    expect(struck.reduce((sum, hits) => sum + hits)).toBeGreaterThan(50)

    for (const asker of askers) {
      const own = [...courses].filter(([, course]) => course.asker === asker)
      const { data } = await asker.client.asked(leave.listDaysOff, { query: { year: own[0]![1].day.slice(0, 4) } })
      const filed = data.filter(({ from_date }) => own.some(([, { day }]) => day === from_date))
      expect(filed.map(({ id, status }) => `${id} ${status}`).sort()).toEqual(
        own.map(([id, { status }]) => `${id} ${status}`).sort(),
      )
    }
  })

  it('notifies everybody once of everything', async () => {
    for (const person of [owner, ...deciders, ...askers]) {
      const expected = [...courses].flatMap(([id, { asker, approvers, tells }]) => [
        ...(approvers.includes(person) ? tells.approvers : []).map(type => `${type} of ${id}`),
        ...(asker === person ? tells.asker : []).map(type => `${type} of ${id}`),
      ])
      const received = () => notified(person, new Set(courses.keys()))
      await eventually(async () => (await received()).length >= expected.length)
      expect(await received()).toEqual(expected.sort())
    }
  })

  it('sends every email once, and none to others', async () => {
    const { due, possible } = await expectedEmails()
    await eventually(async () => {
      const sent = await emailsAfter(before)
      return due.every(email => sent.includes(email))
    })
    await isQuiet(again)
    const sent = await emailsAfter(before)
    expect(sent.filter((email, i) => sent.indexOf(email) !== i)).toEqual([])
    expect(sent.filter(email => !possible.includes(email))).toEqual([])
  })

  /** An email about a retracted event is not sent, or was sent before. */
  async function expectedEmails() {
    const received = await Promise.all(
      [owner, ...deciders, ...askers].map(async person =>
        (await notificationsOf(person)).flatMap(({ id, type, data }) => {
          const course = courses.get(data.model?.id ?? '')
          return course ? [{ email: `${id} to ${person.email}`, isDue: isDue(type, course) }] : []
        }),
      ),
    )
    const all = received.flat()
    return {
      due: all.flatMap(({ email, isDue }) => (isDue ? [email] : [])),
      possible: all.map(({ email }) => email),
    }
  }

  const isDue = (type: number, { status }: Course) => (type === 5 || type === 9 ? status === 'approved' : true)
  const dueOf = (course: Course) =>
    course.tells.asker.filter(type => isDue(type, course)).length +
    course.tells.approvers.filter(type => isDue(type, course)).length * course.approvers.length
})
