import { expect, it } from 'vitest'
import { newEmploymentTerms } from '#shared/people/model.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import type { PersonBalance } from '#shared/leave/contract/list-balances.ts'
import { asAdmin, asAnna, asBela, ask, memberOf, openLeaveOffice, to, whose } from '../in-memory/leave-office.ts'
import { now } from '../in-memory/call.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const balances = (...ids: string[]) => to<PersonBalance[]>('list-balances', { query: { ids: ids.join(',') } }, asAdmin)
const balanceOf = (id: string) => to<BalanceView>('show-balance', { path: { id }, query: {} }, asAdmin)

/** An employment of somebody who came into the books in an earlier year, with leave of the last one left. */
const employ = (member: string, over: object = {}) =>
  office.table.keep(terms, {
    ...newEmploymentTerms({ company: 'c', member }),
    birth_date: '1985-04-01',
    employment_start: '2019-02-01',
    first_year_kept: 2024,
    member_since: now.seconds,
    ...over,
  })

const shown = ({ entitled, used, planned, pending, left }: BalanceView | PersonBalance) => ({
  entitled,
  used,
  planned,
  pending,
  left,
})

it('R18 each balance of the list is that of the profile, also where carried-over leave is booked over the end of the year', async () => {
  const brought = [{ from_year: 2025, unit: 'days', amount: 5, last_date: '2027-03-31', reason: 'betegség' }]
  employ('anna', { first_year_kept: 2026, brought })
  employ('bela', { brought: [], earlier_employments: [{ ...newEmploymentTerms(whose), employment_end: '2018-12-31' }] })
  await ask(asAnna)
  await ask(asAdmin, { user_id: 'anna', type_id: 7, from_date: '2026-12-30', to_date: '2027-01-05', auto_approve: 1 })
  await ask(asBela, { from_date: '2026-12-14', to_date: '2026-12-18' })
  const listed = await balances('anna', 'bela')
  expect(listed.map(({ id }) => id)).toEqual(['anna', 'bela'])
  for (const one of listed) expect(shown(one)).toEqual(shown(await balanceOf(one.id)))
  expect(listed[0]!.pending).toBe(2)
})

it('names the next absence, whole where it goes on into another year, and not who works at home', async () => {
  employ('anna')
  await ask(asAnna, { type_id: 3, from_date: '2026-11-23', to_date: '2026-11-23' })
  expect((await balances('anna'))[0]!.next).toBeNull()
  await ask(asAnna, { from_date: '2026-12-30', to_date: '2027-01-05' })
  expect((await balances('anna'))[0]!.next).toEqual({
    type_id: 1,
    from_date: '2026-12-30',
    to_date: '2027-01-05',
    is_pending: true,
  })
})

it('leaves out former employees, people of other companies and those of whom nothing is known', async () => {
  employ('anna', { member_since: undefined })
  employ('bela', { member_since: undefined })
  office.table.keep(members, memberOf('bela', { status: 'deleted' }))
  office.table.keep(terms, { ...newEmploymentTerms({ company: 'other', member: 'zita' }), member_since: now.seconds })
  expect((await balances('anna', 'bela', 'zita', 'emese')).map(({ id }) => id)).toEqual(['anna'])
})
