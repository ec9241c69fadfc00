import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addUserGroup } from '#shared/backoffice/contract/user-groups/add-user-group.ts'
import { changeUserGroup } from '#shared/backoffice/contract/user-groups/change-user-group.ts'
import { removeUserGroup } from '#shared/backoffice/contract/user-groups/remove-user-group.ts'
import { ApiError } from '#shared/contract/client.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { UserGroupsPage } from './user-groups-page.tsx'
import { act, button, groupsAre, letter, press, small } from './user-groups.test-support.ts'

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const dialog = () => page.getByRole('dialog')

beforeEach(() => {
  operatorIn()
  groupsAre(letter, small)
})
afterEach(async () => {
  await page.viewport(1024, 800)
  await i18next.changeLanguage('hu')
})

async function shown() {
  showFresh(<UserGroupsPage />)
  await expect.element(page.getByRole('row', { name: /Hírlevél/ })).toBeVisible()
}

describe('O09 the user groups', () => {
  it('are listed with what they are for, and by what companies belong to them', async () => {
    await shown()
    await expect
      .element(page.getByRole('link', { name: 'Hírlevél' }))
      .toHaveAttribute('href', '/admin/user-groups/letter')
    const [, first, second] = page
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent)
    expect(first).toMatch(/Akik kérték\..*kiválasztott tagok/)
    for (const said of ['Induló, Próbaidőszak', 'Szlovénia', 'angol', '2–9 aktív munkatárs', 'Két hónapja nincs'])
      expect(second).toContain(said)
    expect(await axeOfElement()).toEqual([])
  })

  it('have their rule in readable lines on a phone', async () => {
    await page.viewport(390, 800)
    await shown()
    const said = page.getByText('Induló, Próbaidőszak').element()
    expect(said.getBoundingClientRect().width).toBeGreaterThan(80)
  })

  it('are in English too', async () => {
    await i18next.changeLanguage('en')
    await shown()
    const text = document.body.textContent
    for (const said of ['User groups', 'picked members', 'Slovenia', '2–9 active employees'])
      expect(text).toContain(said)
  })

  it('are added for those who are picked', async () => {
    answer(addUserGroup, () => ({ data: letter }))
    await shown()
    await press('Új csoport')
    await press('Mentés')
    await expect.element(field('Név')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(field('Név'), 'Vendégek')
    await press('Mentés')
    await expect.poll(told).toEqual(['Létrehoztad a csoportot: Vendégek'])
    expect(askedOf(addUserGroup)).toEqual([{ body: { name: 'Vendégek', description: '', rule: null } }])
  })

  it('are added by a rule, which has to ask for something', async () => {
    answer(addUserGroup, () => ({ data: small }))
    await shown()
    await press('Új csoport')
    await userEvent.fill(field('Név'), 'Kicsik')
    await userEvent.click(dialog().getByText('A cégek maguktól kerülnek be és ki.'))
    await press('Mentés')
    await expect.element(dialog().getByText('Adj meg legalább egy feltételt.')).toBeVisible()
    expect(await axeOfElement(dialog().element())).toEqual([])

    await userEvent.click(dialog().getByText('Induló'))
    await userEvent.fill(field('Legkevesebb aktív munkatárs'), '9')
    await userEvent.fill(field('Legtöbb aktív munkatárs'), '2')
    await userEvent.tab()
    await press('Mentés')
    await expect.element(dialog().getByText('A legkisebb létszám nem lehet több a legnagyobbnál.')).toBeVisible()
    await userEvent.fill(field('Legtöbb aktív munkatárs'), '20')
    await userEvent.tab()

    await userEvent.click(dialog().getByRole('button', { name: /Ország/ }))
    await userEvent.click(page.getByRole('option', { name: 'Magyarország' }))
    await expect.element(button('Ország elvétele: Magyarország')).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: /Használat/ }))
    await userEvent.click(page.getByRole('option', { name: /előző hónapban/ }))
    await press('Mentés')
    await expect
      .poll(() => askedOf(addUserGroup))
      .toEqual([
        {
          body: {
            name: 'Kicsik',
            description: '',
            rule: {
              standings: ['starter'],
              countries: ['HU'],
              languages: [],
              seats_from: 9,
              seats_to: 20,
              activity: 'active',
            },
          },
        },
      ])
  })

  it('lose a country and a plan that were chosen', async () => {
    answer(changeUserGroup, () => ({ data: small }))
    await shown()
    await act('Szlovén kicsik', 'Módosítás')
    expect(dialog().getByText('Akiket kiválasztok').elements()).toEqual([])
    await press('Ország elvétele: Szlovénia')
    await userEvent.click(dialog().getByText('Induló'))
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changeUserGroup)).toMatchObject([
      { path: { id: 'small' }, body: { version: 3, rule: { countries: [], standings: ['trial'], seats_to: 9 } } },
    ])
  })

  it('are changed under the version that was read, and what somebody else has saved stands beside', async () => {
    answer(changeUserGroup, () => {
      groupsAre(letter, { ...small, name: 'Osztrákok', rule: { ...small.rule!, countries: ['AT'] }, version: 4 })
      throw new ApiError(409, { success: 0, code: 'conflict', message: 'Közben valaki más módosította.' })
    })
    await shown()
    await act('Szlovén kicsik', 'Módosítás')
    await userEvent.fill(field('Név'), 'Szlovének')
    await press('Mentés')
    const alert = page.getByRole('alert')
    await expect.poll(() => alert.element().textContent).toMatch(/NévOsztrákok.*OrszágAusztria/)
    answer(changeUserGroup, () => ({ data: small }))
    await press('Mentés az enyémmel')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changeUserGroup).at(-1)).toMatchObject({ body: { name: 'Szlovének', version: 4 } })
  })

  it('take over what somebody else has saved', async () => {
    answer(changeUserGroup, () => {
      groupsAre({ ...letter, description: 'Más célra.', version: 4 })
      throw new ApiError(409, { success: 0, code: 'conflict', message: 'Közben valaki más módosította.' })
    })
    await shown()
    await act('Hírlevél', 'Módosítás')
    await userEvent.fill(field('Név'), 'Másik név')
    await press('Mentés')
    await press('Az új értékek átvétele')
    await expect.element(field('Név')).toHaveValue('Hírlevél')
    await expect.element(field('Mire való')).toHaveValue('Más célra.')
  })

  it('are deleted after a question', async () => {
    answer(removeUserGroup, () => ({}))
    await shown()
    await act('Hírlevél', 'Törlés')
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText(/csak a csoport szűnik meg/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Törölted a csoportot: Hírlevél'])
    expect(askedOf(removeUserGroup)).toEqual([{ path: { id: 'letter' } }])
  })

  it('are kept where they cannot be deleted, and it is said why', async () => {
    refuse(removeUserGroup, 404, 'Ez már nincs meg.')
    await shown()
    await act('Hírlevél', 'Törlés')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Ez már nincs meg.'])
  })

  it('are only looked at by whoever may not change them', async () => {
    operatorIn(['user-groups.read'])
    await shown()
    expect(button('Új csoport').elements()).toEqual([])
    expect(page.getByRole('row').getByRole('button').elements()).toEqual([])
  })

  it('say what to do where there is none', async () => {
    groupsAre()
    showFresh(<UserGroupsPage />)
    await expect.element(page.getByText(/Még nincs felhasználói csoport/)).toBeVisible()
  })
})
