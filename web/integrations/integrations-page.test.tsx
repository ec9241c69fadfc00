import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import type { KeyView } from '#shared/integrations/contract/keys/key-view.ts'
import { listApiKeys } from '#shared/integrations/contract/keys/list-api-keys.ts'
import { revokeApiKey } from '#shared/integrations/contract/keys/revoke-api-key.ts'
import { people } from '#shared/people/contract.ts'
import integrations from '#shared/words/hu/integrations.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { userIn } from '../company/people.test-support.ts'
import { IntegrationsPage } from './integrations-page.tsx'
import { ApiDocsCard } from './keys/api-docs-card.tsx'
import { KeysCard } from './keys/keys-card.tsx'

i18next.addResourceBundle('hu', 'integrations', integrations)

const payroll: KeyView = {
  id: 'key-1',
  name: 'Bérprogram',
  scope: 'read',
  state: 'valid',
  created_at: Date.parse('2026-11-01T09:00:00Z') / 1000,
  created_by: { id: 'csilla', first_name: 'Csilla', last_name: 'Kis', avatar: null },
  expires_on: '2027-12-31',
  last_used_at: null,
}
const gone: KeyView = { ...payroll, id: 'key-2', name: 'Régi', state: 'revoked', expires_on: null }

let asked = 0
async function confirmed<T>(act: () => Promise<T>): Promise<T | undefined> {
  asked++
  return act()
}
const keysPage = (
  <IntegrationsPage>
    <KeysCard confirmed={confirmed} />
    <ApiDocsCard />
  </IntegrationsPage>
)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

beforeEach(() => {
  asked = 0
  answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
  answer(listApiKeys, () => ({ data: [payroll, gone], is_open: true }))
})

describe('the keys of a company', () => {
  it('P05 are listed with what they may do and when they were used, and only valid ones can be revoked', async () => {
    showFresh(keysPage)
    const row = page.getByRole('listitem').filter({ hasText: 'Bérprogram' })
    await expect
      .element(row)
      .toMatchTextContent(/Csak olvashat · Még nem használták · Utolsó napja: 2027\. december 31/)
    await expect.element(row).toMatchTextContent(/Létrehozta: Kis Csilla/)
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Régi' })).toMatchTextContent(/Visszavonva/)
    await expect.element(page.getByRole('button', { name: 'Visszavonás: Régi' })).not.toBeInTheDocument()
    expect(await axeOfElement()).toEqual([])
  })

  it('are created with a confirmed identity, and shown this once', async () => {
    answer(createApiKey, () => ({ data: { ...payroll, name: 'Intranet', scope: 'write' as const }, key: 'szk_a_b_c' }))
    showFresh(keysPage)
    await press('Új kulcs')
    await userEvent.fill(page.getByRole('textbox', { name: /^Név/ }), 'Intranet')
    ;(page.getByRole('radio', { name: /Olvashat és írhat/ }).element() as HTMLInputElement).click()
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
    await press('Létrehozás')
    const shown = page.getByRole('dialog', { name: 'Kulcs létrehozva: Intranet' })
    await expect.element(shown).toMatchTextContent(/szk_a_b_c/)
    await expect.element(shown).toMatchTextContent(/curl -H "Authorization: Bearer szk_a_b_c"/)
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
    expect(askedOf(createApiKey)).toEqual([{ body: { name: 'Intranet', scope: 'write', expires_on: null } }])
    expect(asked).toBe(1)
    await press('Elmentettem')
    await expect.element(page.getByText(/szk_a_b_c/)).not.toBeInTheDocument()
  })

  it('keep what was typed where it is refused at a field', async () => {
    refuse(createApiKey, 422, 'Nézd át', { expires_on: ['Ez a nap már elmúlt.'] })
    showFresh(keysPage)
    await press('Új kulcs')
    await userEvent.fill(page.getByRole('textbox', { name: /^Név/ }), 'Intranet')
    await userEvent.fill(page.getByRole('textbox', { name: /Utolsó nap/ }), '2020-01-01')
    await press('Létrehozás')
    await expect
      .element(page.getByRole('textbox', { name: /Utolsó nap/ }))
      .toHaveAccessibleDescription(/Ez a nap már elmúlt\./)
    await expect.element(page.getByRole('textbox', { name: /^Név/ })).toHaveValue('Intranet')
  })

  it('are not created by whoever does not confirm who they are, and what was typed stays', async () => {
    showFresh(<KeysCard confirmed={async () => undefined} />)
    await press('Új kulcs')
    await userEvent.fill(page.getByRole('textbox', { name: /^Név/ }), 'Intranet')
    await press('Létrehozás')
    await expect.element(page.getByRole('textbox', { name: /^Név/ })).toHaveValue('Intranet')
    expect(askedOf(createApiKey)).toEqual([])
    expect(told()).toEqual([])
  })

  it('say where they were copied, or why not', async () => {
    answer(createApiKey, () => ({ data: payroll, key: 'szk_a_b_c' }))
    showFresh(keysPage)
    await press('Új kulcs')
    await userEvent.fill(page.getByRole('textbox', { name: /^Név/ }), 'Bérprogram')
    await press('Létrehozás')
    const { clipboard } = navigator
    const copies: string[] = []
    const pretend = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    pretend(async text => void copies.push(text))
    await press('Másolás')
    await expect.poll(told).toContain('Kulcs kimásolva.')
    pretend(async () => {
      throw new Error('no permission')
    })
    await press('Másolás')
    await expect.poll(told).toContain('Nem sikerült kimásolni. Jelöld ki, és másold ki kézzel.')
    expect(copies).toEqual(['szk_a_b_c'])
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  })

  it('are revoked after a question', async () => {
    answer(revokeApiKey, () => ({}))
    showFresh(keysPage)
    await press('Visszavonás: Bérprogram')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toEqual(['Kulcs visszavonva: Bérprogram'])
    expect(askedOf(revokeApiKey)).toEqual([{ path: { id: 'key-1' } }])
  })

  it('P05 are closed where the plan has none, which leads to the plan; existing ones can still be revoked', async () => {
    answer(listApiKeys, () => ({ data: [payroll], is_open: false }))
    showFresh(keysPage)
    await expect.element(page.getByText('A cég csomagjában most nincsenek integrációk')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Előfizetés megnyitása' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Új kulcs' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Visszavonás: Bérprogram' })).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })

  it('say that they could not be loaded', async () => {
    refuse(listApiKeys, 500, 'Hiba történt')
    showFresh(keysPage)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/A kulcsokat nem sikerült betölteni\./)
  })
})
