import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import type { KeyView } from '#shared/integrations/contract/keys/key-view.ts'
import { listApiKeys } from '#shared/integrations/contract/keys/list-api-keys.ts'
import { revokeApiKey } from '#shared/integrations/contract/keys/revoke-api-key.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { unshow } from '#web/ui/show.test-support.tsx'
import { userIn } from '../../company/people.test-support.ts'
import type { Confirmed } from '../confirmed.ts'
import { IntegrationsPage } from '../integrations-page.tsx'
import { KeysCard } from './keys-card.tsx'

const payroll: KeyView = {
  id: 'key-1',
  name: 'Bérprogram',
  scope: 'write',
  state: 'valid',
  created_at: Date.parse('2026-11-01T09:00:00Z') / 1000,
  created_by: { id: 'csilla', first_name: 'Csilla', last_name: 'Kis', avatar: null },
  expires_on: null,
  last_used_at: Date.parse('2026-11-20T09:00:00Z') / 1000,
}
const listed = (...data: KeyView[]) => answer(listApiKeys, () => ({ data, is_open: true }))
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const name = page.getByRole('textbox', { name: /^Név/ })

beforeEach(() => {
  answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
  listed(payroll)
})
afterEach(() => i18next.changeLanguage('hu'))

const shown = (confirmed: Confirmed = act => act()) =>
  showFresh(
    <IntegrationsPage>
      <KeysCard confirmed={confirmed} />
    </IntegrationsPage>,
  )

describe('the keys of a company', () => {
  it('are said to be none, and are loaded again where they could not be', async () => {
    refuse(listApiKeys, 500, 'Hiba')
    shown()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Új kulcs' })).not.toBeInTheDocument()
    listed()
    await press('Újratöltés')
    await expect.element(page.getByText('Még nincs kulcs.')).toBeVisible()
  })

  it('say when one was used last, and that one has expired, which cannot be revoked', async () => {
    listed(payroll, { ...payroll, id: 'old', name: 'Régi', state: 'expired', expires_on: '2026-10-31' })
    shown()
    const items = page.getByRole('listitem')
    await expect
      .element(items.filter({ hasText: 'Bérprogram' }))
      .toMatchTextContent(/Olvashat és írhat · Utoljára használva: 2026\. nov/)
    await expect.element(items.filter({ hasText: 'Régi' })).toMatchTextContent(/Lejárt/)
    await expect.element(page.getByRole('button', { name: 'Visszavonás: Régi' })).not.toBeInTheDocument()
  })

  it('stay where the question is answered with no, or one does not confirm who one is', async () => {
    let asked = 0
    shown(async () => void asked++)
    await press('Visszavonás: Bérprogram')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Mégse' }))
    await press('Visszavonás: Bérprogram')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(() => asked).toBe(1)
    expect(askedOf(revokeApiKey)).toEqual([])
    expect(told()).toEqual([])
  })

  it('tell why one could not be revoked, and show what became of it', async () => {
    refuse(revokeApiKey, 409, 'Ezt a kulcsot már visszavonták.')
    shown()
    const item = page.getByRole('list', { name: 'API-kulcsok' }).getByRole('listitem')
    await expect.element(item).toBeVisible()
    listed({ ...payroll, state: 'revoked' })
    await press('Visszavonás: Bérprogram')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toEqual(['Ezt a kulcsot már visszavonták.'])
    await expect.element(item).toMatchTextContent(/Visszavonva/)
    await expect.element(page.getByRole('button', { name: 'Új kulcs' })).toHaveFocus()
  })

  it('are asked for a name before anything is sent', async () => {
    shown()
    await press('Új kulcs')
    await press('Létrehozás')
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await expect.element(name).toHaveFocus()
    expect(askedOf(createApiKey)).toEqual([])
  })

  it('say above the form where there may be no more, and what was typed is there over a reload', async () => {
    refuse(createApiKey, 409, 'Legfeljebb 20 érvényes kulcs lehet.')
    shown()
    await press('Új kulcs')
    await userEvent.fill(name, 'Intranet')
    await press('Létrehozás')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Legfeljebb 20 érvényes kulcs lehet\./)
    unshow()
    shown()
    await press('Új kulcs')
    await expect.element(name).toHaveValue('Intranet')
  })

  it('are not lost by a key, since they are shown this once', async () => {
    answer(createApiKey, () => ({ data: payroll, key: 'szk_a_b_c' }))
    shown()
    await press('Új kulcs')
    await userEvent.fill(name, 'Bérprogram')
    await press('Létrehozás')
    const text = page.getByRole('group', { name: 'Az új kulcs' })
    await expect.element(text).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(text).toBeVisible()
    await press('Elmentettem')
    await expect.element(page.getByRole('button', { name: 'Új kulcs' })).toHaveFocus()
  })

  it('are in English for whoever reads English', async () => {
    await i18next.changeLanguage('en')
    shown()
    await expect
      .element(page.getByRole('listitem'))
      .toMatchTextContent(/Read and write · Last used: .*Created by Csilla Kis/)
    expect(await axeOfElement()).toEqual([])
  })
})
