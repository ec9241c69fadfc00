import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, vi } from 'vitest'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { call, type Caller } from './call.ts'
import type { InMemoryTable } from './table.ts'
import { stubSettings } from './settings.ts'

// What a handler does is told here without the frame of a call, which has tests of its own.
vi.doMock('#functions/platform/serve.ts', () => import('./unserved.ts'))
stubSettings()
export const { inMemoryOffice, memberOf } = await import('./office.ts')

export const asAnna: Caller = { user: 'anna' }
export const asBela: Caller = { user: 'bela' }
export const asEmese: Caller = { user: 'emese' }
export const asAdmin: Caller = { user: 'csilla', role: 2 }
export const asOwner: Caller = { user: 'denes', role: 3 }
export const whose = { company: 'c', member: 'anna' }

/** Vacation on the Monday and Tuesday after the day on which the clock stands. */
const form = { type_id: 1, from_date: '2026-11-23', to_date: '2026-11-24', comment: '' }

/** The handler of an endpoint of leave, or of another feature that is named with it: `people/show-me`. */
const handlerOf = async (name: string) => {
  const [feature, file] = name.includes('/') ? name.split('/') : ['leave', name]
  return ((await import(`../../../functions/${feature}/${file}.ts`)) as { handler: unknown }).handler
}

/** The whole reply of the endpoint `name`. */
export const replyOf = async <Reply>(name: string, input: object, caller: Caller) =>
  (await call<Reply>(await handlerOf(name), input, caller)).reply

/** The data of its reply; undefined where there is none. */
export const to = async <Data>(name: string, input: object, caller: Caller) =>
  (await replyOf<{ data: Data } | undefined>(name, input, caller))?.data as Data

/** Asks for leave, of two days in the next week unless told otherwise. */
export const ask = (by: Caller, over: object = {}) =>
  to<RequestView>('request-leave', { body: { ...form, ...over } }, by)

/** The office of the tests before each of them, and what it has put into the queue of tasks. */
export function openLeaveOffice() {
  const queue = mockClient(SQSClient)
  const isOfPush = (url: string | undefined) => url === 'https://push-queue'
  const entries = ({ ofPush = false } = {}) =>
    queue
      .commandCalls(SendMessageBatchCommand)
      .filter(({ args: [{ input }] }) => isOfPush(input.QueueUrl) === ofPush)
      .flatMap(({ args: [{ input }] }) => input.Entries ?? [])
  const emailsIn = (url: string) =>
    queue
      .commandCalls(SendMessageBatchCommand)
      .filter(({ args: [{ input }] }) => input.QueueUrl === url)
      .flatMap(({ args: [{ input }] }) => input.Entries ?? [])
      .map(({ MessageBody }) => JSON.parse(MessageBody!) as { email: string; to?: string })
  const office = {
    table: undefined as unknown as InMemoryTable,
    tasks: () => entries().map(({ MessageBody }) => JSON.parse(MessageBody!) as object),
    /** What browsers are to be told. */
    pushes: () => entries({ ofPush: true }).map(({ MessageBody }) => JSON.parse(MessageBody!) as object),
    /** The emails that wait in the queue of accounts, and in that of what goes to very many, which `tasks` has too. */
    accountEmails: () => emailsIn('https://account-mail-queue'),
    bulkEmails: () => emailsIn('https://bulk-mail-queue'),
    pushDelays: () => entries({ ofPush: true }).map(({ DelaySeconds }) => DelaySeconds),
    /** Has the queue refuse the next messages. */
    refuseOnce: () => void queue.on(SendMessageBatchCommand).rejectsOnce(new Error('the queue refuses')).resolves({}),
    /** The seconds that each task waits in the queue. */
    delays: () => entries().map(({ DelaySeconds }) => DelaySeconds),
  }
  beforeEach(() => {
    queue.reset()
    queue.on(SendMessageBatchCommand).resolves({})
    office.table = inMemoryOffice()
  })
  return office
}
