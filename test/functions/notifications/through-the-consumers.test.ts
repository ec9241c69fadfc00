import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { SQSEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { LeaveRequest } from '#shared/leave/model.ts'
import type { Notification } from '#shared/notifications/model.ts'
import { isStillDue } from '#shared/notifications/still-due.ts'
import { pushService } from '#test/support/push-service.ts'
import { now, type Caller } from '../in-memory/call.ts'
import { asAdmin, asAnna, asBela, ask, inMemoryOffice, openLeaveOffice, to } from '../in-memory/leave-office.ts'
import type { Row } from '../in-memory/table.ts'

const office = openLeaveOffice()
vi.stubEnv('MAIL_FROM', 'Szabi <szabi@szabi.example>')
vi.stubEnv('MAIL_PER_SECOND', '1000000')
mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: '0123456789abcdef'.repeat(4) })
const ses = mockClient(SESClient)
ses.on(SendRawEmailCommand).resolves({ MessageId: 'm' })
vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const { sessions } = await import('#functions/account/session-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { listBell } = await import('#functions/notifications/notification-store.ts')
const { pushSubscriptions } = await import('#functions/notifications/push/push-subscription-store.ts')
const { vapidPublicKey } = await import('#functions/notifications/push/vapid.ts')
const { handler: sendEmail } = await import('#functions/notifications/send-email.ts')
const { handler: sendPush } = await import('#functions/notifications/send-push.ts')
const { handler: dispatch } = await import('#functions/stream/dispatch.ts')
const { memberOf, sessionOf } = await import('../in-memory/office.ts')

const everybody = ['anna', 'bela', 'csilla', 'denes', 'emese']
const key = await vapidPublicKey()
const decide = (how: string) => (id: string, by: Caller) => to(how, { path: { id }, body: {} }, by)
const acts = {
  approve: decide('approve-leave'),
  deny: decide('deny-leave'),
  undo: decide('undo-decision'),
  cancel: decide('cancel-leave'),
  change: (id: string, by: Caller) =>
    to(
      'change-leave',
      { path: { id }, body: { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-14', comment: by.user } },
      by,
    ),
}
type Act = keyof typeof acts

/** A change of a request as the stream tells of it, and whom it concerns. */
interface Told {
  before: Row | undefined
  after: Row
  concerned: readonly string[]
}

function concernedBy(act: Act, by: string) {
  if (act === 'undo') return []
  if (act === 'approve' || act === 'deny') return ['anna']
  return by === 'anna' ? ['bela'] : by === 'bela' ? ['anna'] : ['anna', 'bela']
}

/** What becomes of a request by these steps; those that are refused change nothing. */
async function course(steps: readonly { act: Act; by: Caller }[]): Promise<Told[]> {
  const { id } = await ask(asAnna, { from_date: '2026-12-14', to_date: '2026-12-14' })
  const row = () =>
    [...office.table.rows().values()].find(({ _kind, id: own }) => _kind === 'LeaveRequest' && own === id)!
  const told: Told[] = [{ before: undefined, after: row(), concerned: ['bela'] }]
  for (const { act, by } of steps) {
    const before = row()
    await acts[act](id, by).catch(() => undefined)
    const after = row()
    if ((after.history as unknown[]).length > (before.history as unknown[]).length)
      told.push({ before, after, concerned: concernedBy(act, by.user) })
  }
  return told
}

const imageOf = (row: Row | undefined) => row && marshall(row, { removeUndefinedValues: true })
/** Tells of changes in this order, as the stream or a replay does. */
const tell = (changes: readonly Told[]) =>
  dispatch(
    {
      Records: changes.map(({ before, after }, place) => ({
        dynamodb: { SequenceNumber: `${place}`, OldImage: imageOf(before), NewImage: imageOf(after) },
      })),
    } as never,
    {} as never,
  )
const queued = (jobs: readonly object[]) =>
  ({ Records: jobs.map((job, place) => ({ messageId: `${place}`, body: JSON.stringify(job) })) }) as unknown as SQSEvent

/** The event and the recipient of an email, from its headers. */
function sentIn(raw: string) {
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(raw)?.[1]?.trim()
  return `${header('X-Szabi-Event')} ${header('X-Szabi-Recipient')}`
}
/** The length of the history at an event. */
const stepIn = (event: string) => /-(\d+)-\d+$/.exec(event)![1]
const eventOf = ({ id, member }: Pick<Notification, 'id' | 'member'>) => `${id} ${member}`

const anySteps = fc.array(
  fc.record({
    act: fc.constantFrom(...(Object.keys(acts) as Act[])),
    by: fc.constantFrom(asAnna, asBela, asAdmin),
  }),
  { maxLength: 7 },
)

it('P01 through stream, queues and senders, in whatever order and however often: one item in the bell, one email and one push, and nobody else any', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, fc.infiniteStream(fc.nat()), async (steps, chance) => {
      const draw = (below: number) => (chance.next().value as number) % below
      /** In another order, some of them twice. */
      const jumbled = <T>(items: readonly T[]) =>
        [...items, ...items.filter(() => draw(2))]
          .map(item => ({ item, place: draw(1000) }))
          .sort((one, other) => one.place - other.place)
          .map(({ item }) => item)

      office.table = inMemoryOffice()
      ses.resetHistory()
      const service = pushService(key)
      vi.stubGlobal('fetch', service.take)
      office.table.keep(members, memberOf('anna', { approver_ids: ['bela'] }))
      for (const account of everybody) {
        office.table.keep(sessions, sessionOf(account, 'phone', { expires_at: 4e9 }))
        const browser = { account, id: 'b', session: 'phone', device: { browser: null, system: null }, created_at: 1 }
        office.table.keep(pushSubscriptions, { ...browser, ...service.subscribe(account) })
      }
      const [emailsBefore, pushesBefore] = [office.tasks().length, office.pushes().length]
      const told = await course(steps)

      for (const change of jumbled(told)) expect(await tell([change])).toEqual({ batchItemFailures: [] })
      const emails = office
        .tasks()
        .slice(emailsBefore)
        .filter(task => 'email' in task)
      const pushes = office.pushes().slice(pushesBefore)
      // The queues deliver again a minute later too, when nobody is held to be still sending.
      for (const later of [0, 60]) {
        vi.setSystemTime(new Date((now.seconds + later) * 1000))
        for (const job of jumbled(emails)) await sendEmail(queued([job]), {} as never)
        for (const job of jumbled(pushes)) await sendPush(queued([job]), {} as never)
      }
      vi.setSystemTime(new Date(now.seconds * 1000))

      // A decision holds that no later step has undone.
      const isUndone = (place: number) => told[place + 1]?.concerned.length === 0
      const due = told.flatMap(({ concerned }, place) =>
        isUndone(place) ? [] : concerned.map(who => `${place + 1} ${who}`),
      )
      const bells = await Promise.all(everybody.map(member => listBell({ company: 'c', member })))
      const inBells = bells.flat().map(({ id, member }) => `${stepIn(id)} ${member}`)
      expect(inBells.toSorted()).toEqual(due.toSorted())

      const sent = ses
        .commandCalls(SendRawEmailCommand)
        .map(({ args: [{ input }] }) => sentIn(Buffer.from(input.RawMessage!.Data!).toString('utf8')))
      const pushed = service.received.map(({ browser, message }) => `${message.tag} ${browser.split('/').at(-1)}`)
      // What is still due when the queues are emptied is sent once; nothing else is.
      const last = told.at(-1)!.after as unknown as LeaveRequest
      const stillDue = bells.flat().filter(({ id, type }) => isStillDue({ type, step: Number(stepIn(id)) }, last))
      expect(sent.toSorted()).toEqual(stillDue.map(eventOf).toSorted())
      expect(pushed.toSorted()).toEqual(sent.toSorted())
    }),
    { numRuns: 40 },
  )
})
