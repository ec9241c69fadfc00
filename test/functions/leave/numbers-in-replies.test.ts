import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { newEmploymentTerms, unknownEmployment, type EmploymentTerms } from '#shared/people/model.ts'
import { refusal, type Caller } from '../in-memory/call.ts'
import {
  asAdmin,
  asAnna,
  asBela,
  asEmese,
  asOwner,
  ask,
  memberOf,
  openLeaveOffice,
  to,
  whose,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { books, requests } = await import('#functions/leave/leave-store.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const anna = (over: Partial<EmploymentTerms>) => office.table.keep(terms, { ...newEmploymentTerms(whose), ...over })
const on = (from_date: string, to_date = from_date) => ({ from_date, to_date })
const unequal = [{ valid_from: '2020-01-01', week: generalWeek, unequal_schedule: true }]
const grant = (days: number, { year = 2026, by = asAdmin, comment = '' } = {}) =>
  to('grant-extra-days', { path: { id: 'anna' }, body: { year, days, comment } }, by)
const balance = (year = 2026, by: Caller = asAnna) =>
  to<BalanceView>('show-balance', { path: { id: 'anna' }, query: { year } }, by)

describe('a balance', () => {
  it('is explained in one line: what the law gives, and what came and went by hand or from other years', async () => {
    const base = '20 base leave (Mt. 116. §)'
    expect((await balance()).explanation).toBe(base)
    anna({ first_year_kept: 2025, taken_before: { unit: 'days', amount: 17 } })
    await grant(2)
    await grant(-1)
    await ask(asAnna, { type_id: 7, ...on('2026-12-01', '2026-12-02') })
    expect((await balance()).explanation).toBe(
      '20 base leave (Mt. 116. §) + 2 one-off added − 1 deducted + 3 carried over − 2 taken of those → 22',
    )
    expect((await balance(2025)).explanation).toBe('20 base leave (Mt. 116. §) − 17 taken before → 3')
    expect((await balance(2027)).explanation).toBe(base)
  })

  it('names who gave days and when, without a name where the person was erased', async () => {
    await grant(2)
    office.table.keep(members, memberOf('emese', { role: 2 }))
    await grant(3, { by: { user: 'emese', role: 2 } })
    const book = office.table.kept(books, { ...whose, year: 2026 })!
    const extras = book.extras.map(extra => (extra.days === 3 ? { ...extra, by: 'gone' } : extra))
    office.table.keep(books, { ...book, extras })
    const given = (await balance()).lines.filter(({ by }) => by !== null)
    expect(given.map(({ days, by, date }) => [days, by?.trim(), date])).toEqual([
      [2, 'Csilla Kis', '2026-11-20'],
      [3, '', '2026-11-20'],
    ])
  })

  it('says what is missing of the person, and nothing where all is known', async () => {
    const { missing } = await balance()
    expect(missing?.length).toBeGreaterThan(0)
    anna({ birth_date: '1990-05-06', gender: 2, employment_start: '2020-01-01' })
    expect(await balance()).not.toHaveProperty('missing')
    anna({ birth_date: '1990-05-06', gender: 2 })
    expect((await balance()).missing).toHaveLength(1)
  })

  it('says until when carried-over days can be taken, in this year alone', async () => {
    expect((await balance()).carried_until).toEqual([])
    anna({ first_year_kept: 2025 })
    expect((await balance()).carried_until).toEqual([{ days: 20, last_date: '2026-12-31' }])
    expect((await balance(2027)).carried_until).toEqual([])
  })

  it('in hours has a line for each thing that gives or takes hours', async () => {
    const lines = async (year?: number) =>
      ((await balance(year)).hour_lines ?? []).map(({ part, hours }) => [part, hours])
    expect(await lines()).toEqual([])
    anna({ hours: unequal })
    expect(await lines()).toEqual([['hours', 160]])
    await grant(2)
    expect(await lines()).toEqual([
      ['hours', 160],
      ['granted', 16],
    ])
    anna({ hours: unequal, taken_before: { unit: 'hours', amount: 12.5 } })
    expect(await lines()).toEqual([
      ['hours', 160],
      ['granted', 16],
      ['taken_before', -12.5],
    ])
    expect(await lines(2027)).toEqual([['hours', 160]])
    anna({ hours: unequal, first_year_kept: 2025 })
    expect(await lines()).toEqual([
      ['hours', 160],
      ['carried', 160],
      ['granted', 16],
    ])
    expect((await balance()).hour_lines?.[1]).toMatchObject({ paragraph: 'Mt. 124. § (3)', label: expect.any(String) })
  })

  it('of a year of two employments is that of the last, with each beside it and its settlement', async () => {
    const earlier = { ...unknownEmployment, employment_start: '2020-01-01', employment_end: '2026-03-31' }
    anna({ first_year_kept: 2026, employment_start: '2026-07-01', earlier_employments: [earlier] })
    const { entitled, exit, employments } = await balance()
    expect([entitled, exit]).toEqual([10, null])
    expect(employments).toMatchObject([
      {
        employment_start: '2020-01-01',
        employment_end: '2026-03-31',
        exit: { date: '2026-03-31', label: expect.any(String) },
      },
      { employment_start: '2026-07-01', employment_end: null, entitled: 10, left: 10, exit: null },
    ])
    expect(employments![0]!.entitled).toBe(5)
    expect(await balance(2027)).toMatchObject({ entitled: 20 })
    expect(await balance(2027)).not.toHaveProperty('employments')
    expect(await balance(2025), 'a year that was not kept here').toMatchObject({ entitled: 0, left: 0, lines: [] })
    // A new employment that has not begun takes nothing from the one of today.
    const ending = { ...unknownEmployment, employment_start: '2020-01-01', employment_end: '2026-11-27' }
    anna({ first_year_kept: 2026, employment_start: '2026-12-14', earlier_employments: [ending] })
    expect(await balance()).toMatchObject({ entitled: 18, exit: { date: '2026-11-27' } })
    anna({ employment_start: '2020-01-01', employment_end: '2026-11-30' })
    expect(await balance()).toMatchObject({
      exit: {
        date: '2026-11-30',
        paid_out: expect.any(Number),
        paragraph: expect.any(String),
        label: expect.any(String),
      },
    })
    expect(await balance()).not.toHaveProperty('employments')
    anna({ employment_start: '2026-07-01', earlier_employments: [{ ...earlier, employment_start: '2026-01-01' }] })
    expect(await balance(2025)).toMatchObject({ year: 2025 })
  })
})

describe('a preview', () => {
  const preview = (over: object = {}, by: Caller = asAnna) =>
    to<Preview>('preview-leave', { body: { type_id: 1, ...on('2026-11-23', '2026-11-24'), ...over } }, by)

  it('counts what is booked already, and a request that is changed only once', async () => {
    const { id } = await ask(asAnna, on('2026-12-01', '2026-12-03'))
    expect((await preview()).left_after).toEqual({ 2026: 15 })
    const changed = { request_id: id, ...on('2026-12-01', '2026-12-04') }
    const shown = await preview(changed, asAdmin)
    expect([shown.days, shown.left_after, shown.errors]).toEqual([4, { 2026: 16 }, {}])
    expect((await preview({ ...changed, ...on('2027-02-01') }, asAdmin)).left_after).toEqual({ 2027: 19 })
    await ask(asAnna, on('2027-03-01'))
    expect((await preview({ ...changed, ...on('2027-02-01') }, asAdmin)).left_after).toEqual({ 2027: 18 })
    expect(await refusal(preview(changed, asEmese))).toMatchObject({ code: 'notFound' })
  })

  it('of carried-over days gives back those that the changed request took', async () => {
    anna({ first_year_kept: 2025 })
    const { id } = await ask(asAnna, { type_id: 7, ...on('2026-12-01', '2026-12-04') })
    const shown = await preview({ type_id: 7, request_id: id, ...on('2027-02-01') }, asAdmin)
    expect(shown.errors).not.toEqual({})
    const same = await preview({ type_id: 7, request_id: id, ...on('2026-12-01', '2026-12-03') }, asAdmin)
    expect(same.left_after).toEqual({ 2026: 17 })
  })

  it('is in hours where leave is kept in hours, and takes from a balance', async () => {
    expect(await preview()).toMatchObject({ hours: null, left_hours_after: null })
    anna({ hours: unequal })
    expect(await preview()).toMatchObject({ hours: 16, left_hours_after: { 2026: 144 } })
    expect((await preview(on('2026-12-31', '2027-01-04'))).left_hours_after).toEqual({ 2026: 152, 2027: 152 })
    expect(await preview({ type_id: 2 })).toMatchObject({ hours: null, left_hours_after: null })
    anna({ hours: unequal, first_year_kept: 2025 })
    const carried = await preview({ type_id: 7 })
    expect(carried).toMatchObject({ hours: 16, left_hours_after: { 2026: 144 }, left_after: { 2026: 18 } })
    expect(await preview(on('2026-11-24', '2026-11-23'))).toMatchObject({ hours: null, left_hours_after: null })
  })

  it('says on how many days sick pay is due, where it is on any', async () => {
    const sick = (to_date: string) => preview({ type_id: 2, ...on('2026-11-23', to_date) })
    expect(await sick('2026-12-11')).not.toHaveProperty('sick_pay_days')
    expect(await sick('2026-12-12')).toMatchObject({ sick_pay_days: 1 })
    expect(await preview()).not.toHaveProperty('sick_pay_days')
  })
})

describe('a request that is changed', () => {
  const change = (id: string, over: object, type_id = 1) =>
    to<RequestView>('change-leave', { path: { id }, body: { type_id, comment: '', ...over } }, asAdmin)
  const shorten = (id: string, over: object) =>
    to<RequestView>('shorten-leave', { path: { id }, body: { reason: 'Ok', ...over } }, asAdmin)
  const bookedIn = (year: number) =>
    office.table.kept(books, { ...whose, year })?.bookings.map(({ from_date, to_date }) => [from_date, to_date]) ?? []

  it('leaves the year it was in, and comes back to it', async () => {
    const { id } = await ask(asAnna, on('2026-12-01'))
    await change(id, on('2027-02-01'))
    expect([bookedIn(2026), bookedIn(2027)]).toEqual([[], [['2027-02-01', '2027-02-01']]])
    await change(id, on('2026-12-02'))
    expect([bookedIn(2026), bookedIn(2027)]).toEqual([[['2026-12-02', '2026-12-02']], []])
  })

  it('is shortened at either end, or to nothing', async () => {
    const { id } = await ask(asAnna, on('2026-11-30', '2026-12-04'))
    expect(await shorten(id, { from_date: '2026-12-01' })).toMatchObject({ days: 4, ...on('2026-12-01', '2026-12-04') })
    expect(await shorten(id, { to_date: '2026-12-03' })).toMatchObject({ days: 3, ...on('2026-12-01', '2026-12-03') })
    await shorten(id, { to_date: null })
    expect([bookedIn(2026), office.table.kept(requests, { ...whose, id })?.status]).toEqual([[], 'cancelled'])
  })

  it('takes carried-over days from those that are left without it', async () => {
    anna({ first_year_kept: 2025 })
    const { id } = await ask(asAnna, { type_id: 7, ...on('2026-11-30', '2026-12-04') })
    expect(await change(id, on('2026-11-30', '2026-12-11'), 7)).toMatchObject({ days: 10 })
    await ask(asAnna, on('2026-12-14', '2026-12-18'))
    expect(await refusal(change(id, on('2026-11-23', '2026-12-11'), 7))).toBeUndefined()
    await ask(asAdmin, { user_id: 'anna', ...on('2026-01-05', '2026-01-09') })
    const tooMany = change(id, on('2026-01-19', '2026-02-13'), 7)
    expect(await refusal(tooMany)).toMatchObject({ code: 'invalid' })
  })

  it('takes no more of them than the year before has left', async () => {
    anna({ first_year_kept: 2025 })
    await grant(-17, { year: 2025 })
    const { id } = await ask(asAnna, { type_id: 7, ...on('2026-12-01', '2026-12-02') })
    expect(await refusal(change(id, on('2026-12-01', '2026-12-04'), 7))).toMatchObject({ code: 'invalid' })
    expect(await change(id, on('2026-12-01', '2026-12-03'), 7)).toMatchObject({ days: 3 })
  })

  it('that is decided waits no longer, and shows who decided what', async () => {
    office.table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
    const waiting = async () => (await to<RequestView[]>('list-waiting', { query: {} }, asBela)).map(({ id }) => id)
    const [yes, no, silent] = [
      await ask(asAnna, on('2026-12-01')),
      await ask(asAnna, on('2026-12-02')),
      await ask(asAnna, on('2026-12-03')),
    ]
    expect(await waiting()).toHaveLength(3)
    const by = { approved_by: { id: 'bela', first_name: 'Béla' } }
    expect(await to('approve-leave', { path: { id: yes.id }, body: { comment: 'Jó' } }, asBela)).toMatchObject(by)
    expect(await to('deny-leave', { path: { id: no.id }, body: { comment: 'Nem' } }, asBela)).toMatchObject({
      status: 'denied',
      response: 'Nem',
    })
    expect(await waiting()).toEqual([silent.id])
    expect(await to('approve-leave', { path: { id: silent.id } }, asBela)).toMatchObject({ response: null })
    expect(await waiting()).toEqual([])
  })

  it('for several people says of each what stood in its way', async () => {
    await ask(asEmese)
    const body = { type_id: 1, comment: '', user_id: ['anna', 'emese'], ...on('2026-11-23', '2026-11-24') }
    const results = await to<{ user_id: string; errors?: object }[]>('request-leave', { body }, asAdmin)
    expect(results.map(({ user_id, errors }) => [user_id, Object.keys(errors ?? {})])).toEqual([
      ['anna', []],
      ['emese', ['from_date']],
    ])
  })
})

it('leave of a company without a calendar, or of nobody, is not found', async () => {
  const elsewhere = { ...asOwner, company: 'd' }
  const seen = () => to('show-balance', { path: { id: 'me' }, query: {} }, elsewhere)
  expect(await refusal(seen())).toMatchObject({ code: 'notFound' })
  office.table.keep(members, { ...memberOf('denes', { role: 3 }), company: 'd' })
  expect(await refusal(seen())).toMatchObject({ code: 'notFound' })
})
