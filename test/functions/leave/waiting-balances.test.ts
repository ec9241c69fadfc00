import { expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { YearAfter } from '#shared/leave/contract/request/list-waiting-balances.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
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
import { today, type Caller } from '../in-memory/call.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { absences } = await import('#functions/leave/leave-store.ts')

const balances = async (by: Caller, ids: string[]) =>
  Object.fromEntries(
    (
      await to<{ id: string; years: YearAfter[] }[]>('list-waiting-balances', { query: { ids: ids.join(',') } }, by)
    ).map(({ id, years }) => [id, years]),
  )
const waiting = async (by: Caller) =>
  (await replyOf<{ data: RequestView[] }>('list-waiting', { query: {} }, by)).data.map(({ id }) => id)
const on = (from_date: string, to_date = from_date) => ({ from_date, to_date })

it('what waits is listed by its first day', async () => {
  const [last, first] = [await ask(asAnna, on('2026-12-14')), await ask(asAnna)]
  expect(await waiting(asAdmin)).toEqual([first.id, last.id])
})

it('tells whoever decides what is left before and after, year by year', async () => {
  const { id } = await ask(asAnna, on('2026-12-30', '2027-01-05'))
  const { balance } = await replyOf<{ balance: { left: number; entitled: number } }>(
    'list-days-off',
    { query: {} },
    asAnna,
  )
  const [first, second] = (await balances(asBela, [id]))[id]!
  expect(first).toEqual({
    year: 2026,
    entitled: balance.entitled,
    before: balance.left + 2,
    after: balance.left,
    unit: 'days',
  })
  expect([second!.year, second!.before - second!.after]).toEqual([2027, 2])
})

it('tells it in hours where leave is kept in hours', async () => {
  office.table.keep(terms, {
    ...newEmploymentTerms(whose),
    hours: [{ valid_from: '2020-01-01', week: { ...generalWeek, monday: 12, tuesday: 4 }, unequal_schedule: true }],
  })
  const { id } = await ask(asAnna)
  const [year] = (await balances(asBela, [id]))[id]!
  expect(year).toMatchObject({ year: 2026, unit: 'hours' })
  expect(year!.before - year!.after).toBe(16)
})

it('names no year where the type takes from no balance', async () => {
  const { id } = await ask(asAnna, { type_id: 6 })
  expect(await balances(asAdmin, [id])).toEqual({ [id]: [] })
})

it('leaves out what is decided, unknown, or not for the reader', async () => {
  const [open, decided] = [await ask(asAnna), await ask(asAnna, on('2026-12-14'))]
  await to('approve-leave', { path: { id: decided.id }, body: {} }, asBela)
  const ids = [open.id, decided.id, 'anna-none', 'nobody-none']
  expect(Object.keys(await balances(asBela, ids))).toEqual([open.id])
  expect(await balances(asEmese, ids)).toEqual({})
})

it('leaves out who has left, for whoever decides on everybody and for an approver', async () => {
  office.table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
  const { id } = await ask(asAnna)
  expect([await waiting(asBela), await waiting(asAdmin)]).toEqual([[id], [id]])
  office.table.keep(members, memberOf('anna', { approver_ids: ['bela'], status: 'deleted' }))
  expect([await waiting(asBela), await waiting(asAdmin)]).toEqual([[], []])
  expect([await balances(asBela, [id]), await balances(asAdmin, [id])]).toEqual([{}, {}])
})

it('tells it to whoever stands in for an approver, while they are away', async () => {
  office.table.keep(members, memberOf('bela', { stand_in: 'emese' }))
  const { id } = await ask(asAnna)
  expect(await balances(asEmese, [id])).toEqual({})
  const away = { type_id: 1, status: 'approved' as const, from_date: today, to_date: today }
  office.table.keep(absences, { company: 'c', month: today.slice(0, 7), member: 'bela', request: 'bela-r', ...away })
  expect(Object.keys(await balances(asEmese, [id]))).toEqual([id])
})

it('has nothing to tell of carried-over leave, on which nobody decides', async () => {
  const since = { employment_start: '2015-01-05', first_year_kept: 2025 }
  office.table.keep(terms, { ...newEmploymentTerms(whose), ...since })
  const { id, status } = await ask(asAnna, { type_id: 7 })
  expect(status).toBe('approved')
  expect([await waiting(asAdmin), await balances(asAdmin, [id])]).toEqual([[], {}])
})

it('judges a request by the employment in which it lies', async () => {
  const earlier = { employment_start: '2020-01-01', employment_end: '2026-11-30' }
  office.table.keep(terms, {
    ...newEmploymentTerms(whose),
    employment_start: '2026-12-01',
    earlier_employments: [{ ...earlier, first_year_kept: null, taken_before: null, brought: [] }],
  })
  const [first, second] = [await ask(asAnna), await ask(asAnna, on('2026-12-14'))]
  const told = await balances(asBela, [first.id, second.id])
  // 334 and 31 days of the year, of twenty days of leave.
  expect(told[first.id]).toEqual([{ year: 2026, entitled: 18, before: 18, after: 16, unit: 'days' }])
  expect(told[second.id]).toEqual([{ year: 2026, entitled: 2, before: 2, after: 1, unit: 'days' }])
})
