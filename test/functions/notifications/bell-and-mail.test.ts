import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { decideByLink } from '#shared/notifications/contract/decide-by-link.ts'
import { showDecision } from '#shared/notifications/contract/show-decision.ts'
import { showPreferences } from '#shared/notifications/contract/show-preferences.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { book, inHungarian, monday } from '../leave/office.ts'

const world = openWorld()
const first = monday(yearOf(todayInBudapest()) + 1)
let days = 0
/** A working day that no other test asks for. */
const nextDay = () => addDays(first, Math.floor(days / 5) * 7 + (days++ % 5))

let owner: Person
let admin: Person
let hungarian: Person
let english: Person
let anna: Person
beforeAll(async () => {
  owner = await world.founder()
  admin = await world.colleague(owner, 2)
  hungarian = await world.colleague(owner, 1, 'hu')
  english = await world.colleague(owner, 1, 'en')
  anna = await world.colleague(owner, 1, 'hu')
  await owner.client.asked(people.saveApprovers, {
    path: { id: anna.id },
    body: { approver_ids: [hungarian.id, english.id] },
  })
})

const bell = async (person: Person) => (await person.client.asked(notifications.listNotifications)).data
const about = (id: string) => (notification: NotificationView) => notification.data.model?.id === id
/** The notifications of a request in somebody's bell, once there are so many. */
const told = (person: Person, id: string, least = 1) =>
  eventually(async () => {
    const found = (await bell(person)).filter(about(id))
    return found.length >= least && found
  })
const emailsTo = ({ email }: Person) => world.cloud.mails().filter(({ to }) => to === email)
const emailAbout = (person: Person, text: RegExp) =>
  eventually(() => emailsTo(person).find(({ subject }) => text.test(subject)))

/** What waits in the queue of emails about a request, for a person. */
const waitingFor = (person: Person, request: string) =>
  world.cloud
    .waitingIn('QueueWaiting')
    .map(body => JSON.parse(body) as { to: string; request: string; type: number; event: string })
    .filter(email => email.to === person.id && email.request === request)

/** Hands an email to its sender now, as the queue will do when the email has waited. */
async function send(email: object) {
  const event = { Records: [{ messageId: 'm', body: JSON.stringify(email) }] }
  const outcome = await world.cloud.invoke('notifications-send-email', event)
  return outcome.ok ? (JSON.parse(outcome.payload) as object) : outcome.failure
}

describe('a new request', () => {
  it('E03 is in the bell of every approver and of nobody else, each in the own language', async () => {
    const from_date = nextDay()
    const { id, created_at } = await book(anna, { from_date, comment: 'Utazás' })
    const [inHu] = await told(hungarian, id)
    expect(inHu).toMatchObject({
      type: 1,
      is_seen: false,
      user: { id: anna.id },
      data: { model: { id, type_id: 1, from_date, to_date: from_date, user_id: anna.id } },
    })
    expect(Math.abs(inHu!.created_at - created_at)).toBeLessThan(2)
    expect(inHu!.message).toMatch(/^Próba Első\d+ szabadságot kért$/)
    const [inEn] = await told(english, id)
    expect((await bell(inHungarian(english, world))).find(about(id))?.message).toBe(inHu!.message)
    expect(inEn!.message).toMatch(/^Első\d+ Próba has requested annual leave$/)
    for (const person of [anna, owner, admin]) expect((await bell(person)).filter(about(id))).toEqual([])
  })

  it('P01 is written about to every approver once, each in the own language', async () => {
    const [hu, en] = [
      await emailAbout(hungarian, / szabadságot kért/),
      await emailAbout(english, /has requested annual leave/),
    ]
    expect(hu.subject).toMatch(/^Próba Első\d+ szabadságot kért: \d{4}\. szept\. /)
    expect(hu.text).toContain('Megjegyzés: „Utazás”')
    expect(hu.text).toContain(`${world.cloud.origin}/hu/dashboard?request=`)
    expect(hu.html).toContain('lang="hu"')
    expect(en.text).toMatch(/Annual leave, \d+ Sept? \d{4} \(1 working day\)/)
    expect(en.text).toContain(`${world.cloud.origin}/en/dashboard?request=`)
    const stranger = [anna, owner, admin].flatMap(person =>
      emailsTo(person).filter(({ subject }) => /szabadságot kért|has requested annual leave/.test(subject)),
    )
    expect(stranger).toEqual([])
  })

  it('is told once however often the table tells of it', async () => {
    const { id } = await book(anna, { type_id: 5, from_date: nextDay() })
    await told(hungarian, id)
    const email = await emailAbout(hungarian, / fizetés nélküli/)
    const again = {
      email: 'leave',
      event: (await bell(hungarian)).find(about(id))!.id,
      type: 5,
      company: anna.company,
      to: hungarian.id,
      member: anna.id,
      request: id,
    }
    await eventually(() => waitingFor(hungarian, id).length === 0)
    expect(await send(again)).toEqual({ batchItemFailures: [] })
    expect(await send(again)).toEqual({ batchItemFailures: [] })
    expect(emailsTo(hungarian).filter(({ subject }) => subject === email.subject)).toHaveLength(1)
    expect((await bell(hungarian)).filter(about(id))).toHaveLength(1)
  })

  it('of somebody without approvers goes to the administrators', async () => {
    const nobodys = await world.colleague(owner)
    const { id } = await book(nobodys, { from_date: nextDay() })
    for (const person of [owner, admin]) expect(await told(person, id)).toMatchObject([{ type: 1 }])
    expect((await bell(hungarian)).filter(about(id))).toEqual([])
  })

  it('E03 of an approver goes to those who may decide on it, not to themselves', async () => {
    const { id } = await book(admin, { from_date: nextDay() })
    expect(await told(owner, id)).toMatchObject([{ type: 1 }])
    expect((await bell(admin)).filter(about(id))).toEqual([])
  })
})

describe('a decision', () => {
  it('E03 T01 is in the bell at once, and is written about a little later, once', async () => {
    const { id } = await book(anna, { from_date: nextDay() })
    await english.client.asked(leave.approveLeave, { path: { id }, body: { comment: 'Jó utat!' } })
    expect(await told(anna, id)).toMatchObject([{ type: 9, message: 'Jóváhagyták a kérelmedet' }])

    const [email] = await eventually(() => waitingFor(anna, id).length > 0 && waitingFor(anna, id))
    expect(email).toMatchObject({ type: 9 })
    expect(emailsTo(anna).filter(({ subject }) => subject.includes('jóváhagyta a kérelmedet'))).toEqual([])
    await send(email!)
    await send(email!)
    const emails = emailsTo(anna).filter(({ subject }) => /^\S+ \S+ jóváhagyta a kérelmedet: /.test(subject))
    expect(emails).toHaveLength(1)
    expect(emails[0]!.text).toContain('Megjegyzés: „Jó utat!”')
  })

  it('that holds no more when its email goes is not written about', async () => {
    const { id } = await book(anna, { from_date: nextDay() })
    await english.client.asked(leave.approveLeave, { path: { id } })
    const [email] = await eventually(() => waitingFor(anna, id).length > 0 && waitingFor(anna, id))
    await anna.client.asked(leave.cancelLeave, { path: { id } })
    const before = emailsTo(anna).length
    expect(await send(email!)).toEqual({ batchItemFailures: [] })
    expect(emailsTo(anna)).toHaveLength(before)
  })

  it('E03 that denies says so', async () => {
    const { id } = await book(anna, { from_date: nextDay() })
    await hungarian.client.asked(leave.denyLeave, { path: { id }, body: { comment: 'Sokan vannak távol.' } })
    expect(await told(anna, id)).toMatchObject([{ type: 10, message: 'Elutasították a kérelmedet' }])
    expect((await bell(hungarian)).filter(about(id))).toMatchObject([{ type: 1 }])
  })
})

describe('a change', () => {
  it('E03 T01 (13) tells the person and the approvers what an administrator did', async () => {
    const from_date = nextDay()
    const { id } = await book(anna, { from_date })
    await admin.client.asked(leave.changeLeave, {
      path: { id },
      body: { type_id: 1, from_date, to_date: from_date, comment: 'Másként' },
    })
    expect(await told(anna, id)).toMatchObject([{ type: 13 }])
    expect((await told(english, id, 2)).map(({ type }) => type)).toEqual([13, 1])
    expect(await emailAbout(anna, /^Módosították a kérelmedet/)).toBeTruthy()
  })

  it('T01 a cancellation tells the approvers', async () => {
    const { id } = await book(anna, { from_date: nextDay() })
    await told(hungarian, id)
    await anna.client.asked(leave.cancelLeave, { path: { id } })
    expect((await told(hungarian, id, 2)).map(({ type }) => type)).toEqual([13, 1])
    expect((await bell(anna)).filter(about(id))).toEqual([])
  })

  it('tells both of two changes within one second', async () => {
    const from_date = nextDay()
    const { id } = await book(anna, { from_date })
    const change = (comment: string) =>
      admin.client.asked(leave.changeLeave, {
        path: { id },
        body: { type_id: 1, from_date, to_date: from_date, comment },
      })
    for (const comment of ['1', '2', '3', '4', '5', '6']) await change(comment)
    expect(await told(anna, id, 6)).toHaveLength(6)
  })
})

describe('mandatory leave', () => {
  it('E03 (14) is in the bell of each person', async () => {
    const from_date = nextDay()
    const body = {
      type_id: 1,
      from_date,
      to_date: from_date,
      user_id: [anna.id, english.id],
      auto_approve: 1 as const,
      deletable: 0 as const,
    }
    const { data } = await admin.client.asked(leave.requestLeave, { body })
    if (!Array.isArray(data)) throw new Error('There is no result per person')
    for (const { user_id, id } of data)
      expect(await told(user_id === anna.id ? anna : english, id!)).toMatchObject([
        { type: 14, data: { model: { user_id } } },
      ])
    expect((await bell(english)).filter(about(data[0]!.id!))).toEqual([])
  })

  it('that has to be decided on is in the bell of the approvers too', async () => {
    const from_date = nextDay()
    const body = { type_id: 5, from_date, to_date: from_date, user_id: [anna.id], deletable: 0 as const }
    const { data } = await admin.client.asked(leave.requestLeave, { body })
    if (!Array.isArray(data)) throw new Error('There is no result per person')
    expect(await told(hungarian, data[0]!.id!)).toMatchObject([{ type: 5 }])
  })
})

describe('the bell', () => {
  it('C01 T13 is seen as a whole, newest first', async () => {
    const before = await bell(english)
    expect(before.length).toBeGreaterThan(3)
    expect(before.map(({ created_at }) => created_at)).toEqual(
      before.map(({ created_at }) => created_at).sort((one, other) => other - one),
    )
    expect(before.some(({ is_seen }) => !is_seen)).toBe(true)
    await english.client.asked(notifications.markNotificationsSeen)
    await english.client.asked(notifications.markNotificationsSeen)
    expect((await bell(english)).every(({ is_seen }) => is_seen)).toBe(true)
    expect((await bell(hungarian)).some(({ is_seen }) => !is_seen)).toBe(true)
  })

  it('C01 T13 loses one notification at a time, and only its owner takes it away', async () => {
    const [notification, ...rest] = await bell(english)
    const remove = (by: Person) => by.client.asked(notifications.removeNotification, { path: { id: notification!.id } })
    expect(await refused(remove(anna))).toMatchObject({ status: 404 })
    await remove(english)
    expect(await bell(english)).toEqual(rest)
    expect(await refused(remove(english))).toMatchObject({ status: 404 })
  })

  it('is seen and emptied at the same moment without a fault', async () => {
    const full = await bell(hungarian)
    const outcomes = await Promise.allSettled([
      ...full.slice(0, 4).map(({ id }) => hungarian.client.asked(notifications.removeNotification, { path: { id } })),
      hungarian.client.asked(notifications.markNotificationsSeen),
      hungarian.client.asked(notifications.markNotificationsSeen),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'))
    const left = await bell(hungarian)
    expect(left.map(({ id }) => id)).toEqual(full.slice(4).map(({ id }) => id))
    expect(left.every(({ is_seen }) => is_seen)).toBe(true)
  })

  it('is empty for a newcomer, and of one company', async () => {
    const stranger = await world.founder()
    expect(await bell(stranger)).toEqual([])
    const [notification] = await bell(english)
    expect(
      await refused(stranger.client.asked(notifications.removeNotification, { path: { id: notification!.id } })),
    ).toMatchObject({
      status: 404,
    })
  })
})

it('is decided on by the link of its email, by whoever it was sent to and without signing in', async () => {
  const { id } = await book(anna, { from_date: nextDay(), comment: 'Link' })
  const email = await eventually(() => emailsTo(english).find(({ text }) => text.includes('“Link”')))
  const [, token = ''] = /decide\?token=([\w.-]+)&decision=approved/.exec(email.text)!
  const visitor = world.visitor('en')
  const { data } = await visitor.asked(showDecision, { query: { token } })
  expect(data).toMatchObject({ status: 'pending', comment: 'Link', days: 1, over: null })
  const body = { token, decision: 'approved' as const, version: data.version }
  await visitor.asked(decideByLink, { body })
  expect(await refused(visitor.asked(decideByLink, { body }))).toMatchObject({ status: 409 })
  expect((await visitor.asked(showDecision, { query: { token } })).data.over).not.toBeNull()
  expect(await told(anna, id)).toMatchObject([{ type: 9 }])
})

it('RFC 8058: one press in a mail program switches off the emails of one topic', async () => {
  const { id } = await book(anna, { from_date: nextDay() })
  await eventually(() => waitingFor(hungarian, id).length === 0 && emailsTo(hungarian).length > 0)
  const all = (await (await fetch(`${world.cloud.url}/_local/mail.json`)).json()) as { to: string; text: string }[]
  const place = all.findLastIndex(({ to, text }) => to === hungarian.email && text.includes('A döntésedre vár'))
  const raw = await (await fetch(`${world.cloud.url}/_local/mail/${place + 1}.eml`)).text()
  const [, address] = /List-Unsubscribe: <([^>]+)>/.exec(raw.replace(/\r?\n[ \t]+/g, ' '))!
  const { pathname, search } = new URL(address!)
  const reply = await fetch(world.cloud.url + pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([reply.status, await reply.json()]).toEqual([200, { success: 1 }])
  const { topics } = (await hungarian.client.asked(showPreferences)).data
  expect(topics.filter(({ email }) => !email).map(({ topic }) => topic)).toEqual(['requests', 'digest'])
})
