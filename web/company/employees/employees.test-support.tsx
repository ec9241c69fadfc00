import { useLocation } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { listBalances, type PersonBalance } from '#shared/leave/contract/list-balances.ts'
import { people } from '#shared/people/contract.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { listed } from '#test/web/people/support.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { userIn } from '../people.test-support.ts'
import { EmployeesPage } from './employees-page.tsx'

/** The balance of somebody whose next absence is a sick leave. */
export const balanceOf = (id: string): PersonBalance => ({
  id,
  year: 2026,
  entitled: 25,
  used: 9,
  planned: 3,
  pending: 2,
  left: 11,
  in_hours: null,
  next: { type_id: 2, from_date: '2026-12-01', to_date: '2026-12-02', is_pending: false },
})

/** One of each: active, active with something missing, and invited. */
export const few = [
  listed('anna', 'Kis Anna', { position: 'Asztalos', group_id: 'office' }),
  listed('bela', 'Nagy Béla', { role: 2, missing: ['birth_date'] }),
  listed('c', '', { is_active: false, status: 'invited', email: 'uj@kekto.example' }),
]

/** Shows the page to an administrator of these people, with what stands in its address. */
export function show(everybody: readonly EssentialEmployee[] = few, at = '/company/employees') {
  answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
  answer(people.listPeople, () => ({ data: [...everybody] }))
  answer(company.listGroups, () => ({ data: [{ id: 'office', name: 'Iroda' }] }))
  answer(listBalances, ({ query }) => ({ data: query.ids.split(',').map(balanceOf) }))
  showFresh(
    <>
      <Address />
      <EmployeesPage />
    </>,
    at,
  )
}

const Address = () => <output data-testid="address">{useLocation().search}</output>

export const search = () => page.getByTestId('address').element().textContent

export const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)

export const rows = (count: number) => expect.poll(() => names().length).toBe(count)
