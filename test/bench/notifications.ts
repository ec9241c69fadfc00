import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { dynamoAt } from '#infra/local/database/dynamo-call.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { region } from '#infra/local/template/place.ts'
import type { Write } from '#functions/platform/table.ts'
import { addDays } from '#shared/calendar/day.ts'
import { completeCompany } from '#test/support/complete-company.ts'
import { rounded, type Measure } from './harness.ts'
import { workWith } from './seed/table-of.ts'

/** As many companies as the product is to serve, and how many people are in each. */
const [companies, peopleEach] = [20_000, 50]
const longBell = 10_000
/** How many emails, to how many people, and how many a second SES takes from the worker. */
const [emails, recipients, perSecond] = [10_000, 200, 50]
/** What the queue hands to a worker at once. */
const batch = 10

const TableName = 'bench'
const day = '2026-11-20'
const [now, later] = [Date.parse(day) / 1000, 4e9]

/** An empty table with its two indexes. */
async function createTable(url: string) {
  const keys = (suffix: string) =>
    (['HASH', 'RANGE'] as const).map((KeyType, place) => ({
      AttributeName: `${['_pk', '_sk'][place]}${suffix}`,
      KeyType,
    }))
  await dynamoAt(url, region)('DynamoDB_20120810.CreateTable', {
    TableName,
    KeySchema: keys(''),
    AttributeDefinitions: ['', '1', '2']
      .flatMap(keys)
      .map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' })),
    GlobalSecondaryIndexes: ['1', '2'].map(place => ({
      IndexName: `index${place}`,
      KeySchema: keys(place),
      Projection: { ProjectionType: 'ALL' },
    })),
    BillingMode: 'PAY_PER_REQUEST',
  })
}

interface Taken {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[]
}

/** The units that some work reads, as the database counts them. */
async function readUnitsOf(work: () => Promise<unknown>): Promise<number> {
  const client = DynamoDBDocumentClient.prototype as unknown as {
    send: (command: { input: object }) => Promise<Taken>
  }
  const { send } = client
  let units = 0
  client.send = async function (this: object, command) {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' })
    const reply = await send.call(this, command)
    if (!('TransactItems' in command.input))
      for (const { CapacityUnits = 0 } of [reply.ConsumedCapacity ?? []].flat()) units += CapacityUnits
    return reply
  }
  try {
    await work()
  } finally {
    client.send = send
  }
  return units
}

/** The most that were sent in any second. */
function mostInASecond(moments: readonly number[]): number {
  let most = 0
  let first = 0
  for (const [last, moment] of moments.entries()) {
    while (moment - moments[first]! >= 1000) first++
    most = Math.max(most, last - first + 1)
  }
  return most
}

/** What people are told of, in a table of its own: queue, secrets and SES are stood in for. */
export async function measure(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const database = await startDynoxide(join(folder, 'table.db'))
  const setBack = workWith(database.url, TableName)
  Object.assign(process.env, {
    MAIL_FROM: 'Szabi <szabi@szabi.example>',
    MAIL_PER_SECOND: String(perSecond),
    MAIL_QUEUE_URL: 'https://mail',
    ACCOUNT_MAIL_QUEUE_URL: 'https://account-mail',
    BULK_MAIL_QUEUE_URL: 'https://bulk-mail',
    PUSH_QUEUE_URL: 'https://push',
    TASK_QUEUE_URL: 'https://tasks',
    WEBHOOK_QUEUE_URL: 'https://webhooks',
    CHAT_QUEUE_URL: 'https://chat',
    ORIGIN: 'https://szabi.example',
    SECRET_IDS: 'secret',
  })
  mockClient(SQSClient).on(SendMessageBatchCommand).resolves({})
  mockClient(SecretsManagerClient)
    .on(GetSecretValueCommand)
    .resolves({ SecretString: '0123456789abcdef'.repeat(4) })
  try {
    await createTable(database.url)
    const { commit } = await import('#functions/platform/table.ts')
    /** Writes in transactions as large as they may be, some of them at once. */
    const fill = async (writes: Iterator<Write>) => {
      const goOn = async () => {
        for (;;) {
          const sheaf: Write[] = []
          for (let next = writes.next(); !next.done; next = writes.next()) if (sheaf.push(next.value) === 100) break
          if (!sheaf.length) return
          await commit(...sheaf)
        }
      }
      await Promise.all(Array.from({ length: 4 }, goOn))
    }
    return [...(await birthdays(fill)), ...(await bell(fill)), ...(await mail(fill))]
  } finally {
    setBack()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Fill = (writes: Iterator<Write>) => Promise<void>

/** The morning's job over everybody's birthdays. */
async function birthdays(fill: Fill): Promise<Measure[]> {
  const { put } = await import('#functions/platform/table.ts')
  const { occasions } = await import('#functions/people/occasion-store.ts')
  const { queueOccasions } = await import('#functions/notifications/queue-occasions.ts')
  let celebrated = 0
  function* all() {
    for (let company = 0; company < companies; company++)
      for (let person = 0; person < peopleEach; person++) {
        // Days that go through a common year as people's birthdays do, each as often as another.
        const date = addDays('1989-01-01', ((company * peopleEach + person) * 7919) % 365)
        if (date.slice(5) === day.slice(5)) celebrated++
        yield put(occasions, { company: `c${company}`, member: `m${person}`, kind: 'birthday', date })
      }
  }
  await fill(all())
  const units = await readUnitsOf(() => queueOccasions(day))
  const among = `of ${companies * peopleEach} people in ${companies} companies`
  return [
    { name: `birthdays of a day, ${among}`, value: celebrated, unit: 'birthdays' },
    { name: 'the job that finds them', value: units, unit: 'read units' },
    { name: 'a birthday', value: rounded(units / celebrated), unit: 'read units', aim: '≤ 0.1' },
  ]
}

async function bell(fill: Fill): Promise<Measure[]> {
  const { put } = await import('#functions/platform/table.ts')
  const { bellLength, listBell, notifications } = await import('#functions/notifications/notification-store.ts')
  const whose = { company: 'c0', member: 'm0' }
  const name = { first_name: 'Béla', last_name: 'Kis' }
  const leave = { id: 'bela-01jdaaaaaaaaaaaaaaaaaaaaaa', type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16' }
  function* all() {
    for (let ago = 0; ago < longBell; ago++)
      yield put(notifications, {
        ...whose,
        id: `${now - ago}-${leave.id}-1-9`,
        type: 9,
        is_seen: false,
        created_at: now - ago,
        about: { ...leave, user_id: 'bela', name, days: 3 },
        message: null,
        expires_at: later,
      })
  }
  await fill(all())
  const units = await readUnitsOf(() => listBell(whose, { atMost: bellLength + 1 }))
  return [{ name: `the bell of somebody with ${longBell} notifications`, value: units, unit: 'read units', aim: '≤ 5' }]
}

/** Messages of administrators to everybody, by one worker of the queue. */
async function mail(fill: Fill): Promise<Measure[]> {
  const { put } = await import('#functions/platform/table.ts')
  const { accounts } = await import('#functions/account/account-store.ts')
  const { companies: companyKind } = await import('#functions/company/company-store.ts')
  const { members } = await import('#functions/company/member-store.ts')
  const { companyMessages } = await import('#functions/notifications/message-store.ts')
  const { handler } = await import('#functions/notifications/send-email.ts')
  const { newAccount } = await import('#shared/account/rules.ts')
  const { newMember } = await import('#shared/company/rules.ts')

  const messages = Array.from({ length: emails / recipients }, (_, number) => `message${number}`)
  const people = Array.from({ length: recipients }, (_, number) => `person${number}`)
  function* all() {
    yield put(companyKind, completeCompany({ id: 'mail', name: 'Kék Tó Kft.', owner: people[0]!, created_at: now }))
    for (const id of people) {
      const account = newAccount({ id, email: `${id}@seed.example`, language: 'hu', created_at: now })
      yield put(accounts, { ...account, email_confirmed_at: now })
      const member = newMember({ company: 'mail', account, role: 1, created_at: now })
      yield put(members, { ...member, first_name: 'Éva', last_name: 'Kis', status: 'active' as const })
    }
    for (const id of messages)
      yield put(companyMessages, {
        company: 'mail',
        id,
        by: people[0]!,
        message: 'Pénteken leltár lesz, délután kettőkor zárunk.',
        audience: 'everybody',
        group: null,
        people: [],
        total: recipients,
        seen: 0,
        created_at: now,
        expires_at: later,
      })
  }
  await fill(all())

  const moments: number[] = []
  let refused = 0
  const inTheLastSecond = () => moments.length - moments.findLastIndex(moment => performance.now() - moment >= 1000) - 1
  mockClient(SESClient)
    .on(SendRawEmailCommand)
    .callsFake(async () => {
      if (inTheLastSecond() >= perSecond) {
        refused++
        throw Object.assign(new Error('Maximum sending rate exceeded.'), { name: 'Throttling' })
      }
      moments.push(performance.now())
      return { MessageId: String(moments.length) }
    })
  const queue = messages.flatMap(message =>
    people.map(to => ({ email: 'message', event: `message-${message}`, company: 'mail', to, message })),
  )
  const deliver = handler as unknown as (event: SQSEvent, context: object) => Promise<SQSBatchResponse>
  let again = 0
  const goOn = async () => {
    for (let some = queue.splice(0, batch); some.length; some = queue.splice(0, batch)) {
      const Records = some.map((job, place) => ({ messageId: String(place), body: JSON.stringify(job) }))
      const { batchItemFailures } = await deliver({ Records } as unknown as SQSEvent, {})
      again += batchItemFailures.length
    }
  }
  const began = performance.now()
  await Promise.all([goOn(), goOn()])
  const seconds = (performance.now() - began) / 1000
  return [
    { name: 'emails through the consumer', value: moments.length, unit: 'emails', aim: `= ${emails}` },
    { name: 'until the last one is sent', value: rounded(seconds), unit: 's' },
    { name: 'the most in any second', value: mostInASecond(moments), unit: 'emails', aim: `≤ ${perSecond}` },
    { name: 'refused by SES for the rate', value: refused, unit: 'emails', aim: '= 0' },
    { name: 'delivered again', value: again, unit: 'emails', aim: '= 0' },
  ]
}
