import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listUsers } from '#shared/backoffice/contract/users/list-users.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { UsersPage } from './users-page.tsx'
import { anna } from './users.test-support.ts'

const found = '/admin/users?q=kekto'
const search = page.getByRole('searchbox')
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)

beforeEach(() => operatorIn())
afterEach(() => i18next.changeLanguage('hu'))

describe('O02 the list of users', () => {
  it('says in words who can sign in, and who cannot yet or no more', async () => {
    answer(listUsers, () => ({
      data: [
        anna,
        { ...anna, id: 'b', is_confirmed: false },
        { ...anna, id: 'c', is_entered: false, is_confirmed: false },
        // Whoever was deactivated cannot sign in, whatever else is true of the account.
        { ...anna, id: 'd', is_entered: false, deactivated_at: anna.created_at },
      ],
      next: null,
    }))
    showFresh(<UsersPage />, found)
    await expect
      .poll(rows)
      .toEqual([
        expect.stringMatching(/anna@kekto\.example.*Aktív/),
        expect.stringMatching(/Nem erősítette meg a címét/),
        expect.stringMatching(/Még nem lépett be/),
        expect.stringMatching(/Inaktív/),
      ])
  })

  it('says the address once of whoever has no name', async () => {
    answer(listUsers, () => ({ data: [{ ...anna, first_name: '', last_name: '' }], next: null }))
    showFresh(<UsersPage />, found)
    await expect.poll(() => rows().length).toBe(1)
    expect(rows()[0]!.split('anna@kekto.example')).toHaveLength(2)
  })

  it('loads further pages of the same search, until there are no more', async () => {
    answer(listUsers, ({ query }) =>
      query.cursor ? { data: [{ ...anna, id: 'b' }], next: null } : { data: [anna], next: 'anna' },
    )
    showFresh(<UsersPage />, found)
    await userEvent.click(page.getByRole('button', { name: 'Továbbiak betöltése' }))
    await expect.poll(() => rows().length).toBe(2)
    expect(askedOf(listUsers).at(-1)).toEqual({ query: { q: 'kekto', cursor: 'anna' } })
    await expect.element(page.getByText('2 sor látszik')).toBeVisible()
  })

  it('says in full on a phone what can be searched for', async () => {
    await page.viewport(390, 800)
    showFresh(<UsersPage />)
    await expect.element(search).toBeVisible()
    const field = search.element() as HTMLInputElement
    const text = document.createElement('span')
    text.style.cssText = `font: ${getComputedStyle(field).font}; position: absolute; white-space: nowrap`
    text.textContent = field.placeholder
    document.body.append(text)
    const style = getComputedStyle(field)
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(room)
    text.remove()
    await page.viewport(1024, 800)
  })

  it('says that nobody matches, and keeps what is typed to correct it', async () => {
    answer(listUsers, () => ({ data: [], next: null }))
    showFresh(<UsersPage />)
    await expect.element(page.getByText(/két betű elég/)).toBeVisible()
    await userEvent.fill(search, 'senki')
    await expect.element(page.getByText('Nincs a keresésnek megfelelő sor.')).toBeVisible()
    await expect.element(search).toHaveValue('senki')
    expect(page.getByText(/két betű elég/).elements()).toEqual([])
  })

  it('takes the spaces around a pasted address for nothing', async () => {
    answer(listUsers, () => ({ data: [], next: null }))
    showFresh(<UsersPage />)
    await userEvent.fill(search, '  anna@kekto.example ')
    await expect.poll(() => askedOf(listUsers).at(-1)).toEqual({ query: { q: 'anna@kekto.example' } })
    await expect.element(search).toHaveValue('  anna@kekto.example ')
  })

  it('says what is wrong where it cannot be searched, and searches again for the same', async () => {
    refuse(listUsers, 500, 'Hiba történt')
    showFresh(<UsersPage />, found)
    await expect.element(page.getByText('Hiba történt')).toBeVisible()
    answer(listUsers, () => ({ data: [anna], next: null }))
    await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
    await expect.element(page.getByRole('link', { name: 'Kis Anna' })).toBeVisible()
    expect(askedOf(listUsers).at(-1)).toEqual({ query: { q: 'kekto' } })
  })

  it('is English in English, with names the English way round', async () => {
    answer(listUsers, () => ({ data: [{ ...anna, is_entered: false }], next: null }))
    await i18next.changeLanguage('en')
    showFresh(<UsersPage />, found)
    await expect.element(page.getByRole('link', { name: 'Anna Kis' })).toBeVisible()
    await expect.element(page.getByText('Never signed in')).toBeVisible()
    await expect.element(page.getByRole('searchbox', { name: 'Search by name or email address' })).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })
})
