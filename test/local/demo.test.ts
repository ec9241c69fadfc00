import { beforeAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { seed } from '#infra/demo/seed.ts'
import { castOf, emailOf } from '#infra/demo/cast.ts'
import { scenesOf, shutdownsOf } from '#infra/demo/scenes.ts'
import type { Login } from '#infra/local/console/logins.ts'
import { deniedUses, unusedPermissions } from '#infra/local/roles/permission-record.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { api } from '#shared/api.ts'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { previewPayroll } from '#shared/attendance/contract/preview-payroll.ts'
import { showAttendance } from '#shared/attendance/contract/show-attendance.ts'
import { listSheets, mostListed } from '#shared/attendance/contract/list-sheets.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { addDays, dayOf, monthOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { addToMonth, periodOfMonth } from '#shared/calendar/month.ts'
import { addressOf, type AnyEndpoint } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { listNotifications } from '#shared/notifications/contract/list-notifications.ts'
import { people } from '#shared/people/contract.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'
import { eventually } from './fixture/eventually.ts'
import { rehearsed } from './failures/rehearsal.ts'
import { celebrate, countLeaveOfManyAgain, eraseCompany, tellBrowser } from './tour/company.ts'
import { attachDocuments, exportOwnData, savePictures } from './tour/files.ts'
import { readWithKey, subscribe, tellWebhook } from './tour/integrations.ts'
import { signedIn, signInByProviders, signInByTwoSteps } from './tour/sign-in.ts'
import { changeSite, emptySite } from './tour/site.ts'
import { askByAssistant } from './tour/assistants.ts'
import { talkInSlack, withSlack } from './tour/slack.ts'
import { writeToGroup } from './tour/user-groups.ts'

// What each function may do is told apart only where it has a worker of its own.
const world = openWorld(async () => withSlack(await ownCloud({ sharedWorkers: false, site: emptySite })))
const anyDay = fc.integer({ min: 20_000, max: 25_000 }).map(dayOf)
const today = todayInBudapest()
/** The years that the weeks around today lie in. */
const years = new Set([-60, 60].map(days => String(yearOf(addDays(today, days)))))

let logins: Login[]
beforeAll(async () => {
  world.cloud.shareWorkers(true)
  logins = await seed({ url: world.cloud.url, today })
  world.cloud.shareWorkers(false)
})

describe('the demo company', () => {
  it('has bells that were opened a week ago: what is older was seen, and something has come since', async () => {
    let unseen = 0
    for (const { email, password } of logins.filter(({ email }) => /^(marta|bela|anna|gergo|ilona)@/.test(email))) {
      const client = world.visitor('hu')
      await client.asked(account.logIn, { body: { email, password } })
      const { data } = await client.asked(listNotifications, { query: { limit: '100' } })
      const fresh = data.filter(({ is_seen }) => !is_seen)
      unseen += fresh.length
      const eightDaysAgo = Date.now() / 1000 - 8 * 86_400
      expect(fresh.filter(({ created_at }) => created_at < eightDaysAgo)).toEqual([])
    }
    expect(unseen).toBeGreaterThan(0)
  })

  it('is created through the API, with everybody in it and a request in every status and of every type', async () => {
    const [states, types] = [new Set<string>(), new Set<number>()]
    const open = logins.filter(({ email }) => email !== 'robert@kekto.example')
    for (const { email, password, name, company: home } of open) {
      const client = world.visitor('hu')
      await client.asked(account.logIn, { body: { email, password } })
      const { data: me } = await client.asked(people.showMe)
      expect(`${me.last_name} ${me.first_name}`).toBe(name)
      expect(me.selected_company).toMatchObject({ name: home, has_completed_registration: true })
      for (const year of years)
        for (const { status, type_id } of (await client.asked(leave.listDaysOff, { query: { year } })).data) {
          states.add(status)
          types.add(type_id)
        }
    }
    expect([...states].sort()).toEqual(['approved', 'cancelled', 'denied', 'pending'])
    // Carried-over days (7) are given by the end of a year, which no call brings about.
    expect([...types].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11])

    const marta = await signedIn(world, 'marta')
    const { data: all } = await marta.asked(people.listPeople)
    expect(all).toHaveLength(24)
    const outside = all.filter(({ is_active }) => !is_active).map(({ last_name }) => last_name)
    expect(outside.sort()).toEqual(['Antal', 'Jakab'])
    const { data: groups } = await marta.asked(company.listGroups)
    const { data: colleagues } = await marta.asked(people.listPeople)
    expect(groups.every(({ id }) => colleagues.some(({ group_id }) => group_id === id))).toBe(true)
    expect(groups).toHaveLength(4)
  })

  it('has sheets of the last month that are accepted, handed in and open, with overtime that became time off', async () => {
    const marta = await signedIn(world, 'marta')
    const month = addToMonth(monthOf(today), -1)
    const ids = (await marta.asked(people.listPeople)).data.map(({ id }) => id).slice(0, mostListed)
    const { data } = await marta.asked(listSheets, { query: { month, ids: ids.join(',') } })
    expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['open', 'handed_in', 'accepted']))
    const gergo = await signedIn(world, 'gergo')
    const { overtime } = (await gergo.asked(leave.listDaysOff)).balance
    expect(overtime?.lines).toEqual([expect.objectContaining({ month, minutes: 600 })])
    expect(overtime?.taken).toHaveLength(1)
  })

  it('counts the same leave and the same hours in sheets, payroll, requests and balances, of every person', async () => {
    const marta = await signedIn(world, 'marta')
    const year = String(yearOf(today))
    const months = Array.from({ length: 12 }, (_, place) => addToMonth(`${year}-01`, place))
    const payroll = new Map<string, Record<string, number>>()
    for (const month of months) {
      const { from_date: from, to_date: to } = periodOfMonth(month)
      const { rows } = (await marta.asked(previewPayroll, { query: { from, to } })).data
      for (const { user_id, figures } of rows) {
        const sum = payroll.get(user_id) ?? {}
        for (const [figure, amount] of Object.entries(figures)) sum[figure] = (sum[figure] ?? 0) + amount
        payroll.set(user_id, sum)
      }
    }
    expect(payroll.size).toBeGreaterThan(20)
    let compared = 0
    for (const [user_id, figures] of payroll) {
      const sheets = await Promise.all(
        months.map(async month => (await marta.asked(showAttendance, { query: { user_id, month } })).data.totals),
      )
      const inSheets = (type: number) =>
        sheets.flatMap(({ leave: taken }) => taken.filter(({ type_id }) => type_id === type))
      const days = (type: number) => inSheets(type).reduce((sum, one) => sum + one.days, 0)
      const hours = sheets.reduce((sum, { overtime_minutes }) => sum + overtime_minutes, 0)
      expect([user_id, figures.overtime_hours ?? 0]).toEqual([user_id, hours])
      expect([user_id, figures.vacation_days ?? 0]).toEqual([user_id, days(leaveTypeIds.vacation)])
      expect([user_id, (figures.sick_leave_days ?? 0) + (figures.sickness_benefit_days ?? 0)]).toEqual([
        user_id,
        days(leaveTypeIds.sick),
      ])
      const { data: balance } = await marta.asked(leave.showBalance, { path: { id: user_id }, query: { year } })
      expect([user_id, balance.used + balance.planned]).toEqual([user_id, days(leaveTypeIds.vacation)])
      compared += days(leaveTypeIds.vacation)
    }
    expect(compared).toBeGreaterThan(50)
  })

  it('has a person in two companies, who can select either', async () => {
    const peter = await signedIn(world, 'peter')
    const { data: me } = await peter.asked(people.showMe)
    expect(me.companies).toHaveLength(2)
    const other = me.companies.find(({ id }) => id !== me.selected_company?.id)!
    peter.token = (await peter.asked(company.selectCompany, { body: { company_id: other.id } })).token
    expect((await peter.asked(company.showCompany)).data).toMatchObject({ name: other.name, employee_count: 3 })
    // The tests after this one find him where the demo has left him.
    await peter.asked(company.selectCompany, { body: { company_id: me.selected_company!.id } })
  })

  it.each(['2027-01-02', '2028-02-29', '2026-11-20', '2026-12-31', '2025-10-04'])('can be created on %s', day => {
    expect(rehearsed(day)).toEqual([])
  })

  it('can be created on any day', () => {
    fc.assert(
      fc.property(anyDay, day => {
        expect(rehearsed(day)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('is a year in which each request was sent before it began, and decided later, on many days', () => {
    fc.assert(
      fc.property(anyDay, day => {
        const scenes = scenesOf(day, castOf(day))
        for (const { from_date, recorded, asked, decided } of scenes) {
          expect(recorded).toBe(yearOf(from_date) < yearOf(day))
          expect([asked, decided].every(behind => behind < day)).toBe(true)
          expect(asked <= from_date && asked <= decided).toBe(true)
        }
        expect(new Set(scenes.map(({ decided }) => decided)).size).toBeGreaterThan(30)
      }),
    )
  })

  it('has decisions of several people in its histories and its notifications, at the times when they were taken', async () => {
    // Home office is decided by nobody.
    const scenes = scenesOf(today, castOf(today)).filter(
      ({ recorded, outcome, type_id }) => !recorded && outcome === 'approved' && type_id !== leaveTypeIds.home,
    )
    const deciders = new Set<string>()
    for (const who of ['anna', 'peter', 'noemi', 'adam'] as const) {
      const person = await signedIn(world, who)
      for (const { asked, decided, from_date } of scenes.filter(scene => scene.who === who)) {
        const { data } = await person.asked(leave.listDaysOff, { query: { year: String(yearOf(from_date)) } })
        const request = data.find(one => one.from_date === from_date)!
        const { history } = (await person.asked(leave.showRequest, { path: { id: request.id } })).data
        const days = history.map(({ at }) => dayInBudapest(at * 1000))
        expect([who, days[0], days.at(-1)]).toEqual([who, asked, decided])
        for (const { by } of history.slice(1)) deciders.add(by.id)
      }
    }
    expect(deciders.size).toBeGreaterThan(2)
  })

  it('has the workshop off together', () => {
    const isInOneYear = ({ from_date }: { from_date: Day }) => from_date > addDays(today, -365)
    expect(shutdownsOf(today).every(isInOneYear)).toBe(true)
  })
})

const calls = Object.values(api).flatMap(endpoints => Object.values(endpoints) as AnyEndpoint[])

const reads = calls.filter(({ method }) => method === 'GET')
const lanes = [0, 1, 2, 3]

/** Calls an endpoint with minimal input: it matters that its function runs, not what it replies. */
async function callOnce(endpoint: AnyEndpoint, token: string) {
  const path = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'none']))
  const reply = await fetch(`${world.cloud.url}/api/en${addressOf(endpoint, { path })}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(endpoint.method !== 'GET' && { body: '{}' }),
  })
  return reply.status
}

// It calls each endpoint at least once, one change after the other, and a cold start comes before each of three hundred.
it('a tour of every endpoint is denied no permission, and leaves none unused', { timeout: 600_000 }, async () => {
  const caller = await signedIn(world, 'marta')
  const [, token = ''] =
    /accept-invitation\?token=([\w.-]+)/.exec(
      world.cloud
        .mails()
        .map(({ text }) => text)
        .join('\n'),
    ) ?? []
  // Public endpoints read the secret only when they get a token.
  await caller.ask(people.showInvitation, { path: { token } }).catch(() => {})
  await caller.ask(account.forgotPassword, { body: { email: emailOf('anna'), captcha: 'stand-in.forgot_password' } })
  await signInByTwoSteps(world)
  await signInByProviders(world)
  await tellBrowser(world, caller)
  // An address that bounces tells what hears of bounces, and what tells administrators of it in their browsers.
  await caller.ask(people.invitePeople, { body: { invites: [{ email: 'bounce@simulator.amazonses.com', role: 1 }] } })
  const goesThrough = async (endpoint: AnyEndpoint) =>
    expect(await callOnce(endpoint, caller.token!), endpoint.route).toBeLessThan(500)
  // What only reads wakes its functions beside one another, of which each has a cold start.
  await Promise.all(
    lanes.map(async lane => {
      for (const endpoint of reads.filter((_, place) => place % lanes.length === lane)) await goesThrough(endpoint)
    }),
  )
  for (const endpoint of calls) if (!reads.includes(endpoint)) await goesThrough(endpoint)
  await countLeaveOfManyAgain(caller)
  await savePictures(world, caller)
  await attachDocuments(world)
  await exportOwnData(world, caller)
  await eraseCompany(world)
  await celebrate(world, caller)
  // Each of them waits for what follows most of the time.
  await Promise.all([
    readWithKey(world),
    tellWebhook(world),
    subscribe(world),
    talkInSlack(world),
    askByAssistant(world),
    changeSite(world),
    writeToGroup(world),
  ])
  const unused = () =>
    unusedPermissions(world.cloud.permissions()).map(
      ({ callers, statement }) => `${callers.join(', ')}: ${statement.Action.join(', ')}`,
    )
  // What follows from a change follows a moment later.
  await eventually(() => unused().length === 0).catch(() => {})
  expect(unused()).toEqual([])
  expect(deniedUses(world.cloud.permissions())).toEqual([])
})
