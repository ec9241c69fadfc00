import { beforeAll, expect, it, vi } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { now } from '../in-memory/call.ts'
import { callAs, companyOf, type Who } from '../waves/company.ts'

const { companyEffects } = await import('#functions/leave/company-effect/effect-store.ts')
const { lookAt } = await import('#functions/leave/company-effect/look-at.ts')
const { runEffect } = await import('#functions/leave/company-effect/run-effect.ts')
const { lookForEffectOnChange } = await import('#functions/leave/on-change.ts')
const { terms: termsOf } = await import('#functions/people/terms-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { SendMessageBatchCommand, SQSClient } = await import('@aws-sdk/client-sqs')
const { Conflict } = await import('#functions/platform/table.ts')
const { mockClient } = await import('aws-sdk-client-mock')

const queue = mockClient(SQSClient)
queue.on(SendMessageBatchCommand).resolves({})

const body = { unequalMode: 'days' }
const people = 1203

/** A company of which every hundredth has leave that is kept in hours. */
async function company() {
  const table = await companyOf(people)
  const terms = [...table.rows().values()].filter(({ _kind }) => _kind === 'EmploymentTerms')
  const hours = [{ valid_from: '2020-01-01', week: generalWeek, unequal_schedule: true }]
  for (const one of terms.filter((_, place) => place % 100 === 0)) {
    const { company, member } = one as unknown as EmploymentTerms
    table.keep(termsOf, { ...table.kept(termsOf, { company, member })!, hours })
  }
  return table
}

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

/** Asks for the effect of other rules, and names the task that looks for it. */
async function asked(who: Who = 'csilla'): Promise<string> {
  const { body: reply } = await callAs(who, 'POST /company/leave-rules-effect', { body })
  expect(reply).toMatchObject({ data: [], done: 0, total: people })
  return (reply as unknown as { effect_id: string }).effect_id
}

const shown = async (who: Who, id: string, part = 0) =>
  (await callAs(who, 'GET /company/effect/{id}', { path: { id }, query: { part: String(part) } })).body as unknown as {
    data: { user_id: string }[]
    state: string
    done: number
    parts: number
  }
const task = (id: string, member = 'csilla') => ({ company: 'c', member, id, done: 0 })
const whose = { company: 'c', member: 'csilla' }

it('of many people a task looks for the effect, says how far it is, and gives the whole result part by part', async () => {
  await company()
  const id = await asked()
  expect(await shown('csilla', id)).toMatchObject({ data: [], state: 'running', done: 0, parts: 0 })
  await runEffect(task(id))
  const parts = [await shown('csilla', id), await shown('csilla', id, 1), await shown('csilla', id, 2)]
  expect(parts[0]).toMatchObject({ state: 'ready', done: people, parts: 3 })
  const { everybody, effectsOn } = await lookAt({ of: 'rules', change: body } as never, 'c', now.today)
  const byPerson = (one: { user_id: string }, other: { user_id: string }) => (one.user_id < other.user_id ? -1 : 1)
  const expected = (await effectsOn(everybody)).toSorted(byPerson)
  expect(expected).not.toEqual([])
  expect(parts.flatMap(({ data }) => data)).toEqual(expected)
  await expect(shown('csilla', id, 3)).rejects.toThrow(/404/)
})

it('a message that is delivered twice makes no part twice', async () => {
  const table = await companyOf(people)
  const id = await asked()
  await runEffect(task(id))
  const commits = table.commits().length
  await runEffect(task(id))
  expect(table.commits()).toHaveLength(commits)
})

/** What DynamoDB answers where an item is another one than was read. */
const cancelled = Object.assign(new Error('cancelled'), {
  name: 'TransactionCanceledException',
  CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
})

it('a run that meets another one of the same question has its message delivered again, and goes on then', async () => {
  const table = await companyOf(people)
  const id = await asked()
  table.meanwhile(() => {
    throw cancelled
  })
  await expect(runEffect(task(id))).rejects.toThrow(Conflict)
  await runEffect(task(id))
  expect(table.kept(companyEffects, whose)).toMatchObject({ state: 'ready', done: people, parts: 3 })
})

it('whoever asks again ends what they asked before, and what somebody else asked goes on', async () => {
  const table = await companyOf(people)
  const [first, others] = [await asked(), await asked('denes')]
  const second = await asked()
  await runEffect(task(first))
  expect(table.kept(companyEffects, whose)).toMatchObject({ id: second, done: 0 })
  await expect(shown('csilla', first)).rejects.toThrow(/404/)
  await runEffect(task(others, 'denes'))
  expect(await shown('denes', others)).toMatchObject({ state: 'ready' })
  await expect(shown('csilla', others)).rejects.toThrow(/404/)
})

it('ends where somebody asks for another effect while it is being looked for', async () => {
  const table = await companyOf(people)
  const id = await asked()
  table.meanwhile(() => {
    table.keep(companyEffects, { ...table.kept(companyEffects, whose)!, id: 'another' })
    throw cancelled
  })
  await runEffect(task(id))
  expect(table.kept(companyEffects, whose)).toMatchObject({ id: 'another', done: 0, state: 'running' })
})

it('fails for somebody who administers the company no more', async () => {
  const table = await companyOf(people)
  const id = await asked()
  table.keep(members, { ...table.kept(members, { company: 'c', id: 'csilla' })!, role: 1 })
  await runEffect(task(id))
  expect(table.kept(companyEffects, whose)).toMatchObject({ state: 'failed', done: 0 })
})

it('is begun by the stream, once for each question', async () => {
  const table = await companyOf(people)
  const id = await asked()
  const effect = { ...table.kept(companyEffects, whose)!, _kind: 'CompanyEffect' }
  queue.resetHistory()
  await lookForEffectOnChange({ before: undefined, after: effect })
  await lookForEffectOnChange({ before: effect, after: { ...effect, done: 500 } })
  await lookForEffectOnChange({ before: effect, after: undefined })
  const sent = queue.commandCalls(SendMessageBatchCommand).flatMap(({ args }) => args[0].input.Entries ?? [])
  expect(sent.map(({ MessageBody }) => JSON.parse(MessageBody ?? ''))).toEqual([{ task: 'effect', ...task(id) }])
})
