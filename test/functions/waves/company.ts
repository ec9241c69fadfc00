import { createHash } from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { PNG } from 'pngjs'
import { vi } from 'vitest'
import { api } from '#shared/api.ts'
import { addDays } from '#shared/calendar/day.ts'
import { noSecondFactors } from '#shared/account/second-factor.ts'
import { permissions } from '#shared/contract/permission.ts'
import type { Member } from '#shared/company/model.ts'
import { addressOf, type AnyEndpoint } from '#shared/contract/client.ts'
import { fileOf } from '#shared/contract/endpoint.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { now } from '../in-memory/call.ts'
import { inMemoryTable, type InMemoryTable, type Row } from '../in-memory/table.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings({ CAPTCHA: 'off' })
// A provider of identities, who knows Anna.
vi.doMock('#functions/account/identity/ask-provider.ts', () => ({
  providerAddress: async () => 'https://provider.example/authorize',
  claimsOf: async () => ({ iss: 'issuer', sub: 'anna' }),
}))
// A picture is uploaded, read and stored beside the table.
const picture = PNG.sync.write(new PNG({ width: 2, height: 2 }))
mockClient(S3Client)
  .on(GetObjectCommand)
  .callsFake(async () => ({ Body: { transformToByteArray: async () => new Uint8Array(picture) } }))
  .on(PutObjectCommand)
  .resolves({})
  .on(DeleteObjectCommand)
  .resolves({})
  .on(ListObjectsV2Command)
  .resolves({})
mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: '0123456789abcdef'.repeat(4) })
mockClient(SQSClient).on(SendMessageBatchCommand).resolves({})

const { inMemoryOffice, memberOf, accountOf, sessionOf: sessionNamed } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { secondFactors } = await import('#functions/account/second-factor-store.ts')
const { operators } = await import('#functions/account/operator-store.ts')
const { accessToken } = await import('#functions/account/access-token.ts')
const { hashOf } = await import('#functions/account/password.ts')
const { publishedKeyOf } = await import('#functions/account/published-key.ts')
const { sessions } = await import('#functions/account/session-store.ts')
const { buildDirectory } = await import('#functions/company/fold-directory.ts')
const { groups } = await import('#functions/company/group-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { absences, books, requests } = await import('#functions/leave/leave-store.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { identityConfirmations } = await import('#functions/platform/authorise.ts')
const { signingKey } = await import('#functions/platform/secrets.ts')
const { signingKeys } = await import('#functions/platform/signing-keys.ts')

export const password = 'Szabi2026'
const hash = await hashOf(password)

/**
 * Those whom the company of every size has; Dénes is its superadmin, Csilla an administrator, Béla decides on Anna's requests. Ödön runs
 * the service and is in no company.
 */
export type Who = 'anna' | 'bela' | 'csilla' | 'denes' | 'emese' | 'odon'
const everybody: Who[] = ['anna', 'bela', 'csilla', 'denes', 'emese']

/** The session in which each of them calls. */
export const sessionOf = (account: string) => sessionNamed(account, `session-${account}`)

/** The company of the tests with so many people, a tenth of whom are away next week and a tenth wait for Béla's decision. */
export async function companyOf(people: number): Promise<InMemoryTable> {
  const rows = built.get(people) ?? (await build(people)).rows()
  built.set(people, rows)
  return inMemoryTable(rows)
}

/** The rows of the companies of each size, which take longest to make. */
const built = new Map<number, ReadonlyMap<string, Row>>()

/** Employments that have lasted since the company came. */
const begun = { employment_start: '2020-02-01', member_since: now.seconds }

async function build(people: number): Promise<InMemoryTable> {
  const table = inMemoryOffice()
  const key = publishedKeyOf(await signingKey())
  table.keep(signingKeys, key)
  for (const id of everybody) {
    table.keep(sessions, sessionOf(id))
    table.keep(identityConfirmations, { account: id, session: sessionOf(id).id, expires_at: now.seconds + 900 })
    table.keep(accounts, accountOf(id, { password: hash, first_name: 'Anna' }))
    table.keep(terms, { ...newEmploymentTerms({ company: 'c', member: id }), ...begun })
  }
  table.keep(sessions, { ...sessionOf('odon'), company: null })
  table.keep(accounts, accountOf('odon', { password: hash, first_name: 'Ödön' }))
  table.keep(identityConfirmations, { account: 'odon', session: sessionOf('odon').id, expires_at: now.seconds + 900 })
  table.keep(secondFactors, { ...noSecondFactors('odon'), is_on: true })
  table.keep(operators, {
    account: 'odon',
    template: null,
    additions: [...permissions],
    removals: [],
    is_active: true,
    created_at: now.seconds,
    created_by: null,
    invited_until: null,
  })
  table.keep(groups, { company: 'c', id: 'g', name: 'Iroda', approver_ids: [], dissolution: null })
  table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
  for (let number = everybody.length; number < people; number++) join(table, number)
  await buildDirectory('c')
  return table
}

/** How long a company has been used, and how much of it by Anna. */
interface History {
  years: number
  requestsAYear: number
  notifications: number
}

/** Adds the history of a company: home office of Anna's and her notifications, and ten days a year of everybody else. */
export function age(table: InMemoryTable, { years, requestsAYear, notifications: count }: History) {
  for (const id of everybody)
    for (let year = 2026; year > 2026 - years; year--) work(table, id, year, id === 'anna' ? requestsAYear : 10)
  for (let number = 0; number < count; number++)
    table.keep(notifications, {
      company: 'c',
      member: 'anna',
      id: String(number).padStart(10, '0'),
      type: 9,
      is_seen: true,
      created_at: now.seconds,
      about: null,
      message: 'Your request has been approved.',
      expires_at: 2e9,
    })
  table.keep(terms, {
    ...newEmploymentTerms({ company: 'c', member: 'anna' }),
    employment_start: '2010-02-01',
    first_year_kept: 2026 - years + 1,
  })
}

/** So many single days of home office, from New Year's Day on. */
function work(table: InMemoryTable, member: string, year: number, count: number) {
  const bookings = Array.from({ length: count }, (_, number) => {
    const from_date = addDays(`${year}-01-01`, number)
    const period = { type_id: 3, status: 'approved' as const, from_date, to_date: from_date }
    const request = requestOf({ company: 'c', member }, { ...period, id: `${member}-${year}-${number}` })
    table.keep(requests, request)
    table.keep(absences, { company: 'c', member, request: request.id, ...period, month: from_date.slice(0, 7) })
    return { ...period, request: request.id, days: 1, child: null }
  })
  table.keep(books, { company: 'c', member, year, bookings, extras: [] })
}

/** An id as random as those that are made, so that it compresses no better. */
const idOf = (what: string, number: number) =>
  Array.from(
    createHash('sha256').update(`${what} ${number}`).digest().subarray(0, 26),
    byte => letters[byte % 32],
  ).join('')
const letters = 'abcdefghjkmnpqrstvwxyz0123456789'

const firstNames = [
  'Anna',
  'Béla',
  'Csilla',
  'Dénes',
  'Emese',
  'Ferenc',
  'Gábor',
  'Hanna',
  'István',
  'Judit',
  'Katalin',
]
const lastNames = [
  'Nagy',
  'Kovács',
  'Tóth',
  'Szabó',
  'Horváth',
  'Varga',
  'Molnár',
  'Németh',
  'Farkas',
  'Balogh',
  'Papp',
  'Lakatos',
  'Juhász',
]

/** A group has 25 people. */
const groupOf = (number: number) => (number < 25 ? 'g' : idOf('group', Math.floor(number / 25)))

function join(table: InMemoryTable, number: number) {
  const id = idOf('person', number)
  const approver = number % 10 === 1 ? 'bela' : idOf('person', number - (number % 10))
  const person: Member = {
    ...memberOf('emese', {
      approver_ids: [approver],
      group: groupOf(number),
      first_name: firstNames[number % firstNames.length]!,
      last_name: lastNames[number % lastNames.length]!,
    }),
    id,
    email: `${id}@example.hu`,
  }
  if (number % 25 === 0)
    table.keep(groups, {
      company: 'c',
      id: groupOf(number),
      name: `Csoport ${number}`,
      approver_ids: [],
      dissolution: null,
    })
  table.keep(members, person)
  table.keep(approvals, { company: 'c', approver, member: id })
  table.keep(terms, { ...newEmploymentTerms({ company: 'c', member: id }), ...begun })
  if (number % 10 === 1) book(table, id, 'pending', '2026-12-01', '2026-12-02')
  if (number % 10 === 2) book(table, id, 'approved', '2026-11-23', '2026-11-24')
}

function book(
  table: InMemoryTable,
  member: string,
  status: 'pending' | 'approved',
  from_date: string,
  to_date: string,
) {
  const whose = { company: 'c', member }
  const request = requestOf(whose, { id: `${member}-r`, type_id: 1, status, from_date, to_date })
  const period = { request: request.id, type_id: 1, status, from_date, to_date }
  table.keep(requests, request)
  table.keep(absences, { ...whose, ...period, month: from_date.slice(0, 7) })
  table.keep(books, { ...whose, year: 2026, bookings: [{ ...period, days: 2, child: null }], extras: [] })
}

type Held = Pick<LeaveRequest, 'id' | 'type_id' | 'status' | 'from_date' | 'to_date'>

export const requestOf = (whose: Pick<LeaveRequest, 'company' | 'member'>, held: Held): LeaveRequest => ({
  ...whose,
  ...held,
  days_by_year: { [held.from_date.slice(0, 4)]: 1 },
  comment: '',
  response: null,
  child: null,
  submitter: whose.member,
  auto_approve: false,
  deletable: true,
  mandatory: false,
  created_at: now.seconds,
  approved_at: null,
  approved_by: null,
  history: [{ what: 'requested', by: whose.member, at: now.seconds }],
})

/** Every endpoint of the contract, with the file of its handler. */
export const endpoints: { endpoint: AnyEndpoint; feature: string; file: string }[] = Object.entries(api).flatMap(
  ([feature, entries]) =>
    Object.entries(entries as Record<string, AnyEndpoint>).map(([entry, endpoint]) => ({
      endpoint,
      feature,
      file: fileOf(entry),
    })),
)

export interface Sent {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: object
  /** A body that is no JSON. */
  text?: string
  /** The status of the reply, where it is another than 200. */
  status?: number
  cookies?: string[]
  /** The version of the reply that the browser holds. */
  ifNoneMatch?: string
  /** Headers beside those of every call. */
  headers?: Record<string, string>
  language?: 'hu' | 'en'
  /** The company of the token, where it is none. */
  company?: null
}

/** A reply, with the cookies that it sets. */
export interface Replied {
  body: Record<string, unknown> & { data: Record<string, unknown> & { id: string } }
  cookies: string[]
  /** The version of the reply, where it has one. */
  version: string | undefined
}

/** How often an endpoint was called, so that each change has an idempotency key of its own. */
let calls = 0

/** Calls an endpoint as the browser does: with a token, and a change with an idempotency key. @throws Error where it is refused */
export async function callAs(who: Who | undefined, route: string, sent: Sent = {}): Promise<Replied> {
  const one = endpoints.find(({ endpoint }) => endpoint.route === route)
  if (!one) throw new Error(`The contract has no ${route}`)
  const { endpoint, feature, file } = one
  const { handler } = (await import(`../../../functions/${feature}/${file}.ts`)) as {
    handler: (event: APIGatewayProxyEventV2, context: object) => Promise<APIGatewayProxyStructuredResultV2>
  }
  const { path = {}, query, body, text, cookies, ifNoneMatch, language = 'en', headers, status = 200 } = sent
  const company = who === 'odon' || sent.company === null ? null : 'c'
  const token = who && (await accessToken({ account: who, id: sessionOf(who).id, company }, now))
  const event = {
    version: '2.0',
    routeKey: route,
    rawPath: `/api/${language}${addressOf(endpoint, { path })}`,
    rawQueryString: new URLSearchParams(query).toString(),
    isBase64Encoded: false,
    headers: {
      'content-type': 'application/json',
      origin: 'https://szabi.example',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': '198.51.100.7',
      ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
      ...(endpoint.changes && { 'idempotency-key': `key-${String(++calls).padStart(8, '0')}` }),
    },
    pathParameters: { ...path, locale: language },
    requestContext: { http: { method: endpoint.method, sourceIp: '198.51.100.7' } },
    ...(query && { queryStringParameters: query }),
    ...(cookies && { cookies }),
    ...(body && { body: JSON.stringify(body) }),
    ...(text !== undefined && { body: text }),
  } as unknown as APIGatewayProxyEventV2
  const reply = await handler(event, {})
  if (reply.statusCode !== (ifNoneMatch ? 304 : status))
    throw new Error(`${route} answers ${reply.statusCode}: ${reply.body?.slice(0, 500)}`)
  return {
    body: bodyIn(reply),
    cookies: (reply.cookies ?? []).map(one => one.split(';')[0]!),
    version: reply.headers?.etag as string | undefined,
  }
}

/** A calendar is no JSON: its text is what it replies with. */
function bodyIn({ headers, body = '{}' }: APIGatewayProxyStructuredResultV2): Replied['body'] {
  const isCalendar = String(headers?.['content-type']).startsWith('text/calendar')
  return (isCalendar ? { data: { id: '', text: body } } : JSON.parse(body)) as Replied['body']
}
