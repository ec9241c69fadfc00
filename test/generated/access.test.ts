import { generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { attendance } from '#shared/attendance/contract.ts'
import { exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import { company } from '#shared/company/contract.ts'
import { addPosition } from '#shared/company/contract/add-position.ts'
import type { Access } from '#shared/contract/access.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { leave } from '#shared/leave/contract.ts'
import { factsEffect } from '#shared/leave/contract/effect/facts-effect.ts'
import { employmentEffect } from '#shared/leave/contract/effect/employment-effect.ts'
import { people } from '#shared/people/contract.ts'
import { declineFacts } from '#shared/people/contract/facts/decline-facts.ts'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { book, monday, openOffice, type Office } from '../functions/leave/office.ts'
import { callEndpoint, endpoints as all, faultIn, isOfBackOffice, namesIn } from './call-endpoint.ts'

const world = openWorld()
/** Those of the back office have a matrix of their own. */
const endpoints = all.filter(([, endpoint]) => !isOfBackOffice(endpoint))
const today = todayInBudapest()
const day = monday(yearOf(today) + 1)

/** How far each word of the contract lets somebody in. */
const doors: Record<string, number> = { anyone: 0, account: 1, member: 2, admin: 3, superadmin: 4 } satisfies Partial<
  Record<Access, number>
>
const apiNameOf = ({ access }: AnyEndpoint) => doors[access]!

/** Somebody at the door: the token shown, and how far it should let them in. */
type Knock = [who: string, token: string | undefined, comesIn: number]

let office: Office
let stranger: Person
let knocks: Knock[]
/** An id of the office for each kind of path. */
let ids: Record<string, string>

beforeAll(async () => {
  const [ours, theirs, homeless, leaver, closed] = await Promise.all([
    openOffice(world),
    world.founder(),
    world.registered(),
    world.founder(),
    world.founder(),
  ])
  office = ours
  stranger = theirs
  for (const { client } of [stranger, office.emese]) await client.asked(confirmIdentity, { body: { password } })
  const tokenOf = ({ client }: Pick<Person, 'client'>) => client.token!
  const real = tokenOf(office.owner)
  knocks = [
    ['nobody', undefined, 0],
    ['garbage', 'garbage', 0],
    ['a token of nothing', '..', 0],
    ['a token of three words', 'a.b.c', 0],
    ...(await forged(real)),
    ['whoever has signed out', await signedOut(leaver), 0],
    ...(await changedSince(ours, closed)),
    ['an account without a company', tokenOf(homeless), 1],
    ['an employee', tokenOf(office.anna), 2],
    ['an approver', tokenOf(office.approver), 2],
    ['an administrator', tokenOf(office.admin), 3],
    ['a superadmin', real, 4],
  ]

  const { id } = await book(office.anna, { from_date: day })
  const { data: holiday } = await office.owner.client.asked(company.addHoliday, {
    body: { name: 'Cégnap', date: addDays(day, 1) },
  })
  const [notification] = await eventually(async () => {
    const { data } = await office.approver.client.asked(notifications.listNotifications)
    return data.length > 0 && data
    // Other files' changes may stand before it in the stream of the cloud that they share.
  })
  const { data: group } = await office.owner.client.asked(company.addGroup, { body: { name: 'Iroda' } })
  const { data: position } = await office.owner.client.asked(addPosition, { body: { name: 'ács' } })
  ids = {
    'day-off': id,
    user: office.anna.id,
    holiday: holiday.id,
    notification: notification!.id,
    group: group.id,
    position: position.id,
    // A file of ours takes more people than an office has; tests of its own show that nobody else finds it.
    export: 'a-file',
    // Nor is there an order in so small a company.
    company: 'D-2026-0001',
    // That a webhook of ours is found by nobody else is shown by tests of its own.
    webhook: 'a-webhook',
  }
})

/** Tokens that look like a real one. */
async function forged(real: string): Promise<Knock[]> {
  const [head = '', claims = '', seal = ''] = real.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  const written = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const { privateKey } = generateKeyPairSync('ed25519')
  const sign = (header: object) =>
    new SignJWT(read(claims)).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(privateKey)
  return [
    ['a token signed by another key', await sign({ kid: read(head).kid as string }), 0],
    ['a token of a key that nobody knows', await sign({ kid: 'another' }), 0],
    ['a token of no key', await sign({}), 0],
    ['an expired token', `${head}.${written({ ...read(claims), exp: 1_700_000_000 })}.${seal}`, 0],
    ['a token prolonged by hand', `${head}.${written({ ...read(claims), exp: 4_000_000_000 })}.${seal}`, 0],
    ['a token without a signature', new UnsecuredJWT(read(claims)).encode(), 0],
    ['a token whose signature was cut off', `${head}.${claims}.`, 0],
  ]
}

/** Tokens that were true when they were issued: what has changed since holds at once. */
async function changedSince({ owner }: Office, closed: Person): Promise<Knock[]> {
  const tokenOf = ({ client }: Person) => client.token!
  const change = (endpoint: AnyEndpoint, id: string, body?: object) =>
    owner.client.asked(endpoint, { path: { id }, ...(body && { body }) } as never)
  const [sleeper, former, demoted, promoted] = await Promise.all([
    world.colleague(owner),
    world.colleague(owner, 2),
    world.colleague(owner, 2),
    world.colleague(owner),
  ])
  await change(people.deactivatePerson, sleeper.id)
  await change(people.deletePerson, former.id)
  await change(people.changeRole, demoted.id, { role: 1 })
  await change(people.changeRole, promoted.id, { role: 2 })
  const { data } = await closed.client.asked(company.showCompany)
  await closed.client.asked(company.deleteCompany, { body: { name: data.name } })
  return [
    ['somebody deactivated since', tokenOf(sleeper), 1],
    ['somebody deleted since', tokenOf(former), 1],
    ['an administrator demoted since', tokenOf(demoted), 2],
    ['an employee promoted since', tokenOf(promoted), 3],
    ['the superadmin of a company deleted since', tokenOf(closed), 1],
  ]
}

async function signedOut({ client }: Person): Promise<string> {
  const token = client.token!
  await client.asked(account.logOut)
  return token
}

it('knows every word of the contract about who may come in', () => {
  expect(endpoints.filter(([, endpoint]) => apiNameOf(endpoint) === undefined).map(([route]) => route)).toEqual([])
})

describe.each(endpoints)('%s', (_, endpoint) => {
  it(`is open to those whom its access (${endpoint.access}) lets in, and to nobody else`, async () => {
    const outcomes = []
    // One after the other, so that one worker serves them all.
    for (const [who, token, comesIn] of knocks)
      outcomes.push({ who, comesIn, ...(await callEndpoint(world.cloud.url, endpoint, { token })) })
    const wrong = outcomes.filter(({ status, comesIn }) => {
      if (status >= 500) return true
      if (apiNameOf(endpoint) === 0) return status === 403
      if (comesIn >= apiNameOf(endpoint)) return status === 401 || status === 403
      return status !== (comesIn === 0 ? 401 : 403)
    })
    expect(wrong.map(({ who, status, body }) => `${who}: ${status} ${JSON.stringify(body)}`)).toEqual([])
    for (const outcome of outcomes) expect([outcome.who, faultIn(outcome)]).toEqual([outcome.who, undefined])
  })
})

/** What each endpoint about one thing can be asked with, so that it looks the thing up. */
const readable: Record<string, object> = {
  [leave.changeLeave.route]: { type_id: 1, from_date: day, to_date: day },
  [leave.approveLeave.route]: {},
  [leave.shortenLeave.route]: { to_date: null, reason: 'Próba' },
  [leave.denyLeave.route]: {},
  [leave.grantExtraDays.route]: { year: yearOf(day), days: 1 },
  [people.savePersonalInformation.route]: { first_name: 'A', last_name: 'B' },
  [people.saveEmploymentInformation.route]: { position: 'kém', working_hours: generalWeek },
  [employmentEffect.route]: { employer_extra_days: 3 },
  [factsEffect.route]: { call: leave.grantExtraDays.route, body: { year: yearOf(day), days: 1 } },
  [declineFacts.route]: { reason: 'Próba' },
  [people.saveApprovers.route]: { approver_ids: [] },
  [people.saveAccountSettings.route]: { stand_in_id: null },
  [company.changeHoliday.route]: { name: 'Kémnap', date: day },
  'POST /day-off/{id}/document/upload': { size: 100 },
  'POST /day-off/{id}/document': { upload: 'upload', name: 'igazolás.pdf' },
  'PUT /position/{id}': { name: 'kém' },
  'PUT /group/{id}': { name: 'Kémek' },
  'POST /group/{id}/merge': { into: 'other' },
  'PUT /webhook/{id}': { name: 'Kém', url: 'https://example.hu/', events: ['request.created'], is_on: true },
  'PUT /user/{id}/role': { role: 1 },
  'PUT /user/passkey/{id}': { name: 'Próba' },
  'POST /user/identity/{provider}/complete': { response: 'code' },
}
/** A date is nobody's: whose day it is stands in the body. */
const aboutOne = endpoints.filter(
  ([, endpoint]) => namesIn(endpoint).some(name => name !== 'date') && endpoint.access !== 'anyone',
)

it('has something to ask of every endpoint about one thing', () => {
  const silent = aboutOne.filter(([route, { body }]) => body && !readable[route]).map(([route]) => route)
  expect(silent).toEqual([])
})

/** What colleagues see of each other, which they may change only where it is theirs. */
const seenByColleagues: Record<string, number> = {
  'GET /user/{id}': 200,
  [people.savePersonalInformation.route]: 403,
  [people.saveAccountSettings.route]: 403,
  'DELETE /user/{id}/avatar': 403,
}

describe('daily 20: a colleague', () => {
  it.each(aboutOne)(
    'is told at %s the same of what they may not see as of what is not there',
    async (route, endpoint) => {
      const body = readable[route]
      const ask = async (id: string | undefined) => {
        const { status, body: reply } = await callEndpoint(world.cloud.url, endpoint, {
          token: office.emese.client.token,
          id,
          body: body && JSON.stringify(body),
        })
        return { status, reply }
      }
      const [ours, none] = [await ask(ids[endpoint.path.split('/')[1]!]), await ask('unknown')]
      const isForOthers = apiNameOf(endpoint) > doors.member!
      expect(ours.status).toBe(isForOthers ? 403 : (seenByColleagues[route] ?? 404))
      expect(none.status).toBe(isForOthers ? 403 : 404)
      if (!(route in seenByColleagues)) expect(ours.reply).toEqual(none.reply)
    },
  )
})

describe('another company', () => {
  it.each(aboutOne)('finds nothing of ours at %s', async (route, endpoint) => {
    const body = readable[route]
    const id = ids[endpoint.path.split('/')[1]!]
    expect(id).toBeDefined()
    const outcome = await callEndpoint(world.cloud.url, endpoint, {
      token: stranger.client.token,
      id,
      body: body && JSON.stringify(body),
    })
    expect([outcome.status, outcome.body.code]).toEqual([404, 'notFound'])
  })

  it('changed nothing', async () => {
    const { data } = await office.anna.client.asked(leave.listDaysOff, { query: { year: String(yearOf(day)) } })
    expect(data).toMatchObject([{ status: 'pending', from_date: day }])
    const { data: anna } = await office.owner.client.asked(people.showPerson, { path: { id: office.anna.id } })
    expect(anna).toMatchObject({ position: null, approver_ids: [office.approver.id] })
  })

  it('does not become ours by its name in a body or a query', async () => {
    const ask = (endpoint: AnyEndpoint, over: object) =>
      callEndpoint(world.cloud.url, endpoint, { token: stranger.client.token, ...over })
    const wish = { type_id: 1, from_date: day, to_date: day }
    const statuses = await Promise.all([
      ask(leave.requestLeave, { body: JSON.stringify({ ...wish, user_id: office.anna.id }) }),
      ask(leave.previewLeave, { body: JSON.stringify({ ...wish, user_id: office.anna.id }) }),
      ask(leave.previewLeave, { body: JSON.stringify({ ...wish, request_id: ids['day-off'] }) }),
      ask(leave.listDaysOff, { query: { user_id: office.anna.id } }),
      ask(attendance.correctAttendance, { id: today, body: JSON.stringify({ user_id: office.anna.id, end: '18:00' }) }),
      ask(attendance.showAttendance, { query: { user_id: office.anna.id } }),
      ask(exportAttendance, { query: { month: today.slice(0, 7), format: 'csv', ids: office.anna.id } }),
      ask(company.selectCompany, { body: JSON.stringify({ company_id: office.anna.company }) }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([
      404,
      404,
      404,
      404,
      404,
      404,
      404,
      expect.toSatisfy(status => [403, 404].includes(status as number)),
    ])
  })
})
