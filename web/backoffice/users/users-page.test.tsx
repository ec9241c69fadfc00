import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateUser } from '#shared/backoffice/contract/users/activate-user.ts'
import { deactivateUser } from '#shared/backoffice/contract/users/deactivate-user.ts'
import { eraseUser } from '#shared/backoffice/contract/users/erase-user.ts'
import { listUsers } from '#shared/backoffice/contract/users/list-users.ts'
import { sendUserReset } from '#shared/backoffice/contract/users/send-user-reset.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { AreaParams } from '../frame/area-params.ts'
import { UserPage } from './user-page.tsx'
import { UsersPage } from './users-page.tsx'
import { anna, userIs } from './users.test-support.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = () =>
  showFresh(
    <AreaParams value={{ id: 'anna' }}>
      <UserPage confirmed={act => act()} />
    </AreaParams>,
  )

beforeEach(() => operatorIn())

describe('O02 the users', () => {
  it('are nobody before one searches, and then lead to their pages', async () => {
    const rows = [
      anna,
      { ...anna, id: 'b', first_name: '', last_name: '', email: 'b@kekto.example', is_entered: false },
    ]
    answer(listUsers, asked => ({ data: asked?.query?.q ? rows : [], next: null }))
    showFresh(<UsersPage />)
    await expect.element(page.getByText(/két betű elég/)).toBeVisible()
    await userEvent.fill(page.getByRole('searchbox'), 'kekto')
    const link = page.getByRole('link', { name: 'Kis Anna' })
    await expect.element(link).toHaveAttribute('href', '/admin/users/anna')
    await expect.element(page.getByRole('link', { name: 'b@kekto.example' })).toBeVisible()
    await expect.element(page.getByText('Még nem lépett be')).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })
})

describe('O02 a user', () => {
  it('is shown with companies and sign-in', async () => {
    userIs()
    open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Kis Anna' })).toBeVisible()
    const text = document.body.textContent
    for (const said of ['Google', 'magyar', 'adminisztrátor · aktív', 'tulajdonos · törölt cég'])
      expect(text).toContain(said)
    await expect
      .element(page.getByRole('link', { name: 'Kéktó Műhely Kft.' }))
      .toHaveAttribute('href', '/admin/companies/c')
    expect(await axeOfElement()).toEqual([])
  })

  it('is only looked at by whoever may not change it', async () => {
    operatorIn(['users.read'])
    userIs()
    open()
    await expect.element(page.getByText('Kéktó Műhely Kft.')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    expect(page.getByRole('link', { name: 'Kéktó Műhely Kft.' }).elements()).toEqual([])
  })

  it('is sent the link of a new password', async () => {
    answer(sendUserReset, () => ({}))
    userIs()
    open()
    await userEvent.click(button('Jelszó-link küldése'))
    await expect.poll(told).toEqual(['Elküldtük ide: anna@kekto.example'])
    expect(askedOf(sendUserReset)).toEqual([{ path: { id: 'anna' } }])
  })

  it('is deactivated after a question that names the account', async () => {
    answer(deactivateUser, () => ({}))
    userIs()
    open()
    await userEvent.click(button('Inaktiválás'))
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText(/anna@kekto\.example/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Inaktiválás' }))
    await expect.poll(told).toEqual(['Inaktiválva: anna@kekto.example'])
  })

  it('is activated again, and gets no link meanwhile', async () => {
    answer(activateUser, () => ({}))
    userIs({ deactivated_at: Date.parse('2026-11-18') / 1000, sessions: 0, last_seen_at: null })
    open()
    await expect.element(page.getByText(/Inaktív 2026.*18.* óta/)).toBeVisible()
    expect(button('Jelszó-link küldése').elements()).toEqual([])
    await userEvent.click(button('Aktiválás'))
    await expect.poll(told).toEqual(['Újra be tud jelentkezni: anna@kekto.example'])
  })

  it('is erased by whoever types the address', async () => {
    answer(eraseUser, () => ({}))
    userIs()
    open()
    await userEvent.click(button('Fiók törlése'))
    const dialog = page.getByRole('alertdialog')
    await userEvent.click(dialog.getByRole('button', { name: 'Fiók törlése' }))
    expect(askedOf(eraseUser)).toEqual([])
    await userEvent.fill(dialog.getByRole('textbox'), 'anna@kekto.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Fiók törlése' }))
    await expect
      .poll(() => askedOf(eraseUser))
      .toEqual([{ path: { id: 'anna' }, body: { email: 'anna@kekto.example' } }])
    await expect.poll(told).toEqual(['A fiókot töröltük.'])
  })

  it('stays as it is where the operator does not confirm who they are', async () => {
    answer(sendUserReset, () => ({}))
    answer(eraseUser, () => ({}))
    userIs()
    const givingUp = async () => undefined
    showFresh(
      <AreaParams value={{ id: 'anna' }}>
        <UserPage confirmed={givingUp} />
      </AreaParams>,
    )
    await userEvent.click(button('Jelszó-link küldése'))
    await userEvent.click(button('Fiók törlése'))
    const dialog = page.getByRole('alertdialog')
    await userEvent.fill(dialog.getByRole('textbox'), 'anna@kekto.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Fiók törlése' }))
    await expect.element(dialog).toBeVisible()
    expect([askedOf(sendUserReset), askedOf(eraseUser), told()]).toEqual([[], [], []])
  })

  it('who runs the service is led to the page of operators instead', async () => {
    userIs({ is_operator: true })
    open()
    await expect.element(page.getByText(/az Üzemeltetők oldalon inaktiválták/)).toBeVisible()
    expect(button('Inaktiválás').elements()).toEqual([])
    expect(button('Fiók törlése').elements()).toEqual([])
  })
})
