import { SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SheetView } from '#shared/attendance/contract/sheet-view.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { call, refusal, type Caller } from '../in-memory/call.ts'
import { stubSettings } from '../in-memory/settings.ts'
import type { InMemoryTable } from '../in-memory/table.ts'

stubSettings()
vi.mock('#functions/platform/serve.ts', () => import('../in-memory/unserved.ts'))

const { inMemoryOffice } = await import('../in-memory/office.ts')
const { books } = await import('#functions/leave/leave-store.ts')
const { sheets } = await import('#functions/attendance/attendance-store.ts')

const queue = mockClient(SQSClient)
let table: InMemoryTable
beforeEach(() => {
  queue.reset()
  table = inMemoryOffice()
})

const asAdmin = { user: 'csilla', role: 2 } as const
const asAnna = { user: 'anna', role: 1 } as const
const asBela = { user: 'bela', role: 1 } as const
const asEmese = { user: 'emese', role: 1 } as const
const whose = { company: 'c', member: 'anna' }
const october = '2026-10'

const at = async (feature: string, name: string) =>
  ((await import(`../../../functions/${feature}/${name}.ts`)) as { handler: unknown }).handler
const to = async <Data = SheetView>(name: string, input: object, caller: Caller, feature = 'attendance') =>
  (await call<{ data: Data }>(await at(feature, name), input, caller)).reply.data
const correct = (date: string, body: object, by: Caller = asAnna) =>
  to('correct-attendance', { path: { date }, body }, by)
const handIn = (by: Caller = asAnna, month = october) =>
  to('hand-in-attendance', { body: { month, user_id: 'anna' } }, by)
interface Outcome {
  user_id: string
  is_accepted: boolean
  error?: string
}
const accept = async (by: Caller = asBela, month = october) =>
  (await to<Outcome[]>('accept-attendance', { body: { month, user_ids: ['anna'] } }, by))[0]!
const reopen = (by: Caller, reason?: string) =>
  to('reopen-attendance', { body: { month: october, user_id: 'anna', reason } }, by)
const show = (by: Caller, query: object = { user_id: 'anna', month: october }) => to('show-attendance', { query }, by)
const kept = () => table.kept(sheets, { ...whose, month: october })
const leave = <Data = RequestView>(name: string, input: object, by: Caller) => to<Data>(name, input, by, 'leave')
const draft = (over: object = {}) => ({
  type_id: 1,
  from_date: '2026-10-05',
  to_date: '2026-10-06',
  comment: '',
  ...over,
})

describe('R16 a sheet of attendance', () => {
  it('is corrected cell by cell, and holds nothing of a day that is as scheduled again', async () => {
    await correct('2026-10-05', { end: '18:00' })
    const { days, totals } = await correct('2026-10-05', { note: 'Leltár' })
    expect(days[4]).toMatchObject({ worked: { end: '18:00' }, overtime_minutes: 90, correction: { note: 'Leltár' } })
    expect(totals.overtime_minutes).toBe(90)
    expect(kept()).toMatchObject({ overtime_minutes: 90 })
    await correct('2026-10-05', { end: null, note: '' })
    expect(kept()).toMatchObject({ overtime_minutes: 0, corrections: {} })
    expect(table.commits().at(-1)).toEqual(
      ['check COMPANY#c MEMBER#anna', 'put COMPANY#c#MEMBER#anna SHEET#2026-10', 'put REPLY once'].sort(),
    )
  })

  it('keeps what makes no sense, tells why, and is not handed in with it', async () => {
    const { days, may } = await correct('2026-10-05', { start: '17:00' })
    expect(days[4]).toMatchObject({ worked: null, mistake: 'The end is earlier than the start.' })
    expect(may.hand_in).toBe(false)
    expect(await refusal(handIn())).toMatchObject({ code: 'conflict' })
    await correct('2026-10-05', { start: null })
    expect((await handIn()).state).toBe('handed_in')
  })

  it('is seen by the person, those who decide for them and administrators; nobody else knows that it is there', async () => {
    for (const by of [asAnna, asBela, asAdmin]) expect((await show(by)).days).toHaveLength(31)
    expect(await refusal(show(asEmese))).toMatchObject({ code: 'notFound' })
    expect(await refusal(correct('2026-10-05', { user_id: 'anna', end: '18:00' }, asEmese))).toMatchObject({
      code: 'notFound',
    })
    expect(await refusal(correct('2026-10-05', { user_id: 'anna', end: '18:00' }, asBela))).toMatchObject({
      code: 'forbidden',
    })
    expect((await show(asAnna, {})).month).toBe('2026-11')
  })

  it('an administrator corrects it for somebody, which the audit log keeps', async () => {
    await correct('2026-10-05', { user_id: 'anna', end: '18:00' }, asAdmin)
    expect(table.commits().at(-1)).toContain('put COMPANY#c#AUDIT 1')
  })

  it('is not corrected on a day of leave, after this month, on a day that is none, or once it was handed in', async () => {
    await leave('request-leave', { body: { ...draft(), user_id: 'anna', auto_approve: 1 } }, asAdmin)
    expect(await refusal(correct('2026-10-05', { end: '18:00' }))).toMatchObject({ code: 'conflict' })
    expect(await refusal(correct('2026-12-01', { end: '18:00' }))).toMatchObject({ code: 'invalid' })
    expect(await refusal(correct('2026-02-30', { end: '18:00' }))).toMatchObject({ code: 'notFound' })
    await handIn()
    expect(await refusal(correct('2026-10-08', { end: '18:00' }))).toMatchObject({ code: 'conflict' })
    expect(await refusal(handIn())).toMatchObject({ code: 'conflict' })
  })

  it('is handed in from the last working day of its month on, and taken back until it is accepted', async () => {
    expect(await refusal(handIn(asAnna, '2026-11'))).toMatchObject({ code: 'conflict' })
    await handIn()
    expect((await reopen(asAnna)).state).toBe('open')
    await handIn()
    await accept()
    expect(await refusal(reopen(asAnna, 'Mégsem'))).toMatchObject({ code: 'forbidden' })
  })
})

describe('an accepted sheet', () => {
  it('locks its month: with its days, in the book of its year', async () => {
    await handIn()
    expect(await accept()).toEqual({ user_id: 'anna', is_accepted: true })
    expect(kept()).toMatchObject({
      state: 'accepted',
      history: [{ what: 'handed_in' }, { what: 'accepted', by: 'bela' }],
    })
    expect(kept()!.accepted_days).toHaveLength(31)
    expect(table.kept(books, { ...whose, year: 2026 })?.locked_months).toEqual([10])
    expect(table.commits().at(-1)).toEqual(
      [
        'check COMPANY#c MEMBER#anna',
        'check COMPANY#c#MEMBER#anna TERMS',
        'put COMPANY#c#AUDIT 1',
        'put COMPANY#c#MEMBER#anna BOOK#2026',
        'put COMPANY#c#MEMBER#anna BOOKS',
        'put COMPANY#c#MEMBER#anna SHEET#2026-10',
      ].sort(),
    )
    expect(await accept()).toMatchObject({ is_accepted: false, error: expect.stringContaining('already') as string })
  })

  it('is accepted by those who decide for the person, never by the person, unless they are a superadmin', async () => {
    await handIn()
    expect(await accept(asAnna)).toMatchObject({ is_accepted: false })
    expect(await accept(asEmese)).toMatchObject({ is_accepted: false })
    expect(await accept(asAdmin)).toMatchObject({ is_accepted: true })
  })

  it('waits for leave of its month that nobody has decided on', async () => {
    const { id } = await leave('request-leave', { body: { ...draft(), user_id: 'anna' } }, asAdmin)
    await handIn()
    expect(await accept()).toMatchObject({ is_accepted: false })
    await leave('deny-leave', { path: { id }, body: { comment: 'Nem lehet' } }, asBela)
    expect(await accept()).toMatchObject({ is_accepted: true })
  })

  it('keeps leave of its month as it is: none is added, moved, shortened or withdrawn, until it is reopened for a reason', async () => {
    const taken = {
      body: { ...draft({ from_date: '2026-10-29', to_date: '2026-11-03' }), user_id: 'anna', auto_approve: 1 },
    }
    const { id } = await leave('request-leave', taken, asAdmin)
    await handIn()
    await accept()
    const locked = {
      book: () => leave('request-leave', { body: { ...draft(), user_id: 'anna' } }, asAdmin),
      move: () => leave('change-leave', { path: { id }, body: draft({ to_date: '2026-10-07' }) }, asAdmin),
      shorten: () =>
        leave('shorten-leave', { path: { id }, body: { from_date: '2026-10-30', reason: 'Korábban' } }, asAdmin),
    }
    for (const change of Object.values(locked))
      expect(await refusal(change())).toMatchObject({ code: /invalid|conflict/ })
    // What lies in other months may change.
    await leave('shorten-leave', { path: { id }, body: { to_date: '2026-11-02', reason: 'Korábban' } }, asAdmin)
    expect(await refusal(reopen(asBela))).toMatchObject({ code: 'invalid' })
    expect(await reopen(asBela, 'Kimaradt egy nap')).toMatchObject({
      state: 'open',
      history: [{}, {}, { what: 'reopened', reason: 'Kimaradt egy nap', by_name: 'Béla Kis' }],
    })
    expect(table.kept(books, { ...whose, year: 2026 })?.locked_months).toBeUndefined()
    await locked.book()
  })
})
