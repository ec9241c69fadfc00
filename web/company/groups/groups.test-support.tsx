import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { people } from '#shared/people/contract.ts'
import { listPeople, type EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { listed } from '#test/web/people/support.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { userIn } from '../people.test-support.ts'
import { GroupsPage } from './groups-page.tsx'

export const adam = listed('adam', 'Veres Ádám', { group_id: 'workshop', approver_ids: ['bela'] })
export const bela = listed('bela', 'Nagy Béla', { group_id: 'workshop' })
export const csilla = listed('csilla', 'Kovács Csilla', { group_id: 'office' })
export const lilla = listed('lilla', 'Szabó Lilla')
export const workshop = { id: 'workshop', name: 'Műhely', approver_ids: ['bela'] }
export const office = { id: 'office', name: 'Iroda', approver_ids: ['csilla'] }

/** What an administrator finds: two groups, and somebody in none. */
export function answerGroups() {
  answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
  answer(listGroups, () => ({ data: [workshop, office] }))
  answerPeople(adam, bela, csilla, lilla)
}

export const answerPeople = (...data: EssentialEmployee[]) => answer(listPeople, () => ({ data }))

export async function shown(at?: string) {
  showFresh(<GroupsPage />, at)
  await expect.element(group('Műhely')).toBeVisible()
}

export const group = (name: string) => page.getByRole('region', { name })
export const personIn = (name: string, person: string) => group(name).getByRole('button', { name: person, exact: true })
export const dialog = (name: string) => page.getByRole('dialog', { name })
export const question = page.getByRole('alertdialog')

export const press = (name: string, within: { getByRole: typeof page.getByRole } = page) =>
  userEvent.click(within.getByRole('button', { name, exact: true }))

/** Chooses what is done with a group. */
export const act = async (name: string, action: string) => {
  await press(`Műveletek: ${name}`)
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

/** Moves somebody by the menu beside their name. */
export async function moveByMenu(person: string, to: string) {
  await press(`Áthelyezés: ${person}`)
  await userEvent.click(page.getByRole('menuitem', { name: to }))
}

/** Picks somebody in a dialog, and closes the list of people. */
export async function pick(person: string, within: ReturnType<typeof dialog>) {
  await userEvent.fill(within.getByRole('combobox'), person)
  await userEvent.click(page.getByRole('option', { name: new RegExp(person) }))
  await userEvent.keyboard('{Escape}')
}
