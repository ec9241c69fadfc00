import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listCompanies } from '#shared/backoffice/contract/companies/list-companies.ts'
import { addUserGroupMembers } from '#shared/backoffice/contract/user-groups/add-user-group-members.ts'
import { listUserGroupMembers } from '#shared/backoffice/contract/user-groups/list-user-group-members.ts'
import { removeUserGroupMember } from '#shared/backoffice/contract/user-groups/remove-user-group-member.ts'
import { listUsers } from '#shared/backoffice/contract/users/list-users.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { savedFiles } from '#web/ui/files/saved-files.test-support.ts'
import { operatorIn } from '../backoffice.test-support.ts'
import { AreaParams } from '../frame/area-params.ts'
import { UserGroupPage } from './user-group-page.tsx'
import { act, anna, button, kekto, letter, membersAre, press, small } from './user-groups.test-support.ts'

const open = (id = 'letter', at?: string) =>
  showFresh(
    <AreaParams value={{ id }}>
      <UserGroupPage confirmed={act => act()} />
    </AreaParams>,
    at,
  )
const dialog = () => page.getByRole('dialog')

beforeEach(() => {
  operatorIn()
  membersAre(letter, kekto, anna)
})
afterEach(() => void vi.restoreAllMocks())

describe('O09 a user group', () => {
  it('shows its companies, and its people beside them', async () => {
    open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hírlevél' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Kéktó Műhely Kft.' }))
      .toHaveAttribute('href', '/admin/companies/c')
    expect(await axeOfElement()).toEqual([])
    await userEvent.click(page.getByRole('radio', { name: 'Felhasználók' }))
    await expect.element(page.getByRole('link', { name: 'Kis Anna' })).toHaveAttribute('href', '/admin/users/anna')
    await expect.element(page.getByText('anna@kekto.example')).toBeVisible()
  })

  it('says that a tab is empty, and of a search that nothing was found', async () => {
    membersAre(letter, kekto)
    open('letter', '/admin/user-groups/letter?of=account')
    await expect.element(page.getByText('Ebben a csoportban nincs felhasználó.')).toBeVisible()
    await userEvent.fill(page.getByRole('searchbox'), 'senki')
    await expect.element(page.getByText('Nincs a keresésnek megfelelő sor.')).toBeVisible()
    await press('Keresés törlése')
    // The tab stays.
    await expect.element(page.getByText('Ebben a csoportban nincs felhasználó.')).toBeVisible()
  })

  it('by a rule has companies alone, whom nobody adds or takes out', async () => {
    membersAre(small, { ...kekto, by_rule: true })
    open('small')
    await expect.element(page.getByText('2–9 aktív munkatárs')).toBeVisible()
    await expect.element(page.getByText(/azután minden reggel/)).toBeVisible()
    expect(page.getByRole('radio').elements()).toEqual([])
    expect(button('Cégek hozzáadása').elements()).toEqual([])
    expect(page.getByRole('row').getByRole('button').elements()).toEqual([])
  })

  it('gets companies that are found by name', async () => {
    const { id, name } = kekto
    const row = { id, name, country: 'HU', created_at: 0, seats: 3, standing: 'starter' as const }
    answer(listCompanies, ({ query }) => ({
      data: query.q === 'kék' ? [{ ...row, asks_for_grant: false, last_day: null, erase_on: null }] : [],
      next: null,
    }))
    answer(addUserGroupMembers, () => ({}))
    open()
    await press('Cégek hozzáadása')
    const search = dialog().getByRole('searchbox')
    await userEvent.fill(search, 'zzz')
    await expect.element(dialog().getByText('Nincs találat.')).toBeVisible()
    await userEvent.fill(search, 'kék')
    await expect.element(dialog().getByText('Magyarország')).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Hozzáadás: Kéktó Műhely Kft.' }))
    await expect.element(dialog().getByText('Hozzáadva')).toBeVisible()
    expect(askedOf(addUserGroupMembers)).toEqual([{ path: { id: 'letter' }, body: { of: 'company', ids: ['c'] } }])
    expect(await axeOfElement(dialog().element())).toEqual([])
    await press('Kész')
    await expect.poll(() => dialog().elements()).toEqual([])
  })

  it('gets people who are found by name or address, and says that there are more of them', async () => {
    const row = { id: 'anna', created_at: 0, is_confirmed: true, is_entered: true, deactivated_at: null }
    const named = { ...row, email: 'anna@kekto.example', first_name: 'Anna', last_name: 'Kis' }
    const nameless = { ...row, id: 'b', email: 'b@kekto.example', first_name: '', last_name: '' }
    answer(listUsers, () => ({ data: [named, nameless], next: 'more' }))
    refuse(addUserGroupMembers, 409, 'Közben törölték.')
    open('letter', '/admin/user-groups/letter?of=account')
    await press('Felhasználók hozzáadása')
    await userEvent.fill(dialog().getByRole('searchbox'), 'kekto')
    await expect.element(button('Hozzáadás: b@kekto.example')).toBeVisible()
    await expect.element(dialog().getByText(/Ezek az első találatok/)).toBeVisible()
    await press('Hozzáadás: Kis Anna')
    await expect.poll(told).toEqual(['Közben törölték.'])
    expect(dialog().getByText('Hozzáadva').elements()).toEqual([])
  })

  it('loses a member who is taken out', async () => {
    answer(removeUserGroupMember, () => ({}))
    open()
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
    await act('Kéktó', 'Kivétel a csoportból')
    await expect.poll(told).toEqual(['Kivetted a csoportból: Kéktó Műhely Kft.'])
    expect(askedOf(removeUserGroupMember)).toEqual([{ path: { id: 'letter', memberId: 'c' } }])
  })

  it('is downloaded whole, page after page, and no cell of it is calculated', async () => {
    const saved = savedFiles()
    answer(listUserGroupMembers, ({ query }) => ({
      data: query.cursor ? [anna] : [{ ...anna, id: 'x', name: '=1+1', email: 'x@kekto.example' }],
      next: query.cursor ? null : 'second',
      group: letter,
    }))
    open('letter', '/admin/user-groups/letter?of=account')
    await expect.element(button('Letöltés (CSV)')).toBeEnabled()
    await press('Letöltés (CSV)')
    await expect.poll(saved).toEqual([
      {
        name: 'csoport-2026-11-20.csv',
        rows: [
          'Azonosító;Név;E-mail-cím;A csoport tagja',
          "x;'=1+1;x@kekto.example;2026-11-02",
          'anna;Kis Anna;anna@kekto.example;2026-11-02',
        ],
      },
    ])
  })

  it('is only looked at by whoever may not change it, without links to what they may not see', async () => {
    operatorIn(['user-groups.read'])
    open()
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
    expect(page.getByRole('link', { name: 'Kéktó Műhely Kft.' }).elements()).toEqual([])
    expect(button('Cégek hozzáadása').elements()).toEqual([])
    // Whoever may not look at people is not led to those of a group.
    expect(page.getByRole('radio', { name: 'Felhasználók' }).elements()).toEqual([])
  })

  it('that is no more says so', async () => {
    refuse(listUserGroupMembers, 404, 'Ez nem található.')
    open()
    await expect.element(page.getByText('Ez nem található.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Felhasználói csoportok' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Minden csoport' }))
      .toHaveAttribute('href', '/admin/user-groups')
  })
})
