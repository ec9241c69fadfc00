import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, it } from 'vitest'
import { generalWeek, type WorkingPattern } from '#shared/calendar/working-pattern.ts'
import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { refusal, today, type Caller } from '../in-memory/call.ts'
import {
  asAdmin,
  asAnna,
  asBela,
  asEmese,
  ask,
  memberOf,
  openLeaveOffice,
  replyOf,
  to,
  whose,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { sickPayOf } = await import('#functions/leave/sick-pay.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const listed = (by: Caller, query: object = {}) =>
  replyOf<{
    data: RequestView[]
    types: OfferedType[]
    balance: BalanceView
    working_patterns: WorkingPattern[]
  }>('list-days-off', { query }, by)
const anna = (over: Partial<EmploymentTerms>) => office.table.keep(terms, { ...newEmploymentTerms(whose), ...over })
const on = (from_date: string, to_date = from_date) => ({ from_date, to_date })

describe('the days off of a year', () => {
  it('are those that lie in it, whenever they began and whatever became of them, the newest first', async () => {
    const across = await ask(asAnna, on('2026-12-30', '2027-01-05'))
    const [later, first] = [await ask(asAnna, on('2026-12-01')), await ask(asAnna)]
    const cancelled = await ask(asAnna, on('2026-12-02'))
    await to('cancel-leave', { path: { id: cancelled.id } }, asAnna)
    await ask(asEmese, on('2026-12-03'))
    const idsOf = async (by: Caller, query: object = {}) => (await listed(by, query)).data.map(({ id }) => id)
    const all = [across.id, cancelled.id, later.id, first.id]
    expect(await idsOf(asAnna)).toEqual(all)
    expect(await idsOf(asBela, { user_id: 'anna', year: 2026 })).toEqual(all)
    expect(await idsOf(asAnna, { year: 2027 })).toEqual([across.id])
    expect(await idsOf(asAnna, { year: 2028 })).toEqual([])
    expect((await listed(asAnna)).balance).toMatchObject({ year: 2026, pending: 5 })
    expect((await listed(asAnna, { year: 2027 })).balance).toMatchObject({ year: 2027, pending: 2 })
  })

  it('are for the person, approvers and administrators; for the others there are only one’s own', async () => {
    await ask(asAnna)
    for (const by of [asAnna, asBela, asAdmin]) expect((await listed(by, { user_id: 'anna' })).data).toHaveLength(1)
    expect(await refusal(listed(asEmese, { user_id: 'anna' }))).toMatchObject({ code: 'notFound' })
    expect((await listed(asEmese)).data).toEqual([])
  })

  it('R13 are this year’s and all that is ahead where no year is named', async () => {
    const [soon, later, afterNext] = [
      await ask(asAnna),
      await ask(asAnna, on('2027-01-18', '2027-01-19')),
      await ask(asAnna, on('2028-02-07')),
    ]
    const idsOf = async (query: object = {}) => (await listed(asAnna, query)).data.map(({ id }) => id)
    expect(await idsOf()).toEqual([afterNext.id, later.id, soon.id])
    expect(await idsOf({ year: 2026 })).toEqual([soon.id])
    expect((await listed(asAnna)).balance).toEqual((await listed(asAnna, { year: 2026 })).balance)
  })

  it('come with every type, why it cannot be taken, and its windows for those who may know of children', async () => {
    anna({
      gender: 1,
      children: [{ id: 'kid', birth_year: 2026, birth_date: '2026-11-01', disabled: false }],
    })
    const typesFor = async (by: Caller) => (await listed(by, { user_id: 'anna' })).types
    const types = await typesFor(asAnna)
    expect(types.map(({ id, available }) => [id, available])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(id => [id, ![4, 7].includes(id)]),
    )
    expect(types.filter(({ reason }) => reason).map(({ id }) => id)).toEqual([4, 7])
    expect(types[0]).toEqual({ id: 1, label: 'Annual leave', available: true })
    const window = { child_id: 'kid', from_date: '2026-11-01', to_date: expect.any(String), left: expect.any(Number) }
    expect(types.flatMap(({ id, windows }) => (windows ? [[id, windows]] : []))).toEqual([
      [8, [{ ...window, left: 44 }]],
      [9, [{ ...window, left: 10 }]],
    ])
    expect(await typesFor(asAdmin)).toEqual(types)
    for (const type of await typesFor(asBela)) expect(type).not.toHaveProperty('windows')
  })

  it('are counted by the hours of the person, which an approver need not know', async () => {
    const week = { ...generalWeek, friday: 0 }
    anna({ hours: [{ valid_from: '2020-01-01', week }] })
    const weeksFor = async (by: Caller) =>
      (await listed(by, { user_id: 'anna' })).working_patterns.map(pattern => pattern.week.friday)
    expect(await weeksFor(asAnna)).toContain(0)
    expect(await weeksFor(asAdmin)).toContain(0)
    expect(await weeksFor(asBela)).toEqual([generalWeek.friday])
  })
})

describe('sick pay', () => {
  /** Fifteen working days, which is the sick leave of a year. */
  const wholeSickLeave = { type_id: 2, ...on('2026-11-23', '2026-12-10') }
  const sick = (from_date: string, to_date = from_date) => ask(asAnna, { type_id: 2, ...on(from_date, to_date) })
  const shown = async (query: object = {}) =>
    Object.fromEntries((await listed(asAnna, query)).data.map(({ id, sick_pay_days }) => [id, sick_pay_days]))

  it('is due from the first day after the sick leave of the year, and is said only where it is', async () => {
    const first = await ask(asAnna, wholeSickLeave)
    expect([first.days, first]).toEqual([14, expect.not.objectContaining({ sick_pay_days: expect.anything() })])
    const [within, beyond, vacation] = [
      await sick('2026-12-14'),
      await sick('2026-12-15'),
      await ask(asAnna, on('2026-12-16')),
    ]
    expect([within.sick_pay_days, beyond.sick_pay_days, vacation.sick_pay_days]).toEqual([undefined, 1, undefined])
    expect(await shown()).toEqual({
      [first.id]: undefined,
      [within.id]: undefined,
      [beyond.id]: 1,
      [vacation.id]: undefined,
    })
    await to('cancel-leave', { path: { id: beyond.id } }, asAnna)
    expect((await shown())[beyond.id]).toBeUndefined()
    const request = office.table.kept(requests, { ...whose, id: beyond.id })!
    office.table.keep(requests, { ...request, status: 'pending' })
    expect((await shown())[beyond.id]).toBe(1)
  })

  it('is counted with the illnesses of every year that a sick leave touches, whichever year is asked for', async () => {
    await ask(asAnna, wholeSickLeave)
    const { id, days, sick_pay_days } = await sick('2026-12-21', '2027-01-05')
    expect([days, sick_pay_days]).toEqual([9, 6])
    expect([(await shown())[id], (await shown({ year: 2027 }))[id]]).toEqual([6, 6])
  })

  it('of a sick leave that is changed is counted as if it had not been booked before', async () => {
    const { id } = await sick('2026-11-23', '2026-12-11')
    const change = (from_date: string, to_date: string) =>
      to<RequestView>(
        'change-leave',
        { path: { id }, body: { type_id: 2, comment: '', ...on(from_date, to_date) } },
        asAdmin,
      )
    expect(await change('2026-11-25', '2026-12-16')).toMatchObject({ days: 17, sick_pay_days: 2 })
    expect(await change('2026-12-30', '2027-01-05')).not.toHaveProperty('sick_pay_days')
    expect(await change('2027-01-04', '2027-01-26')).toMatchObject({ days: 17, sick_pay_days: 2 })
  })

  it('is not counted for somebody who has left, and fails where nothing can be read', async () => {
    const { id } = await sick('2026-11-23', '2027-01-05')
    const request = office.table.kept(requests, { ...whose, id })!
    expect(await sickPayOf([request], today)).toEqual(new Map([[id, expect.any(Number)]]))
    office.table.keep(members, memberOf('anna', { status: 'deleted' }))
    expect(await sickPayOf([request], today)).toEqual(new Map())
    mockClient(DynamoDBDocumentClient).on(BatchGetCommand).rejects(new Error('no table'))
    await expect(sickPayOf([request], today)).rejects.toThrow()
  })
})
