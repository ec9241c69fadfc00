import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addDays, weekdayOf } from '#shared/calendar/day.ts'
import { activateUser } from '#shared/backoffice/contract/users/activate-user.ts'
import { deactivateUser } from '#shared/backoffice/contract/users/deactivate-user.ts'
import { company } from '#shared/company/contract.ts'
import type { InputOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { createCalendarFeed } from '#shared/leave/contract/feed/create-calendar-feed.ts'
import { listCalendarFeeds } from '#shared/leave/contract/feed/list-calendar-feeds.ts'
import { listCompanyFeeds } from '#shared/leave/contract/feed/list-company-feeds.ts'
import { revokeCompanyFeed } from '#shared/leave/contract/feed/revoke-company-feed.ts'
import { revokeCalendarFeed } from '#shared/leave/contract/feed/revoke-calendar-feed.ts'
import { fetchesPerHour, mostFeeds } from '#shared/leave/feed/feed.ts'
import { people } from '#shared/people/contract.ts'
import { moveToGroup } from '#shared/people/contract/group/move-to-group.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { confirm } from '#test/functions/account/with-factors.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { eventually } from '../../../local/fixture/eventually.ts'
import { book, openOffice, type Office } from '../office.ts'

const world = openWorld()
let office: Office

type Form = InputOf<typeof createCalendarFeed>['body']

/** A new feed's address, which its owner has confirmed their identity for. */
async function feedOf(person: Person, form: Partial<Form> = {}) {
  await confirm(person.client)
  const body = { name: 'Naptár', scope: 'own' as const, group: null, ...form }
  const { data, url } = await person.client.asked(createCalendarFeed, { body })
  return { ...data, path: new URL(url).pathname }
}

const fetched = (path: string, headers: Record<string, string> = {}) => fetch(`${world.cloud.url}${path}`, { headers })

interface Shown {
  summary: string
  from: string
  to: string
  isDay: boolean
  status: unknown
}

/** The events of a calendar as an independent parser reads them; days are the last ones that are part of them. */
function eventsIn(text: string): Shown[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    return {
      summary: event.summary,
      from: event.startDate.toString(),
      to: addDays(event.endDate.toString(), -1),
      isDay: event.startDate.isDate && event.endDate.isDate,
      status: component.getFirstPropertyValue('status'),
    }
  })
}

const shownAt = async (path: string) => eventsIn(await (await fetched(path)).text())

/** Every feed of a company, as an administrator sees them. */
async function feedsInCompany(by = office.owner) {
  const found = []
  let cursor: string | undefined
  do {
    const { data, next } = await by.client.asked(listCompanyFeeds, { query: cursor === undefined ? {} : { cursor } })
    found.push(...data)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return found
}

/** Waits until a feed shows what is expected, which follows a change by the stream. */
const untilShown = (path: string, matches: (events: Shown[]) => boolean) =>
  eventually(async () => {
    const events = await shownAt(path)
    return matches(events) ? events : undefined
  })

/** A Monday some weeks from now, and the days after it. */
const dayIn = (weeks: number, after = 0) => {
  const today = todayInBudapest()
  return addDays(today, 8 - weekdayOf(today) + 7 * weeks + after)
}

beforeAll(async () => {
  office = await openOffice(world)
  await book(office.anna, { from_date: dayIn(1), to_date: dayIn(1, 2) })
  await book(office.emese, { type_id: 3, from_date: dayIn(2) })
})

describe("one's own feed", () => {
  it('shows own leave by type as all-day events, what waits for a decision as tentative', async () => {
    const { path } = await feedOf(office.anna, { name: 'Szabim; nyár, ősz' })
    const reply = await fetched(path)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(reply.headers.get('cache-control')).toBe('private, no-cache')
    const text = await reply.text()
    expect(text).toContain('\r\nX-WR-CALNAME:Szabim\\; nyár\\, ősz\r\n')
    expect(eventsIn(text)).toMatchObject([{ from: dayIn(1), to: dayIn(1, 2), isDay: true, status: 'TENTATIVE' }])
    expect(text).not.toMatch(/TZID|VTIMEZONE/)
  })

  it('follows what becomes of leave: the same event is confirmed, and then gone', async () => {
    const person = await world.colleague(office.owner)
    const { path } = await feedOf(person)
    const { id } = await book(person, { from_date: dayIn(3) })
    await untilShown(path, ([event]) => event?.status === 'TENTATIVE')
    await office.owner.client.asked(leave.approveLeave, { path: { id } })
    await untilShown(path, ([event]) => event?.status === 'CONFIRMED')
    await office.owner.client.asked(leave.cancelLeave, { path: { id } })
    await untilShown(path, events => events.length === 0)
  })

  it('is answered 304 to whoever holds it, and 200 again after a change', async () => {
    const person = await world.colleague(office.owner)
    const { path } = await feedOf(person)
    const tag = await eventually(async () => (await fetched(path)).headers.get('etag') ?? undefined)
    const held = await fetched(path, { 'if-none-match': tag })
    expect([held.status, held.headers.get('etag'), await held.text()]).toEqual([304, tag, ''])
    await book(person, { from_date: dayIn(4) })
    await eventually(async () => (await fetched(path, { 'if-none-match': tag })).status === 200 || undefined)
  })
})

describe('a feed of others', () => {
  const annasDays = (events: Shown[]) => events.filter(({ from }) => from === dayIn(1)).map(({ summary }) => summary)
  const isHere = (events: Shown[]) => annasDays(events).length > 0

  it('shows colleagues no types, and neither home office, but approvers and administrators both', async () => {
    const [colleague, approver, admin] = await Promise.all(
      [office.emese, office.approver, office.admin].map(person => feedOf(person, { scope: 'company' })),
    )
    const seen = await untilShown(colleague!.path, isHere)
    expect(annasDays(seen)[0]).toMatch(/ – away \(only requested\)$/)
    expect(annasDays(await untilShown(approver!.path, isHere))[0]).not.toMatch(/away/)
    const all = await untilShown(admin!.path, isHere)
    expect(annasDays(all)[0]).not.toMatch(/away/)
    const home = (events: Shown[]) => events.filter(({ from }) => from === dayIn(2)).length
    expect([home(seen), home(await shownAt(approver!.path)), home(all)]).toEqual([1, 0, 1])
  })

  it('narrows at once where somebody is an administrator no more', async () => {
    const admin = await world.colleague(office.owner, 2)
    const { path } = await feedOf(admin, { scope: 'company' })
    expect(annasDays(await untilShown(path, isHere))[0]).not.toMatch(/away/)
    await office.owner.client.asked(people.changeRole, { path: { id: admin.id }, body: { role: 1 } })
    expect(annasDays(await shownAt(path))[0]).toMatch(/away/)
  })

  it('shows a group its people alone, and no group of another company', async () => {
    const { owner, anna } = office
    const { id: group } = (await owner.client.asked(company.addGroup, { body: { name: 'Iroda' } })).data
    const { path } = await feedOf(owner, { scope: 'group', group })
    expect(await shownAt(path)).toEqual([])
    await owner.client.asked(moveToGroup, { body: { user_ids: [anna.id], group_id: group } })
    await untilShown(path, events => events.length === 1 && isHere(events))
    const stranger = await world.founder()
    expect((await refused(feedOf(stranger, { scope: 'group', group }))).status).toBe(404)
    const lacking = await refused(feedOf(stranger, { scope: 'group' }))
    expect([lacking.status, Object.keys(lacking.errors)]).toEqual([422, ['group']])
  })
})

describe('the address of a feed', () => {
  it('answers, once revoked, byte for byte as if it had never been', async () => {
    const { path, id } = await feedOf(office.anna)
    expect((await fetched(path)).status).toBe(200)
    await office.anna.client.asked(revokeCalendarFeed, { path: { id } })
    const never = path.replace(/[^_]{26}\.ics$/, `${'q'.repeat(26)}.ics`)
    const replies = await Promise.all([path, never, '/api/calendar/any.ics'].map(one => fetched(one)))
    const [revoked, unknown, malformed] = await Promise.all(
      replies.map(async reply => ({
        status: reply.status,
        body: await reply.text(),
        headers: [...reply.headers].filter(([name]) => !['date', 'apigw-requestid', 'x-local-worker'].includes(name)),
      })),
    )
    expect(revoked!.status).toBe(404)
    expect(revoked).toEqual(unknown)
    expect(malformed).toEqual(unknown)
    expect((await refused(office.anna.client.asked(revokeCalendarFeed, { path: { id } }))).status).toBe(404)
  })

  it('ends with the deactivation of its owner, and stays so when they are active again', async () => {
    const person = await world.colleague(office.owner)
    const { path } = await feedOf(person)
    const own = { path: { id: person.id } }
    await office.owner.client.asked(people.deactivatePerson, own)
    expect((await fetched(path)).status).toBe(404)
    await eventually(async () => (await feedsInCompany()).every(({ user }) => user.id !== person.id) || undefined)
    await office.owner.client.asked(people.activatePerson, own)
    expect((await fetched(path)).status).toBe(404)
    expect((await person.client.asked(listCalendarFeeds)).data).toEqual([])
    const { path: other } = await feedOf(person)
    expect((await fetched(other)).status).toBe(200)
  })

  it('ends where an operator deactivates the account, in every company', async () => {
    const person = await world.colleague(office.owner)
    const { path, id } = await feedOf(person)
    const operator = await world.operator({ additions: ['users.write', 'users.read'] })
    await confirm(operator.client)
    const account = { path: { id: person.id } }
    await operator.client.asked(deactivateUser, account)
    expect((await fetched(path)).status).toBe(404)
    await eventually(async () => (await feedsInCompany()).every(feed => feed.id !== id) || undefined)
    await operator.client.asked(activateUser, account)
    expect((await fetched(path)).status).toBe(404)
  })

  it('answers HEAD as GET, without the calendar, and counts it', async () => {
    const person = await world.colleague(office.owner)
    const { path } = await feedOf(person)
    const head = (headers: Record<string, string> = {}, one = path) =>
      fetch(`${world.cloud.url}${one}`, { method: 'HEAD', headers })
    const tag = await eventually(async () => (await fetched(path)).headers.get('etag') ?? undefined)
    const [looked, got] = await Promise.all([head(), fetched(path)])
    expect([looked.status, await looked.text()]).toEqual([200, ''])
    for (const name of ['etag', 'content-type', 'cache-control'])
      expect(looked.headers.get(name), name).toBe(got.headers.get(name))
    expect((await head({ 'if-none-match': tag })).status).toBe(304)
    expect((await head({}, path.replace(/[^_]{26}\.ics$/, `${'q'.repeat(26)}.ics`))).status).toBe(404)
    for (let time = 0; time < fetchesPerHour; time += 10) await Promise.all(Array.from({ length: 10 }, () => head()))
    expect((await head()).status).toBe(429)
  })

  it("is nobody else's to revoke, is listed without itself, and stands in the audit log", async () => {
    const { id, path } = await feedOf(office.anna, { name: 'Telefon' })
    expect((await refused(office.owner.client.asked(revokeCalendarFeed, { path: { id } }))).status).toBe(404)
    await fetched(path)
    const { data, is_open } = await office.anna.client.asked(listCalendarFeeds)
    expect(is_open).toBe(true)
    const listed = data.find(feed => feed.id === id)!
    expect(listed).toMatchObject({ name: 'Telefon', scope: 'own', group: null })
    expect(listed.fetched_at).toBe(Math.floor(Date.now() / 3_600_000) * 3600)
    expect(JSON.stringify(data)).not.toContain(path.slice(-30, -4))
    const log = await office.owner.client.asked(listAuditLog, { query: { act: 'feed_created' } })
    expect(log.data.some(({ by }) => by.id === office.anna.id)).toBe(true)
  })

  it('may be fetched sixty times in an hour, and says when again', async () => {
    const person = await world.colleague(office.owner)
    const { path } = await feedOf(person)
    for (let time = 0; time < fetchesPerHour; time += 10)
      await Promise.all(Array.from({ length: 10 }, () => fetched(path)))
    const refusal = await fetched(path)
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is given to whoever has confirmed their identity, for ten feeds at most', async () => {
    const person = await world.colleague(office.owner)
    const body = { name: 'Naptár', scope: 'own', group: null } as const
    const unconfirmed = await refused(person.client.asked(createCalendarFeed, { body }))
    expect([unconfirmed.status, unconfirmed.code]).toEqual([428, 'identityUnconfirmed'])
    for (let feed = 0; feed < mostFeeds - 2; feed++) await feedOf(person)
    // Of many at once none passes the limit; whoever was overtaken too often is told so.
    await Promise.allSettled(Array.from({ length: 8 }, () => person.client.asked(createCalendarFeed, { body })))
    const held = (await person.client.asked(listCalendarFeeds)).data.length
    expect([mostFeeds - 1, mostFeeds]).toContain(held)
    for (let feed = held; feed < mostFeeds; feed++) await feedOf(person)
    expect((await refused(feedOf(person))).status).toBe(409)
    const wrong = await refused(feedOf(person, { name: ' ', scope: 'all' as 'own' }))
    expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['name', 'scope']])
  })
})

describe('the feeds of a company', () => {
  it('are listed for administrators with whose they are, who revoke any of them', async () => {
    const person = await world.colleague(office.owner)
    const { id, path } = await feedOf(person, { name: 'Régi telefon' })
    await fetched(path)
    const listed = await eventually(async () =>
      (await feedsInCompany()).find(feed => feed.id === id && feed.fetched_at !== null),
    )
    expect(listed).toMatchObject({ name: 'Régi telefon', scope: 'own', user: { id: person.id } })
    expect(JSON.stringify(listed)).not.toContain(path.slice(-30, -4))
    const whose = { path: { id: person.id, feedId: id } }
    const [ofOther, stranger] = [{ path: { id: office.anna.id, feedId: id } }, await world.founder()]
    expect((await refused(office.anna.client.asked(listCompanyFeeds, { query: {} }))).status).toBe(403)
    expect((await refused(office.anna.client.asked(revokeCompanyFeed, whose))).status).toBe(403)
    expect((await refused(stranger.client.asked(revokeCompanyFeed, whose))).status).toBe(404)
    expect((await refused(office.admin.client.asked(revokeCompanyFeed, ofOther))).status).toBe(404)
    expect((await fetched(path)).status).toBe(200)
    await office.admin.client.asked(revokeCompanyFeed, whose)
    expect((await fetched(path)).status).toBe(404)
    expect((await refused(office.admin.client.asked(revokeCompanyFeed, whose))).status).toBe(404)
    const log = await office.owner.client.asked(listAuditLog, { query: { act: 'feed_revoked' } })
    expect(log.data[0]).toMatchObject({ by: { id: office.admin.id } })
  })

  it('come in pages, each once', async () => {
    const owner = await world.founder()
    const crowd = await Promise.all(Array.from({ length: 6 }, () => world.colleague(owner)))
    for (const person of crowd) for (let feed = 0; feed < 9; feed++) await feedOf(person)
    const all = await eventually(async () => {
      const found = await feedsInCompany(owner)
      return found.length === 54 ? found : undefined
    })
    expect(new Set(all.map(({ id }) => id)).size).toBe(54)
  })
})
