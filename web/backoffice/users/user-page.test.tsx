import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deactivateUser } from '#shared/backoffice/contract/users/deactivate-user.ts'
import { eraseUser } from '#shared/backoffice/contract/users/erase-user.ts'
import { sendUserReset } from '#shared/backoffice/contract/users/send-user-reset.ts'
import { showUser } from '#shared/backoffice/contract/users/show-user.ts'
import { ApiError } from '#shared/contract/client.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { AreaParams } from '../frame/area-params.ts'
import { UserPage } from './user-page.tsx'
import { userIs } from './users.test-support.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('alertdialog')
const within = (name: string) => userEvent.click(dialog.getByRole('button', { name }))
const open = () =>
  showFresh(
    <AreaParams value={{ id: 'anna' }}>
      <UserPage confirmed={act => act()} />
    </AreaParams>,
  )
/** What stands beside a name in the lists of facts. */
const fact = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent

beforeEach(() => {
  operatorIn()
  userIs()
})
afterEach(() => i18next.changeLanguage('hu'))

describe('O02 the page of a user', () => {
  it('says how they sign in, on how many devices, and when last', async () => {
    open()
    await expect.poll(() => fact('Jelszó')).toBe('van')
    expect(fact('Kétlépcsős bejelentkezés')).toBe('nincs')
    expect(fact('Szolgáltatónál')).toBe('Google')
    expect(fact('Bejelentkezett eszköz')).toBe('2')
    expect(fact('Utoljára használta')).toMatch(/2026\. nov\. 19/)
    expect(fact('Regisztrált')).toMatch(/2026\. jan\. 15/)
  })

  it('says so where there is neither a provider nor a device nor a company', async () => {
    userIs({ providers: [], sessions: 0, last_seen_at: null, has_password: false, companies: [], is_confirmed: false })
    open()
    await expect.poll(() => fact('Szolgáltatónál')).toBe('nincs')
    expect(fact('Jelszó')).toBe('nincs')
    expect(fact('Cím megerősítve')).toBe('nem')
    expect(fact('Utoljára használta')).toBe('most sehol sincs bejelentkezve')
    await expect.element(page.getByText('Nem tartozik céghez.')).toBeVisible()
  })

  it('leads to what happened to them only whoever may read the log', async () => {
    open()
    await expect
      .element(page.getByRole('link', { name: 'Mi történt vele a kezelőfelületen' }))
      .toHaveAttribute('href', '/admin/log?subject=anna')
  })

  it('has no way to the log for whoever may not read it', async () => {
    operatorIn(['users.read'])
    open()
    await expect.poll(() => fact('Jelszó')).toBe('van')
    await expect.element(page.getByRole('link', { name: 'Keresés' })).toHaveAttribute('href', '/admin/users')
    expect(page.getByRole('link').elements()).toHaveLength(1)
  })

  it('says that there is nobody by that id, and loads again', async () => {
    refuse(showUser, 404, 'Nincs ilyen felhasználó.')
    open()
    await expect.element(page.getByRole('alert').getByText('Nincs ilyen felhasználó.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Felhasználók' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Keresés' })).toHaveAttribute('href', '/admin/users')
    userIs()
    await userEvent.click(button('Újratöltés'))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Kis Anna' })).toBeVisible()
  })

  it('offers no link for a password to whoever has never signed in', async () => {
    userIs({ is_entered: false, first_name: '', last_name: '' })
    open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'anna@kekto.example' })).toBeVisible()
    await expect.element(button('Inaktiválás')).toBeVisible()
    expect(button('Jelszó-link küldése').elements()).toEqual([])
  })

  it('is English in English', async () => {
    await i18next.changeLanguage('en')
    open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Anna Kis' })).toBeVisible()
    expect(fact('Language')).toBe('Hungarian')
    expect(document.body.textContent).toContain('owner · deleted company')
    expect(await axeOfElement()).toEqual([])
  })
})

describe('O02 what is done for a user', () => {
  it('is told where it is refused, and can be tried again', async () => {
    refuse(sendUserReset, 429, 'Túl sokszor próbáltad, várj egy kicsit.')
    open()
    await userEvent.click(button('Jelszó-link küldése'))
    await expect.poll(told).toEqual(['Túl sokszor próbáltad, várj egy kicsit.'])
    await expect.element(button('Jelszó-link küldése')).toBeEnabled()
  })

  it('is asked for once, however often one presses meanwhile', async () => {
    const reply = answerLater(sendUserReset)
    open()
    await userEvent.click(button('Jelszó-link küldése'))
    const pressed = page.getByRole('button', { name: /Jelszó-link küldése/ })
    await userEvent.click(pressed, { force: true })
    expect(askedOf(sendUserReset)).toHaveLength(1)
    reply.resolve({})
    await expect.poll(told).toEqual(['Elküldtük ide: anna@kekto.example'])
  })

  it('does not happen where the question is answered with no', async () => {
    open()
    await userEvent.click(button('Inaktiválás'))
    await within('Mégse')
    await expect.poll(() => dialog.elements()).toEqual([])
    expect(askedOf(deactivateUser)).toEqual([])
  })

  it('is no more offered once the permission was taken meanwhile', async () => {
    answer(deactivateUser, () => {
      operatorIn(['users.read'])
      throw new ApiError(403, { success: 0, code: 'forbidden', message: 'Ehhez nincs jogosultságod.' })
    })
    open()
    await userEvent.click(button('Inaktiválás'))
    await within('Inaktiválás')
    await expect.poll(told).toEqual(['Ehhez nincs jogosultságod.'])
    await expect.poll(() => page.getByRole('heading', { name: 'Segítség' }).elements()).toEqual([])
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
  })
})

describe('O02 the erasure of a user', () => {
  const typed = dialog.getByRole('textbox')

  it('wants an address, and says so at the field without asking the server', async () => {
    open()
    await userEvent.click(button('Fiók törlése'))
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.fill(typed, 'anna')
    await within('Fiók törlése')
    await expect.element(typed).toBeInvalid()
    await expect.element(typed).toHaveFocus()
    expect(askedOf(eraseUser)).toEqual([])
  })

  it('stays as it is typed where it is another address, with the sentence at the field', async () => {
    refuse(eraseUser, 422, 'Nézd át', { email: ['Nem ez a fiók címe.'] })
    open()
    await userEvent.click(button('Fiók törlése'))
    await userEvent.fill(typed, 'masik@kekto.example')
    await within('Fiók törlése')
    await expect.element(typed).toHaveAccessibleDescription(/Nem ez a fiók címe\./)
    await expect.element(typed).toHaveValue('masik@kekto.example')
    expect(told()).toEqual([])
  })

  it('says in the dialog why it is not possible now', async () => {
    refuse(eraseUser, 409, 'Egyedüli tulajdonosa egy cégnek.')
    open()
    await userEvent.click(button('Fiók törlése'))
    await userEvent.fill(typed, 'anna@kekto.example')
    await within('Fiók törlése')
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Egyedüli tulajdonosa egy cégnek\.$/)
    await within('Mégse')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Kis Anna' })).toBeVisible()
  })
})
