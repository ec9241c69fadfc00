import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addTemplate } from '#shared/backoffice/contract/operators/add-template.ts'
import { changeTemplate } from '#shared/backoffice/contract/operators/change-template.ts'
import { listTemplates } from '#shared/backoffice/contract/operators/list-templates.ts'
import { removeTemplate } from '#shared/backoffice/contract/operators/remove-template.ts'
import { permissions } from '#shared/contract/permission.ts'
import operators from '#shared/words/hu/operators.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { confirmed, operatorIn } from '../backoffice.test-support.ts'
import { TemplatesPage } from './templates-page.tsx'

i18next.addResourceBundle('hu', 'operators', operators)

const support = { id: 'support', name: 'Támogató', permissions: ['users.read' as const], operators: 2 }
const all = { id: 'all', name: 'Minden', permissions: [...permissions], operators: 0 }

beforeEach(() => {
  operatorIn()
  answer(listTemplates, () => ({ data: [support, all], version: 7 }))
})

async function shown() {
  showFresh(<TemplatesPage confirmed={confirmed} />)
  await expect.element(page.getByRole('row', { name: /Támogató/ })).toBeVisible()
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const act = async (name: string, action: string) => {
  await userEvent.click(page.getByRole('row', { name: new RegExp(name) }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

const tick = (name: string) => (page.getByRole('checkbox', { name }).element() as HTMLInputElement).click()

describe('O04 permission templates', () => {
  it('are listed with how much they open, and for how many operators', async () => {
    await shown()
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Támogató.*1 terület.*2/),
      expect.stringMatching(/Minden.*Minden terület.*0/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('are added with a name and permissions', async () => {
    refuse(addTemplate, 422, 'Nézd át', { name: ['Ilyen nevű sablon már van.'] })
    await shown()
    await press('Új sablon')
    const name = page.getByRole('textbox', { name: /^A sablon neve/ })
    await userEvent.fill(name, 'Támogató')
    tick('Blog: módosítás')
    await press('Mentés')
    await expect.element(name).toHaveAccessibleDescription('Ilyen nevű sablon már van.')
    answer(addTemplate, () => ({ data: { ...support, name: 'Szerkesztő' } }))
    await userEvent.fill(name, 'Szerkesztő')
    await press('Mentés')
    await expect.poll(told).toEqual(['Sablon létrehozva: Szerkesztő'])
    expect(askedOf(addTemplate).at(-1)).toEqual({
      body: { name: 'Szerkesztő', permissions: ['articles.read', 'articles.write'] },
    })
  })

  it('are changed under the version that was read', async () => {
    answer(changeTemplate, () => ({ data: support }))
    await shown()
    await act('Támogató', 'Sablon módosítása')
    tick('Felhasználók: megtekintés')
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changeTemplate)).toEqual([
      { path: { id: 'support' }, body: { name: 'Támogató', permissions: [], version: 7 } },
    ])
  })

  it('are deleted after a question, and told why not where somebody has one', async () => {
    refuse(removeTemplate, 409, 'Ezt a sablont 2 üzemeltető használja. Előbb adj nekik másikat.')
    await shown()
    await act('Támogató', 'Törlés')
    await press('Törlés')
    await expect.poll(told).toEqual(['Ezt a sablont 2 üzemeltető használja. Előbb adj nekik másikat.'])
  })
})
