import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { call, refusal, today } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
// What a commit holds is told here without the frame of a call, which has tests of its own.
vi.mock('#functions/platform/serve.ts', () => import('../in-memory/unserved.ts'))

const { inMemoryOffice, memberOf } = await import('../in-memory/office.ts')
const { calendars } = await import('#functions/company/calendar-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { absences, books, requests } = await import('#functions/leave/leave-store.ts')
const { recountOnChange } = await import('#functions/leave/on-change.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { handler: runTask } = await import('#functions/stream/run-task.ts')
const handlerOf = async (name: string) =>
  ((await import(`../../../functions/leave/${name}.ts`)) as { handler: unknown }).handler

const queue = mockClient(SQSClient)
let table: InMemoryTable
beforeEach(() => {
  queue.reset()
  queue.on(SendMessageBatchCommand).resolves({})
  table = inMemoryOffice()
})
const tasks = () =>
  queue
    .commandCalls(SendMessageBatchCommand)
    .flatMap(({ args: [{ input }] }) => input.Entries!.map(({ MessageBody }) => JSON.parse(MessageBody!) as object))

const asAdmin = { user: 'csilla', role: 2 } as const
const asAnna = { user: 'anna', role: 1 } as const
const asBela = { user: 'bela', role: 1 } as const
const to = async <Reply = { data: never }>(
  name: string,
  input: object,
  caller: { user: string; role?: 1 | 2 | 3; language?: 'hu' | 'en' },
) => (await call<Reply>(await handlerOf(name), input, caller)).reply
const form = (over: object = {}) => ({
  type_id: 1,
  from_date: '2026-11-23',
  to_date: '2026-11-24',
  comment: '',
  ...over,
})
const ask = async (by: Parameters<typeof to>[2], over: object = {}) =>
  (await to<{ data: RequestView }>('request-leave', { body: form(over) }, by)).data
const whose = { company: 'c', member: 'anna' }
const bookIn = (year: number) => table.kept(books, { ...whose, year })
const lastCommit = () => table.commits().at(-1)
const facts = ['check COMPANY#c MEMBER#anna', 'check COMPANY#c#MEMBER#anna TERMS']

describe('a request and what becomes of it', () => {
  it('is committed with its days and its traces, while all that it was counted from is as it was read', async () => {
    const { id } = await ask(asAnna)
    const owned = ['put COMPANY#c#MEMBER#anna BOOK#2026', 'put COMPANY#c#MEMBER#anna BOOKS']
    const request = `put COMPANY#c#MEMBER#anna REQUEST#${id}`
    const traceOf = (verb: string, month: string) => `${verb} COMPANY#c#MONTH#${month} anna#${id}`
    expect(lastCommit()).toEqual([...facts, ...owned, request, traceOf('put', '2026-11'), 'put REPLY once'].sort())

    const body = form({ from_date: '2026-12-30', to_date: '2027-01-04' })
    await to('change-leave', { path: { id }, body }, asAdmin)
    const other = 'put COMPANY#c#MEMBER#anna BOOK#2027'
    const moved = [traceOf('delete', '2026-11'), traceOf('put', '2026-12'), traceOf('put', '2027-01')]
    const told = (number: number) => `put COMPANY#c#AUDIT ${number}`
    expect(lastCommit()).toEqual([...facts, ...owned, other, request, ...moved, told(1), 'put REPLY once'].sort())
    expect([bookIn(2026)?.bookings, bookIn(2027)?.bookings]).toMatchObject([[{ days: 2 }], [{ days: 1 }]])

    await to('approve-leave', { path: { id }, body: { comment: 'Jó' } }, asBela)
    expect(table.kept(requests, { ...whose, id })).toMatchObject({ status: 'approved', response: 'Jó' })
    const kept = [traceOf('put', '2026-12'), traceOf('put', '2027-01')]
    expect(lastCommit()).toEqual([...facts, ...owned, other, request, ...kept, 'put REPLY once'].sort())

    await to('undo-decision', { path: { id } }, asBela)
    expect(table.kept(requests, { ...whose, id })).toMatchObject({ status: 'pending', response: null })
    expect(lastCommit()).toContain('put REPLY once')

    const shorter = { to_date: '2026-12-31', reason: 'Ok' }
    await to('shorten-leave', { path: { id }, body: shorter }, asAdmin)
    expect(bookIn(2027)?.bookings).toEqual([])
    expect(lastCommit()).toEqual(
      [
        ...facts,
        ...owned,
        other,
        request,
        told(2),
        traceOf('put', '2026-12'),
        traceOf('delete', '2027-01'),
        'put REPLY once',
      ].sort(),
    )

    await to('cancel-leave', { path: { id } }, asAnna)
    expect(bookIn(2026)?.bookings).toEqual([])
    expect(lastCommit()).toEqual([...facts, ...owned, request, traceOf('delete', '2026-12'), 'put REPLY once'].sort())
  })

  it('is denied by an email’s link without words, and is taken from nobody else’s hands', async () => {
    const { id } = await ask(asAnna)
    expect(await refusal(to('deny-leave-by-link', { path: { id } }, { user: 'emese' }))).toMatchObject({
      code: 'notFound',
    })
    await to('deny-leave-by-link', { path: { id } }, asBela)
    expect(table.kept(requests, { ...whose, id })).toMatchObject({ status: 'denied', response: null })
    expect(lastCommit()).toContain(`delete COMPANY#c#MONTH#2026-11 anna#${id}`)
    const next = await ask(asAnna)
    await to('deny-leave', { path: { id: next.id } }, asBela)
    expect(table.kept(requests, { ...whose, id: next.id })).toMatchObject({ status: 'denied', response: null })
    expect(await refusal(to('show-request', { path: { id } }, { user: 'emese' }))).toMatchObject({ code: 'notFound' })
  })

  it('for several people is made once for each, as assigned, and refused only where it could be made for nobody', async () => {
    const several = (user_id: string[], caller: Parameters<typeof to>[2] = asAdmin) =>
      to<{ data: { user_id: string; id?: string; errors?: Record<string, string[]> }[] }>(
        'request-leave',
        { body: form({ user_id }) },
        caller,
      )
    const { data } = await several(['anna', 'emese', 'anna', 'nobody'])
    expect(data).toEqual([
      { user_id: 'anna', id: expect.stringMatching(/^anna-/) },
      { user_id: 'emese', id: expect.stringMatching(/^emese-/) },
      { user_id: 'nobody', errors: { user_id: [expect.any(String)] } },
    ])
    expect(table.commits().map(steps => steps.includes('put REPLY once'))).toEqual([true, true])
    expect(table.kept(requests, { ...whose, id: data[0]!.id! })).toMatchObject({ mandatory: true, submitter: 'csilla' })
    expect(
      table.kept(requests, {
        ...whose,
        id: (await ask(asAnna, { from_date: '2026-12-01', to_date: '2026-12-01' })).id,
      }),
    ).toMatchObject({ mandatory: false })

    const refused = (await refusal(several(['anna', 'emese']))) as { code: string; errors: Record<string, unknown[]> }
    expect([refused.code, Object.values(refused.errors).map(({ length }) => length)]).toEqual(['invalid', [1]])
    expect(await refusal(several(['anna'], asAnna))).toMatchObject({
      code: 'forbidden',
      sentence: { key: 'problems:onlyAdminsForOthers' },
    })

    const ids = data.flatMap(({ id }) => id ?? [])
    const before = table.commits().length
    const back = await to('cancel-several', { body: { ids: [...ids, ids[0], 'anna-none'] } }, asAdmin)
    expect(back.data).toMatchObject([{ id: ids[0] }, { id: ids[1] }, { id: 'anna-none', errors: [expect.any(String)] }])
    const done = table.commits().slice(before)
    expect(done.map(steps => steps.includes('put REPLY once'))).toEqual([true, true])
    expect(ids.map(id => table.kept(requests, { company: 'c', member: id.split('-')[0]!, id })?.status)).toEqual([
      'cancelled',
      'cancelled',
    ])
  })

  it('waits for whoever decides, by its first day, but not of somebody who has left', async () => {
    table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
    const first = await ask(asAnna)
    const second = await ask(asAnna, { from_date: '2026-12-01', to_date: '2026-12-01' })
    await ask({ user: 'emese' })
    const waiting = async (caller: Parameters<typeof to>[2], limit?: string) => {
      const { data, total } = await to<{ data: RequestView[]; total: number }>(
        'list-waiting',
        { query: { limit } },
        caller,
      )
      return [data.map(({ id }) => id), total]
    }
    expect(await waiting(asBela)).toEqual([[first.id, second.id], 2])
    expect((await waiting(asBela, '1'))[0]).toHaveLength(1)
    expect(await waiting(asBela, '0')).toEqual([[], 2])
    expect((await waiting(asAdmin, '-1'))[1]).toBe(3)
    table.keep(members, memberOf('anna', { approver_ids: ['bela'], status: 'deleted' }))
    expect(await waiting(asBela)).toEqual([[], 0])
    expect((await waiting(asAdmin))[1]).toBe(1)
  })

  it('waits for whoever stands in for an approver, while they are away and no longer', async () => {
    table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
    table.keep(members, memberOf('bela', { stand_in: 'emese' }))
    const { id } = await ask(asAnna)
    const waiting = async () => {
      const reply = await to<{ data: RequestView[] }>('list-waiting', { query: {} }, { user: 'emese' })
      return reply.data.map(request => request.id)
    }
    expect(await waiting()).toEqual([])
    const away = { type_id: 1, status: 'approved' as const, from_date: today, to_date: today }
    table.keep(absences, { company: 'c', month: today.slice(0, 7), member: 'bela', request: 'bela-r', ...away })
    expect(await waiting()).toEqual([id])
  })

  it('of an illness is shown when its owner has left, without the days of sick pay that count no more', async () => {
    table.keep(terms, { ...newEmploymentTerms(whose), base_sick_days: null })
    const { id, sick_pay_days } = await ask(asAnna, { type_id: 2, from_date: '2026-12-01', to_date: '2026-12-31' })
    const shown = () => to<{ data: { sick_pay_days?: number } }>('show-request', { path: { id } }, asAdmin)
    expect(sick_pay_days).toBeGreaterThan(0)
    expect((await shown()).data.sick_pay_days).toBe(sick_pay_days)
    table.keep(members, memberOf('anna', { status: 'deleted' }))
    expect((await shown()).data.sick_pay_days).toBeUndefined()
  })
})

/** The steps of a commit without the new id of a change in the history. */
const withoutIds = (steps: string[] | undefined) =>
  steps?.map(step => step.replace(/(?<=FACT_CHANGE#)\w+/, '').replace(/#AUDIT .*/, '#AUDIT'))

describe('days given and taken by hand', () => {
  it('go with the account, so that a request at the same moment conflicts, and only those named go again', async () => {
    const grant = (days: number) =>
      to<{ data: { id: string } }>(
        'grant-extra-days',
        { path: { id: 'anna' }, body: { year: 2026, days, comment: 'x' } },
        asAdmin,
      )
    const [two, less] = [await grant(2), await grant(-1)]
    const steps = [
      'check COMPANY#c MEMBER#anna',
      'put COMPANY#c#AUDIT',
      'put COMPANY#c#MEMBER#anna BOOK#2026',
      'put COMPANY#c#MEMBER#anna BOOKS',
      'put COMPANY#c#MEMBER#anna FACT_CHANGE#',
      'put REPLY once',
    ]
    expect(table.commits().map(withoutIds)).toEqual([steps, steps])
    const listed = async (caller: Parameters<typeof to>[2], id = 'me', query: object = {}) =>
      (await to<{ data: { days: number; year: number }[] }>('list-extra-days', { path: { id }, query }, caller)).data
    expect((await listed(asAnna)).map(({ days, year }) => [days, year])).toEqual([
      [2, 2026],
      [-1, 2026],
    ])
    expect(await listed(asBela, 'anna', { year: 2027 })).toEqual([])
    expect(await refusal(listed({ user: 'emese' }, 'anna'))).toMatchObject({ code: 'notFound' })

    const balance = async (caller: Parameters<typeof to>[2], id: string, query: object = {}) =>
      (
        await to<{ data: { year: number; lines: object[]; explanation: string } }>(
          'show-balance',
          { path: { id }, query },
          caller,
        )
      ).data
    const { lines, year, explanation } = await balance(asBela, 'anna')
    expect(year).toBe(2026)
    expect(lines).toContainEqual(expect.objectContaining({ days: 2, by: 'Csilla Kis', date: today }))
    expect(lines[0]).toMatchObject({ by: null, date: null })
    expect(explanation).toMatch(/ \+ .*2.* − .*1.* → 21$/)
    expect((await balance(asAnna, 'me', { year: 2027 })).year).toBe(2027)
    expect(await refusal(balance({ user: 'emese' }, 'anna'))).toMatchObject({ code: 'notFound' })

    const remove = (extraId: string, query: object = {}) =>
      to('remove-extra-days', { path: { id: 'anna', extraId }, query }, asAdmin)
    expect(await refusal(remove('none'))).toMatchObject({ code: 'notFound' })
    expect(await refusal(remove(two.data.id, { year: 2027 }))).toMatchObject({ code: 'notFound' })
    await remove(two.data.id)
    expect(withoutIds(lastCommit())).toEqual(steps)
    expect(bookIn(2026)?.extras.map(({ id }) => id)).toEqual([less.data.id])
  })
})

describe('a preview', () => {
  const preview = async (over: object = {}, caller: Parameters<typeof to>[2] = asAnna) => {
    const { comment: _, ...body } = { ...form(), ...over }
    return (
      await to<{ data: Record<string, unknown> & { away: { id: string }[]; approvers: { id: string }[] } }>(
        'preview-leave',
        { body },
        caller,
      )
    ).data
  }

  it('counts what can be counted only, up to the longest request', async () => {
    expect(await preview()).toMatchObject({
      days: 2,
      calendar_days: 2,
      hours: null,
      left_hours_after: null,
      left_after: { 2026: 18 },
    })
    const nothing = { days: 0, calendar_days: 0, by_year: {}, skipped: [], away: [] }
    await ask({ user: 'emese' })
    expect(await preview({ to_date: '2026-11-22' })).toMatchObject(nothing)
    expect(await preview({ to_date: '2028-11-23' })).toMatchObject(nothing)
    expect(await preview({ to_date: '2028-11-22' })).toMatchObject({ calendar_days: 731 })
    expect(await preview({ type_id: 7, to_date: '2026-11-23' })).toMatchObject({ left_after: { 2026: -1 } })
    expect(await preview({ type_id: 3 })).toMatchObject({ left_after: null, approvers: [] })
    expect(await refusal(preview({ user_id: 'emese' }))).toMatchObject({ code: 'forbidden' })
  })

  it('names colleagues of the same group who are away, and whoever decides that day', async () => {
    await ask({ user: 'emese' })
    await ask({ user: 'emese' }, { type_id: 3, from_date: '2026-12-01', to_date: '2026-12-01' })
    await ask(asAnna, { from_date: '2026-12-02', to_date: '2026-12-02' })
    const away = async (over: object = {}) => (await preview(over)).away.map(({ id }) => id)
    expect(await away()).toEqual(['emese'])
    expect(await away({ from_date: '2026-12-01', to_date: '2026-12-03' })).toEqual([])
    table.keep(members, memberOf('emese', { group: 'g' }))
    expect(await away()).toEqual([])
    table.keep(members, memberOf('emese', { status: 'inactive' }))
    expect(await away()).toEqual([])

    const deciders = async () => (await preview()).approvers.map(({ id }) => id).sort()
    expect(await deciders()).toEqual(['bela'])
    table.keep(members, memberOf('bela', { stand_in: 'emese' }), memberOf('emese'))
    await ask(asBela, { type_id: 2, from_date: today, to_date: today })
    expect(await deciders()).toEqual(['bela', 'emese'])
    table.keep(members, memberOf('bela', { stand_in: 'anna' }))
    expect(await deciders()).toEqual(['bela', 'csilla', 'denes'])
    table.keep(members, memberOf('bela', { stand_in: 'emese' }), memberOf('emese', { status: 'inactive' }))
    expect(await deciders()).toEqual(['bela', 'csilla', 'denes'])
    table.keep(members, memberOf('bela', { status: 'inactive' }))
    expect(await deciders()).toEqual(['csilla', 'denes'])
  })
})

describe('who is away', () => {
  it('is told for up to a hundred days, and for two weeks unless asked otherwise', async () => {
    await ask(asAnna, { from_date: '2026-12-04', to_date: '2026-12-07' })
    await ask({ user: 'emese' }, { from_date: '2026-11-30', to_date: '2026-12-01' })
    await ask({ user: 'emese' }, { from_date: '2026-12-07', to_date: '2026-12-07' })
    const absent = async (query: object = {}) =>
      (await to<{ data: { user_id: string; from_date: string }[] }>('list-absent', { query }, asAnna)).data.map(
        ({ user_id, from_date }) => [user_id, from_date],
      )
    expect(await absent()).toEqual([
      ['emese', '2026-11-30'],
      ['anna', '2026-12-04'],
    ])
    expect(await absent({ from: '2026-12-05', to: '2026-12-05' })).toEqual([['anna', '2026-12-04']])
    expect(await absent({ from: '2026-12-01', to: '2027-03-10' })).toHaveLength(3)
    for (const query of [
      { from: '2026-12-01', to: '2027-03-11' },
      { from: '2026-12-01', to: '2026-11-30' },
    ])
      expect(await refusal(absent(query))).toMatchObject({ errors: { to: [{ key: 'problems:dateRange' }] } })
  })
})

describe('a change that booked leave is counted by', () => {
  const image = (kind: { name: string }, item: object) => ({ ...item, _kind: kind.name })

  it('is counted again: everybody’s for the calendar, one person’s for their own hours', async () => {
    const before = table.kept(calendars, { company: 'c' })!
    const own_days = [{ id: 'd', name: 'Nap', date: '2026-12-02', observed_on: null }]
    await recountOnChange({ before: image(calendars, before), after: image(calendars, { ...before, own_days }) })
    const everybodys = { task: 'recount', company: 'c', scope: { month: '2026-12' } }
    expect(tasks()).toEqual([everybodys, everybodys])
    queue.resetHistory()

    const hours = [{ valid_from: '2026-12-01', week: { ...generalWeek, friday: 0 } }]
    const [plain, four] = [newEmploymentTerms(whose), { ...newEmploymentTerms(whose), hours }]
    const task = { task: 'recount', company: 'c', member: 'anna', scope: { since: '2026-12-01' } }
    for (const was of [image(terms, plain), undefined]) {
      await recountOnChange({ before: was, after: image(terms, four) })
      expect(tasks()).toEqual([task])
      queue.resetHistory()
    }
  })

  it('is nothing to count again where it begins, ends, or concerns no hours', async () => {
    const calendar = image(calendars, table.kept(calendars, { company: 'c' })!)
    const anna = image(terms, { ...newEmploymentTerms(whose), caregiver: true })
    for (const [before, after] of [
      [undefined, calendar],
      [calendar, undefined],
      [calendar, calendar],
      [anna, image(terms, newEmploymentTerms(whose))],
      [anna, undefined],
      [undefined, image(members, memberOf('anna'))],
    ])
      await recountOnChange({ before, after })
    expect(tasks()).toEqual([])
  })

  it('leaves alone who was deleted, and commits a count for everybody else', async () => {
    const recount = runTask as unknown as (event: object, context: object) => Promise<object>
    const run = (task: object) =>
      recount({ Records: [{ messageId: 'm', body: JSON.stringify({ task: 'recount', company: 'c', ...task }) }] }, {})
    const [mine, theirs] = [
      await ask(asAnna, { from_date: '2028-11-13', to_date: '2028-11-17' }),
      await ask({ user: 'emese' }, { from_date: '2028-11-13', to_date: '2028-11-17' }),
    ]
    const calendar = table.kept(calendars, { company: 'c' })!
    const own_days = [{ id: 'd', name: 'Nap', date: '2028-11-15', observed_on: null }]
    table.keep(calendars, { ...calendar, own_days })
    table.keep(members, memberOf('emese', { status: 'deleted' }))
    const before = table.commits().length
    expect(await run({ scope: { month: '2028-11' } })).toEqual({ batchItemFailures: [] })
    expect(table.commits()).toHaveLength(before + 1)
    const costs = (member: string, id: string) => table.kept(requests, { company: 'c', member, id })?.days_by_year
    expect([costs('anna', mine.id), costs('emese', theirs.id)]).toEqual([{ 2028: 4 }, { 2028: 5 }])
    await run({ scope: { since: '2028-01-01' } })
    expect(table.commits()).toHaveLength(before + 1)
    expect(tasks()).toEqual([])
  })

  it('is chosen in the calendar, by which what was decided at the same moment is decided again', async () => {
    const { data } = await to('change-leave-rules', { body: { roundingMode: 'each_part' } }, asAdmin)
    expect(data).toMatchObject({ roundingMode: 'each_part', country: 'HU' })
    expect(table.commits()).toEqual([['put COMPANY#c CALENDAR', 'put COMPANY#c#AUDIT 1', 'put REPLY once']])
    expect((await to('show-leave-rules', {}, asAdmin)).data).toEqual(data)
  })

  it('has an effect on those who are there', async () => {
    table.keep(members, memberOf('emese', { status: 'deleted' }))
    await ask(asAnna, { from_date: '2026-12-01', to_date: '2026-12-03' })
    const body = { call: 'POST /holiday', body: { name: 'Nap', date: '2026-12-02' } }
    const effect = await to<{ data: { user_id: string }[] }>('calendar-effect', { body }, asAdmin)
    expect(effect.data.map(({ user_id }) => user_id)).toEqual(['anna'])
    table.keep(members, memberOf('anna', { status: 'deleted' }))
    expect((await to('calendar-effect', { body }, asAdmin)).data).toEqual([])
  })
})
