import { describe, expect, it, vi } from 'vitest'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { BulkResultView } from '#shared/leave/contract/request/show-bulk-request.ts'
import type { requestLeave } from '#shared/leave/contract/request/request-leave.ts'
import type { BulkRequestView } from '#shared/leave/view/bulk-request-view.ts'
import { refusal } from '../in-memory/call.ts'
import { asAdmin, asAnna, asOwner, memberOf, openLeaveOffice, replyOf, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { bulkPeople, bulkProgress, bulkRequests } = await import('#functions/leave/bulk-request-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { runBulkOnChange } = await import('#functions/leave/on-change.ts')
const { handler } = await import('#functions/stream/run-task.ts')
const { log } = await import('#functions/platform/log.ts')

const days = { type_id: 1, from_date: '2026-11-23', to_date: '2026-11-24', comment: '' }

/** So many people beside those of the office, by their ids in order. */
function staff(count: number): string[] {
  const ids = Array.from({ length: count }, (_, number) => `p${String(number).padStart(3, '0')}`)
  for (const id of ids) office.table.keep(members, { ...memberOf('emese'), id })
  return ids
}

const begin = async (user_id: string[], caller = asAdmin) =>
  replyOf<ReplyOf<typeof requestLeave>>('request-leave', { body: { ...days, user_id } }, caller)
const shown = (bulk: string, caller = asAdmin) =>
  to<BulkRequestView & { results?: BulkResultView[] }>('show-bulk-request', { path: { id: bulk } }, caller)
const undo = (bulk: string, caller = asAdmin) =>
  to<BulkRequestView>('undo-bulk-request', { path: { id: bulk } }, caller)

/** A message of the task, as the queue delivers it; what failed of it. */
async function deliver(bulk: string) {
  const Records = [{ messageId: 'm', body: JSON.stringify({ task: 'bulk', company: 'c', bulk }) }]
  const run = handler as unknown as (event: object, context: object) => Promise<{ batchItemFailures: object[] }>
  return (await run({ Records }, {})).batchItemFailures
}

const live = () =>
  [...office.table.rows().values()].flatMap(({ _kind, status, member }) =>
    _kind === requests.name && status !== 'cancelled' ? [String(member)] : [],
  )

describe('leave for more people than one call has time for', () => {
  it('daily 3: is booked by a task, with a result for each, as one request would be', async () => {
    const ids = staff(120)
    const reply = await begin([...ids, 'nobody', ids[0]!])
    expect(reply).toEqual({
      data: [],
      bulk: { bulk_id: expect.any(String), status: 'booking', total: 121, done: 0, booked: 0 },
    })
    expect(office.table.commits().at(-1)).toContain('put REPLY once')
    const { bulk_id } = reply.bulk!
    expect(await shown(bulk_id)).toMatchObject({ status: 'booking', done: 0 })
    expect(await deliver(bulk_id)).toEqual([])

    const { results, ...progress } = await shown(bulk_id)
    expect(progress).toMatchObject({ bulk_id, status: 'booked', total: 121, done: 121, booked: 120, kind: 'leave' })
    expect(results).toHaveLength(121)
    expect(results![0]).toEqual({ user_id: ids[0], id: expect.stringMatching(/^p000-/) })
    expect(results!.at(-1)).toEqual({ user_id: 'nobody', errors: { user_id: [expect.any(String)] } })
    const request = office.table.kept(requests, { company: 'c', member: ids[5]!, id: results![5]!.id! })
    expect(request).toMatchObject({ mandatory: true, submitter: 'csilla', status: 'pending' })
    expect(request!.history).toMatchObject([{ what: 'requested', by: 'csilla' }])
  })

  it('is nobody’s who may not ask for others, and is seen by nobody of another company', async () => {
    const ids = staff(101)
    expect(await refusal(begin(ids, asAnna))).toMatchObject({ code: 'forbidden' })
    const { bulk } = await begin(ids)
    expect(await refusal(shown(bulk!.bulk_id, { ...asAdmin, company: 'other' }))).toMatchObject({ code: 'notFound' })
    expect(await refusal(undo(bulk!.bulk_id, { ...asAdmin, company: 'other' }))).toMatchObject({ code: 'notFound' })
  })

  it('begins when it is there and when it is taken back, and at nothing else', async () => {
    const { bulk } = await begin(staff(101))
    const item = office.table.kept(bulkRequests, { company: 'c', id: bulk!.bulk_id })!
    const after = { ...item, _kind: bulkRequests.name }
    await runBulkOnChange({ before: undefined, after })
    await runBulkOnChange({ before: after, after: { ...after, undone_by: 'denes' } })
    await runBulkOnChange({ before: after, after: undefined })
    await runBulkOnChange({ before: undefined, after: { _kind: bulkProgress.name } })
    const task = { task: 'bulk', company: 'c', bulk: bulk!.bulk_id }
    expect(office.tasks()).toEqual([task, task])
  })

  it('is undone as one, also what was booked of it before it was stopped; what has begun stays, with its reason', async () => {
    const ids = staff(103)
    const { bulk_id } = (await begin(ids)).bulk!
    await deliver(bulk_id)
    const { results } = await shown(bulk_id)
    const first = results![0]!.id!
    const request = office.table.kept(requests, { company: 'c', member: ids[0]!, id: first })!
    office.table.keep(requests, { ...request, from_date: '2026-11-01' })

    expect(await undo(bulk_id, asOwner)).toMatchObject({ status: 'undoing', done: 103, booked: 103 })
    expect(await refusal(undo(bulk_id))).toMatchObject({ code: 'conflict' })
    await deliver(bulk_id)
    const undone = await shown(bulk_id)
    expect(undone).toMatchObject({ status: 'undone', done: 0, booked: 1 })
    expect(undone.results![0]).toEqual({ user_id: ids[0], id: first, kept: [expect.any(String)] })
    expect(undone.results![1]).toMatchObject({ is_undone: true })
    const cancelled = office.table.kept(requests, { company: 'c', member: ids[1]!, id: results![1]!.id! })!
    expect(cancelled.history.at(-1)).toMatchObject({ what: 'cancelled', by: 'denes' })
    expect(live()).toEqual([ids[0]])
  })

  it('goes on in another message when half of the time is over', async () => {
    const { bulk_id } = (await begin(staff(101))).bulk!
    const clock = vi.spyOn(performance, 'now')
    const reached = () => office.table.kept(bulkProgress, { company: 'c', bulk: bulk_id })!.reached
    clock.mockImplementation(() => (reached() < 40 ? 1000 : 15_001))
    await deliver(bulk_id)
    expect([reached(), office.tasks()]).toEqual([40, [{ task: 'bulk', company: 'c', bulk: bulk_id }]])
    clock.mockRestore()
    await deliver(bulk_id)
    expect(await shown(bulk_id)).toMatchObject({ status: 'booked', booked: 101 })
  })

  it('books for nobody any more whose administrator has lost the right meanwhile', async () => {
    const ids = staff(101)
    const { bulk_id } = (await begin(ids)).bulk!
    office.table.keep(members, memberOf('csilla', { role: 1 }))
    await deliver(bulk_id)
    const { results, booked } = await shown(bulk_id)
    expect([booked, live()]).toEqual([0, []])
    expect(results![0]).toMatchObject({ errors: { user_id: [expect.any(String)] } })
  })

  it('books and cancels nothing any more in a company that was deleted meanwhile', async () => {
    const ids = staff(101)
    const { bulk: before } = await begin(ids.slice(0, 100).concat('nobody'))
    await deliver(before!.bulk_id)
    const { bulk } = await begin(ids)
    await undo(before!.bulk_id)
    const booked = live()
    const company = office.table.kept(companies, { id: 'c' })!
    office.table.keep(companies, { ...company, is_deleted: true })
    await deliver(bulk!.bulk_id)
    await deliver(before!.bulk_id)
    office.table.keep(companies, company)
    expect(live()).toEqual(booked)
    const why = 'The company was deleted meanwhile.'
    expect((await shown(bulk!.bulk_id)).results!.at(-1)!.errors).toEqual({ user_id: [why] })
    expect((await shown(before!.bulk_id)).results![0]!.kept).toEqual([why])
  })

  it('goes on after a person for whom it fails', async () => {
    const ids = staff(101)
    const { bulk_id } = (await begin(ids)).bulk!
    office.table.keep(members, { ...memberOf('emese'), id: ids[3]!, approver_ids: 'unreadable' as never })
    const failed = vi.spyOn(log, 'error').mockReturnValue()
    expect(await deliver(bulk_id)).toEqual([])
    expect(failed).toHaveBeenCalledOnce()
    failed.mockRestore()
    const { results, booked } = await shown(bulk_id)
    expect([booked, results![3]!.errors]).toEqual([100, { user_id: ['An error occurred'] }])
  })

  it('lies in parts of five hundred people', async () => {
    const ids = Array.from({ length: 1200 }, (_, number) => `x${number}`)
    const { bulk_id } = (await begin(ids)).bulk!
    const part = (name: string) => office.table.kept(bulkPeople, { company: 'c', bulk: bulk_id, part: name })!.people
    expect(['00000', '00001', '00002'].map(name => part(name).length)).toEqual([500, 500, 200])
    expect(part('00002').at(-1)).toBe('x1199')
    await deliver(bulk_id)
    const { results } = await shown(bulk_id)
    expect(results!.map(({ user_id }) => user_id)).toEqual(ids)
  })
})
