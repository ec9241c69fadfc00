import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { openWorld } from '#test/support/world.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { book, monday, openOffice, type Office } from './office.ts'

const world = openWorld()
const today = todayInBudapest()
const year = yearOf(today) + 1

let office: Office
beforeAll(async () => void (office = await openOffice(world)))

interface Reply {
  status: number
  body: { success: number; [key: string]: unknown }
}

/** A call as anybody may make it by hand, without our own client. */
async function call(by: Office['anna'] | undefined, method: string, path: string, body?: unknown): Promise<Reply> {
  const cookies = [...(by?.client.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${world.cloud.url}/api/en${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(by?.client.token && { authorization: `Bearer ${by.client.token}` }),
      ...(cookies && { cookie: cookies }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const flag = z.union([z.literal(0), z.literal(1)])
const seconds = z.int().check(z.gte(1_700_000_000))
const names = { id: z.string(), first_name: z.string(), last_name: z.string(), avatar: z.nullable(z.string()) }

/** The shapes of the specification, written down apart from the contract; nothing else may stand beside them. */
const Request = z.strictObject({
  id: z.string(),
  company: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject(names),
  user_id: z.string(),
  type: z.strictObject({ id: z.int(), label: z.string() }),
  type_id: z.int(),
  child_id: z.nullable(z.string()),
  from_date: day,
  to_date: day,
  days: z.int(),
  comment: z.string(),
  status: z.enum(['pending', 'approved', 'denied', 'cancelled']),
  response: z.nullable(z.string()),
  created_at: seconds,
  submitter: z.strictObject({ ...names, position: z.nullable(z.strictObject({ name: z.string() })) }),
  autoApprove: flag,
  deletable: flag,
  approved_at: z.nullable(seconds),
  approved_by: z.nullable(z.strictObject(names)),
})
const BellItem = z.strictObject({
  id: z.string(),
  type: z.int(),
  is_seen: z.boolean(),
  created_at: seconds,
  data: z.strictObject({
    model: z.strictObject({
      id: z.string(),
      type_id: z.int(),
      from_date: day,
      to_date: day,
      user_id: z.string(),
      days: z.optional(z.int()),
      is_gone: z.boolean(),
    }),
  }),
  message: z.string().check(z.minLength(5)),
  company: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string() }),
})
const Balance = z.object({ used: z.int(), used_sick: z.int(), custom: z.int(), deducted: z.int() })
const hours = {
  monday: z.number(),
  tuesday: z.number(),
  wednesday: z.number(),
  thursday: z.number(),
  friday: z.number(),
  saturday: z.number(),
  sunday: z.number(),
}

const reply = (shape: Record<string, z.ZodMiniType>) => z.strictObject({ success: z.literal(1), ...shape })
const some = <T extends z.ZodMiniType>(one: T) => z.array(one).check(z.minLength(1))

const Holiday = z.strictObject({
  id: z.string(),
  name: z.string(),
  date: day,
  observed_on: z.nullable(day),
  kind: z.enum(['public_holiday', 'rest_day_moved', 'working_day_moved', 'company']),
})

const form = (date: string) => ({
  type_id: 1,
  from_date: date,
  to_date: date,
  auto_approve: 0,
  comment: 'Utazás',
  deletable: 1,
})
let week = 0
/** A request of Anna's on days of its own. */
const newRequest = () => book(office.anna, { from_date: addDays(monday(year), ++week) })
const bellOf = async (person: Office['anna']) =>
  (await call(person, 'GET', '/notification')).body.data as { id: string }[]

/** Each call of the specification with the reply it owes. */
const calls: [name: string, expected: z.ZodMiniType, make: () => Promise<Reply>][] = [
  [
    'GET /notification',
    reply({ data: some(BellItem), next: z.nullable(z.string()) }),
    async () => {
      await newRequest()
      await eventually(async () => (await bellOf(office.approver)).length > 0)
      return call(office.approver, 'GET', '/notification')
    },
  ],
  ['GET /notification/seen', reply({}), () => call(office.approver, 'GET', '/notification/seen')],
  [
    'DELETE /notification/{id}',
    reply({}),
    async () => call(office.approver, 'DELETE', `/notification/${(await bellOf(office.approver))[0]!.id}`),
  ],
  [
    'POST /day-off',
    reply({ data: Request }),
    () => call(office.anna, 'POST', '/day-off', form(addDays(monday(year), 14))),
  ],
  [
    'PUT /day-off/{id}',
    reply({ data: Request }),
    async () => {
      const { id, from_date } = await newRequest()
      return call(office.admin, 'PUT', `/day-off/${id}`, { ...form(from_date), comment: 'Másként' })
    },
  ],
  [
    'GET /day-off/reject/{id}',
    reply({ data: Request }),
    async () => call(office.approver, 'GET', `/day-off/reject/${(await newRequest()).id}`),
  ],
  ['DELETE /day-off/{id}', reply({}), async () => call(office.anna, 'DELETE', `/day-off/${(await newRequest()).id}`)],
  [
    'GET /user/list',
    reply({
      data: some(
        z.strictObject({
          ...names,
          is_active: z.boolean(),
          approver_ids: z.array(z.string()),
          group_id: z.nullable(z.string()),
        }),
      ),
    }),
    () => call(office.anna, 'GET', '/user/list'),
  ],
  [
    'GET /day-off',
    reply({
      data: some(Request),
      types: some(z.object({ id: z.int(), label: z.string(), available: z.boolean() })),
      balance: Balance,
      working_patterns: some(z.object({ valid_from: day, week: z.record(z.string(), z.number()) })),
    }),
    () => call(office.anna, 'GET', `/day-off?year=${year}`),
  ],
  [
    'GET /day-off/dashboard?limit=-1',
    reply({ data: some(Request), total: z.int().check(z.gte(1)) }),
    () => call(office.approver, 'GET', '/day-off/dashboard?limit=-1'),
  ],
  [
    'GET /group',
    reply({ data: some(z.strictObject({ id: z.string(), name: z.string() })) }),
    async () => {
      await office.owner.client.asked(company.addGroup, { body: { name: 'Iroda' } })
      return call(office.anna, 'GET', '/group')
    },
  ],
  [
    'GET /holiday',
    reply({
      data: some(Holiday),
      corrections: z.array(day),
      by_law: z.array(Holiday),
      years: some(
        z.strictObject({
          year: z.int(),
          certainty: z.enum(['high', 'medium', 'unknown']),
          source: z.nullable(z.string()),
          warning: z.nullable(z.string()),
        }),
      ),
    }),
    () => call(office.anna, 'GET', '/holiday'),
  ],
  [
    'GET /day-off/absent',
    reply({
      data: some(
        z.strictObject({
          user_id: z.string(),
          from_date: day,
          to_date: day,
          type_id: z.nullable(z.int()),
          status: z.enum(['pending', 'approved']),
        }),
      ),
    }),
    async () => {
      await book(office.emese, { type_id: 5, from_date: today, to_date: addDays(today, 13) })
      return call(office.anna, 'GET', '/day-off/absent')
    },
  ],
  [
    'GET /user/upcoming-events',
    reply({
      data: some(
        z.strictObject({
          kind: z.enum(['birthday', 'anniversary', 'holiday']),
          date: day,
          user_id: z.optional(z.string()),
          years: z.optional(z.int()),
          name: z.optional(z.string()),
        }),
      ),
    }),
    async () => {
      const body = {
        first_name: 'Anna',
        last_name: 'Kis',
        birthday: `1992${addDays(today, 2).slice(4)}`,
        show_birthday: true,
      }
      await office.anna.client.asked(people.savePersonalInformation, { path: { id: 'me' }, body })
      return call(office.emese, 'GET', '/user/upcoming-events')
    },
  ],
  [
    'GET /user/me',
    reply({
      data: z.strictObject({
        ...names,
        email: z.string(),
        role: z.int(),
        status_id: z.literal(1),
        is_approver: z.boolean(),
        preferences: z.object({ language: z.enum(['hu', 'en']) }),
        companies: some(z.strictObject({ id: z.string(), name: z.string() })),
        is_email_confirmed: z.boolean(),
        is_deactivated: z.boolean(),
        selected_company: z.strictObject({
          id: z.string(),
          name: z.string(),
          country: z.string(),
          has_completed_registration: z.literal(true),
          ...hours,
        }),
      }),
    }),
    () => call(office.anna, 'GET', '/user/me'),
  ],
  [
    'POST /auth/refresh-token',
    reply({ token: z.string().check(z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)) }),
    () => call(office.emese, 'POST', '/auth/refresh-token'),
  ],
  ['POST /auth/logout', reply({}), () => call(office.emese, 'POST', '/auth/logout')],
  [
    'GET {apiBase}/api/en/translate',
    reply({ data: z.record(z.string(), z.record(z.string(), z.string())) }),
    () => call(undefined, 'GET', '/translate'),
  ],
]

it('C01 has all eighteen calls of the specification', () => {
  expect(new Set(calls.map(([name]) => name)).size).toBe(18)
})

it.each(calls)('C01 %s answers as specified', async (_, expected, make) => {
  const { status, body } = await make()
  expect(expected.safeParse(body)).toMatchObject({ success: true })
  expect(status).toBe(200)
})
