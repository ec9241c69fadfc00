import { expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { YearAfter } from '#shared/leave/contract/list-waiting-balances.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import {
  asAdmin,
  asAnna,
  asBela,
  asEmese,
  ask,
  openLeaveOffice,
  replyOf,
  to,
  whose,
} from '../in-memory/leave-office.ts'
import type { Caller } from '../in-memory/call.ts'

const office = openLeaveOffice()
const { terms } = await import('#functions/people/terms-store.ts')

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
