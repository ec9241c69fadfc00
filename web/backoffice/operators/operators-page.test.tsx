import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import { changeOperator } from '#shared/backoffice/contract/operators/change-operator.ts'
import { inviteOperator } from '#shared/backoffice/contract/operators/invite-operator.ts'
import { listOperators } from '#shared/backoffice/contract/operators/list-operators.ts'
import type { OperatorView } from '#shared/backoffice/contract/operators/operator-view.ts'
import { sendOperatorLink } from '#shared/backoffice/contract/operators/send-operator-link.ts'
import operators from '#shared/words/hu/operators.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { confirmed, operatorIn } from '../backoffice.test-support.ts'
import { OperatorsPage } from './operators-page.tsx'

i18next.addResourceBundle('hu', 'operators', operators)

const dora: OperatorView = {
  id: 'dora',
  email: 'dora@szabi.example',
  first_name: 'Dóra',
  last_name: 'Kis',
  template: 'support',
  permissions: ['users.read', 'companies.read'],
  is_active: true,
  can_sign_in: true,
  invited_until: null,
  has_second_factor: true,
  created_at: 1_760_000_000,
  version: 3,
}
const support = { id: 'support', name: 'Támogató', permissions: ['users.read' as const] }

const listed = (...data: OperatorView[]) => answer(listOperators, () => ({ data, templates: [support] }))

beforeEach(() => {
  operatorIn()
  listed(
    dora,
    { ...dora, id: 'uj', email: 'uj@szabi.example', first_name: '', last_name: '', can_sign_in: false },
    { ...dora, id: 'volt', email: 'volt@szabi.example', first_name: 'Volt', is_active: false },
    { ...dora, id: 'gyors', email: 'gyors@szabi.example', first_name: 'Gyors', has_second_factor: false },
  )
})

async function shown() {
  showFresh(<OperatorsPage confirmed={confirmed} />)
  await expect.element(page.getByRole('row', { name: /Kis Dóra/ })).toBeVisible()
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const act = async (name: string, action: string) => {
  await userEvent.click(page.getByRole('row', { name: new RegExp(name) }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
const tick = (name: string) => (page.getByRole('checkbox', { name }).element() as HTMLInputElement).click()

describe('O03 the operators', () => {
  it('are listed with their template, their differences from it, and whether they can come in', async () => {
    await shown()
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Kis Dóra.*dora@szabi.example.*Támogató.*1 eltérés a sablontól.*Aktív/),
      expect.stringMatching(/uj@szabi.example.*Lejárt a meghívója/),
      expect.stringMatching(/Kis Volt.*Inaktív/),
      expect.stringMatching(/Kis Gyors.*Nincs kétlépcsős bejelentkezés/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('are only looked at by whoever may not change them', async () => {
    operatorIn(['admin-users.read'])
    await shown()
    expect(page.getByRole('button', { name: 'Üzemeltető meghívása' }).elements()).toEqual([])
    expect(
      page
        .getByRole('row', { name: /Kis Dóra/ })
        .getByRole('button')
        .elements(),
    ).toEqual([])
  })

  it('are invited with what a template gives and what differs from it', async () => {
    answer(inviteOperator, () => ({ data: { ...dora, can_sign_in: false, email: 'eva@szabi.example' } }))
    await shown()
    await press('Üzemeltető meghívása')
    await userEvent.fill(page.getByRole('textbox', { name: /^E-mail-cím/ }), 'eva@szabi.example')
    await userEvent.fill(page.getByRole('textbox', { name: /^Vezetéknév/ }), 'Kis')
    await userEvent.fill(page.getByRole('textbox', { name: /^Keresztnév/ }), 'Éva')
    await userEvent.click(page.getByRole('button', { name: /Sablon/ }))
    await userEvent.click(page.getByRole('option', { name: 'Támogató' }))
    await expect.element(page.getByRole('checkbox', { name: 'Felhasználók: megtekintés' })).toBeChecked()
    tick('Cégek: módosítás')
    await expect.element(page.getByRole('checkbox', { name: 'Cégek: megtekintés' })).toBeChecked()
    expect(await axeOfElement()).toEqual([])
    await press('Meghívás')
    await expect.poll(told).toEqual(['Meghívtad: eva@szabi.example'])
    expect(askedOf(inviteOperator)).toEqual([
      {
        body: {
          email: 'eva@szabi.example',
          first_name: 'Éva',
          last_name: 'Kis',
          template: 'support',
          permissions: ['companies.read', 'companies.write', 'users.read'],
        },
      },
    ])
  })

  it('are given nothing that one lacks oneself', async () => {
    operatorIn(['admin-users.write', 'admin-users.read', 'users.read'])
    await shown()
    await press('Üzemeltető meghívása')
    await expect.element(page.getByRole('checkbox', { name: 'Felhasználók: megtekintés' })).toBeEnabled()
    await expect.element(page.getByRole('checkbox', { name: 'Cégek: megtekintés' })).toBeDisabled()
  })

  it('keep what was typed where the server refuses it', async () => {
    refuse(inviteOperator, 422, 'Nézd át', { email: ['Ő már üzemeltető.'] })
    await shown()
    await press('Üzemeltető meghívása')
    await userEvent.fill(page.getByRole('textbox', { name: /^E-mail-cím/ }), 'dora@szabi.example')
    await userEvent.fill(page.getByRole('textbox', { name: /^Vezetéknév/ }), 'Kis')
    await userEvent.fill(page.getByRole('textbox', { name: /^Keresztnév/ }), 'Dóra')
    await press('Meghívás')
    const field = page.getByRole('textbox', { name: /^E-mail-cím/ })
    await expect.element(field).toHaveAccessibleDescription('Ő már üzemeltető.')
    await expect.element(field).toHaveValue('dora@szabi.example')
  })

  it('are deactivated after a question, and activated without one', async () => {
    answer(changeOperator, () => ({ data: dora }))
    await shown()
    await act('Kis Dóra', 'Inaktiválás')
    await press('Inaktiválás')
    await expect.poll(() => askedOf(changeOperator).length).toBe(1)
    await act('Kis Volt', 'Aktiválás')
    await expect.poll(() => askedOf(changeOperator).length).toBe(2)
    expect(askedOf(changeOperator)).toMatchObject([
      { path: { id: 'dora' }, body: { is_active: false, version: 3 } },
      { path: { id: 'volt' }, body: { is_active: true } },
    ])
  })

  it('get another link as long as they have no password', async () => {
    answer(sendOperatorLink, () => ({}))
    await shown()
    await act('uj@szabi.example', 'Új link küldése')
    await expect.poll(told).toEqual(['Elküldtük az új linket: uj@szabi.example'])
  })

  it('are not overwritten where somebody else has just changed them: both values are shown', async () => {
    await shown()
    await act('Kis Dóra', 'Jogosultságok módosítása')
    tick('Blog: megtekintés')
    answer(changeOperator, ({ body }) => {
      if (body.version === 4) return { data: dora }
      listed({ ...dora, permissions: ['ads.read'], version: 4 })
      throw new ApiError(409, { success: 0, code: 'conflict', message: 'Közben valaki más módosította.' })
    })
    await press('Mentés')
    const newer = page.getByRole('alert').filter({ hasText: 'A most érvényes érték' })
    await expect.poll(() => newer.element().textContent).toContain('ads.txt: megtekintés')
    await press('Mentés az enyémmel')
    await expect.poll(() => askedOf(changeOperator).length).toBe(2)
    expect(askedOf(changeOperator)[1]).toMatchObject({
      body: { version: 4, permissions: ['companies.read', 'users.read', 'articles.read'] },
    })
  })

  it('say that they could not be loaded', async () => {
    refuse(listOperators, 500, 'Hiba történt')
    showFresh(<OperatorsPage confirmed={confirmed} />)
    await expect.element(page.getByText('Hiba történt')).toBeVisible()
  })
})
