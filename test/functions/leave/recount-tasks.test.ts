import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { today } from '../in-memory/call.ts'
import { asAnna, asEmese, ask, memberOf, openLeaveOffice, whose } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { calendars } = await import('#functions/company/calendar-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { absences, books, requests } = await import('#functions/leave/leave-store.ts')
const { recountOnChange } = await import('#functions/leave/on-change.ts')
const { handler } = await import('#functions/stream/run-task.ts')
const { log } = await import('#functions/platform/log.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const task = (over: object) => ({ task: 'recount', company: 'c', ...over })
/** The outcome of the task: the messages that failed. */
const run = async (over: object) => {
  const Records = [{ messageId: 'm', body: JSON.stringify(task(over)) }]
  return (
    await (handler as unknown as (event: object, context: object) => Promise<{ batchItemFailures: object[] }>)(
      { Records },
      {},
    )
  ).batchItemFailures
}
const on = (from_date: string, to_date = from_date) => ({ from_date, to_date })
const costOf = ({ id }: { id: string }) =>
  Object.values(office.table.kept(requests, { company: 'c', member: id.split('-')[0]!, id })!.days_by_year)
/** Friday becomes a day off for everybody. */
const fridaysOff = () => {
  const calendar = office.table.kept(calendars, { company: 'c' })!
  const week = { ...generalWeek, friday: 0 }
  office.table.keep(calendars, { ...calendar, hours: [...calendar.hours, { valid_from: '2026-01-01', week }] })
}
const december = { month: '2026-12' }

describe('a recount', () => {
  it('is of those who are away in the month, or of everybody, after whom it is to go on', async () => {
    const week = on('2026-12-14', '2026-12-18')
    const [anna, emese] = [await ask(asAnna, week), await ask(asEmese, week)]
    fridaysOff()
    expect(await run({ scope: december, after: 'anna' })).toEqual([])
    expect([costOf(anna), costOf(emese)]).toEqual([[5], [4]])
    expect(await run({ scope: { since: '2026-12-01' }, after: 'bela' })).toEqual([])
    expect(costOf(anna)).toEqual([5])
    expect(await run({ scope: { since: '2026-12-01' } })).toEqual([])
    expect(costOf(anna)).toEqual([4])
    expect(office.tasks()).toEqual([])
  })

  it('is of one person alone where it is theirs', async () => {
    const [anna, emese] = [await ask(asAnna, on('2026-12-14', '2026-12-18')), await ask(asEmese, on('2026-12-18'))]
    fridaysOff()
    expect(await run({ scope: december, member: 'anna' })).toEqual([])
    expect([costOf(anna), costOf(emese), office.tasks()]).toEqual([[4], [1], []])
  })

  it('is of a page of people; the rest goes on in another message', async () => {
    const ids = Array.from({ length: 25 }, (_, n) => `p${n + 10}`)
    const away = { company: 'c', month: '2026-12', type_id: 1, status: 'approved' as const, ...on('2026-12-01') }
    for (const member of ids) office.table.keep(absences, { ...away, member, request: `${member}-r` })
    office.table.keep(members, { ...memberOf('emese'), id: 'zed' })
    const zed = await ask({ user: 'zed' }, on('2026-12-14', '2026-12-18'))
    fridaysOff()
    await run({ scope: december })
    const rest = { scope: december, after: 'p34' }
    expect([office.tasks(), costOf(zed)]).toEqual([[task(rest)], [5]])
    await run(rest)
    expect([office.tasks(), costOf(zed)]).toEqual([[task(rest)], [4]])
    await run({ scope: december, after: 'zed' })
    expect(office.tasks()).toHaveLength(1)
  })

  it('leaves a person whose recount fails to a task of their own, which alone is tried again, and goes on with the others', async () => {
    const week = on('2026-12-14', '2026-12-18')
    const [anna, emese] = [await ask(asAnna, week), await ask(asEmese, week)]
    const request = office.table.kept(requests, { ...whose, id: anna.id })!
    office.table.keep(requests, { ...request, history: 'unreadable' as never })
    fridaysOff()
    const failed = vi.spyOn(log, 'error').mockReturnValue()
    expect(await run({ scope: december })).toEqual([])
    expect([costOf(emese), office.tasks()]).toEqual([[4], [task({ scope: december, member: 'anna' })]])
    expect(await run({ scope: december, member: 'anna' })).toEqual([{ itemIdentifier: 'm' }])
    expect(office.tasks()).toHaveLength(1)
    failed.mockRestore()
  })

  it('leaves the rest to another message when half of the time is over, and not earlier', async () => {
    const clock = vi.spyOn(performance, 'now')
    const [anna] = [await ask(asAnna, on('2026-12-01')), await ask(asEmese, on('2026-12-01'))]
    expect(costOf(anna)).toEqual([1])
    const took = async (milliseconds: number, over: object = {}) => {
      clock.mockReturnValueOnce(1000).mockReturnValue(1000 + milliseconds)
      await run({ scope: december, ...over })
      return office.tasks().length
    }
    expect(await took(14_000)).toBe(0)
    expect(await took(14_001, { member: 'anna' })).toBe(0)
    expect(await took(14_001)).toBe(1)
    clock.mockRestore()
    expect(office.tasks()).toEqual([task({ scope: december, after: 'anna' })])
  })

  it('passes over a request that is gone and a person who has left, and is tried again where it fails', async () => {
    const { id } = await ask(asAnna, on('2026-12-01'))
    const book = office.table.kept(books, { ...whose, year: 2026 })!
    office.table.keep(books, { ...book, bookings: [{ ...book.bookings[0]!, request: 'anna-gone' }, ...book.bookings] })
    fridaysOff()
    expect(await run({ scope: december })).toEqual([])
    const request = office.table.kept(requests, { ...whose, id })!
    const failed = vi.spyOn(log, 'error').mockReturnValue()
    const dynamo = mockClient(DynamoDBDocumentClient)
    dynamo.on(QueryCommand).resolves({ Items: [{ ...book, _kind: books.name, _version: 1 }] })
    dynamo.on(GetCommand).callsFake(({ Key }: { Key: { _sk: string } }) => ({
      Item: Key._sk.startsWith('REQUEST#') ? { ...request, _kind: requests.name } : undefined,
    }))
    dynamo.on(BatchGetCommand).rejects(new Error('no table'))
    expect(await run({ scope: december, member: 'anna' })).toEqual([{ itemIdentifier: 'm' }])
    expect(failed).toHaveBeenCalled()
    failed.mockRestore()
  })

  const months = [december, { month: '2027-01' }]
  it.each([months, months.toReversed()])(
    'cloud 5: counts a leave across New Year in both years, whichever comes first: %o, %o',
    async (...scopes) => {
      const { id } = await ask(asAnna, on('2026-12-28', '2027-01-08'))
      const before = costOf({ id })
      const dates = ['2026-12-30', '2027-01-06']
      const own_days = dates.map(date => ({ id: date, name: 'Leállás', date, observed_on: null }))
      office.table.keep(calendars, { ...office.table.kept(calendars, { company: 'c' })!, own_days })
      for (const scope of scopes) await run({ scope })
      expect(costOf({ id })).toEqual(before.map(days => days - 1))
    },
  )

  it('reliability 2: keeps its place within one person whose leave takes longer than a message has', async () => {
    const asked: { id: string }[] = []
    for (const tuesday of ['2026-12-01', '2026-12-08', '2026-12-15'])
      asked.push(await ask(asAnna, on(tuesday, addDays(tuesday, 1))))
    const week = { ...generalWeek, wednesday: 0 }
    const calendar = office.table.kept(calendars, { company: 'c' })!
    office.table.keep(calendars, { ...calendar, hours: [{ valid_from: '2026-01-01', week }] })
    const clock = vi.spyOn(performance, 'now')
    const ids = asked.map(({ id }) => id).sort()
    const costs = () => ids.map(id => costOf({ id })[0])
    const counted = () => costs().filter(cost => cost === 1).length
    clock.mockImplementation(() => (counted() < 2 ? 1000 : 15_001))
    await run({ scope: december })
    expect(costs()).toEqual([1, 1, 2])
    expect(office.tasks()).toEqual([task({ scope: december, after_request: ids[1] })])
    clock.mockRestore()
    await run({ scope: december, after_request: ids[1] })
    expect(costs()).toEqual([1, 1, 1])
    expect(office.tasks()).toHaveLength(1)
  })

  it('law 19 cancels leave in which no working day is left, once', async () => {
    const { id } = await ask(asAnna, on('2026-12-18'))
    fridaysOff()
    expect(await run({ scope: december })).toEqual([])
    const cancelled = office.table.kept(requests, { ...whose, id })
    expect(cancelled).toMatchObject({ status: 'cancelled', history: [{}, { what: 'without_working_days' }] })
    expect(office.table.kept(books, { ...whose, year: 2026 })?.bookings).toEqual([])
    expect(office.table.kept(absences, { ...whose, month: '2026-12', request: id })).toBeUndefined()
    expect(await run({ scope: december })).toEqual([])
    expect(office.table.kept(requests, { ...whose, id })?.history).toHaveLength(2)
  })

  it('takes off leave what lies outside the employment', async () => {
    const [across, after] = [await ask(asAnna, on('2026-12-30', '2027-01-05')), await ask(asAnna, on('2027-02-01'))]
    office.table.keep(terms, { ...newEmploymentTerms(whose), employment_end: '2026-12-31' })
    expect(await run({ member: 'anna', scope: { outside: 'employment' } })).toEqual([])
    expect(office.table.kept(requests, { ...whose, id: after.id })?.status).toBe('cancelled')
    expect(office.table.kept(requests, { ...whose, id: across.id })).toMatchObject({ to_date: '2026-12-31' })
  })
})

describe('a change of the calendar', () => {
  it('cloud 5: begins a recount at once, and another when no transaction that read the old one can still be on its way', async () => {
    const calendar = { ...office.table.kept(calendars, { company: 'c' })!, _kind: calendars.name }
    const week = { ...generalWeek, friday: 0 }
    const after = { ...calendar, hours: [...calendar.hours, { valid_from: '2026-12-01', week }], _version: 2 }
    await recountOnChange({ before: calendar, after })
    const counted = task({ scope: { since: '2026-12-01' } })
    expect(office.tasks()).toEqual([counted, counted])
    expect(office.delays()).toEqual([0, 45])
  })
})

describe('a change of employment terms', () => {
  const image = (over: Partial<EmploymentTerms>) => ({ ...newEmploymentTerms(whose), ...over, _kind: terms.name })
  const hours = [{ valid_from: '2026-12-01', week: { ...generalWeek, friday: 0 } }]
  beforeEach(() => void vi.setSystemTime(today))

  it('begins a recount of what is outside the employment, and of what the hours count', async () => {
    const outside = task({ member: 'anna', scope: { outside: 'employment' } })
    const counted = task({ member: 'anna', scope: { since: '2026-12-01' } })
    const end = { employment_end: '2026-12-31' }
    for (const [before, after, tasks] of [
      [image({}), image({ hours }), [counted]],
      [image({}), image(end), [outside]],
      [image({}), image({ ...end, hours }), [outside, counted]],
      [image(end), image(end), []],
      [image(end), undefined, []],
    ] as const) {
      const earlier = office.tasks().length
      await recountOnChange({ before, after })
      expect(office.tasks().slice(earlier)).toEqual(tasks)
    }
  })
})
