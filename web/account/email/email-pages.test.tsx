import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmEmailChange } from '#shared/people/contract/email/confirm-email-change.ts'
import { stopEmailChange } from '#shared/people/contract/email/stop-email-change.ts'
import huLinks from '#shared/words/hu/links.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, asked, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { ConfirmEmailChangePage } from './confirm-email-change-page.tsx'
import { StopEmailChangePage } from './stop-email-change-page.tsx'

i18next.addResourceBundle('hu', 'links', huLinks)

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const done = vi.fn()
beforeEach(() => void done.mockClear())

describe('the page of the link to a new address', () => {
  const open = (token = 'a.s') => show(<ConfirmEmailChangePage token={token} onConfirmed={done} />)

  it('changes it with a press and not by being opened', async () => {
    answer(confirmEmailChange, () => ({ data: { email: 'uj@kekto.example', was_changed: false } }))
    open()
    await expect.element(page.getByRole('heading', { name: 'Új e-mail-cím megerősítése' })).toBeVisible()
    expect(asked).toEqual([])
    await press('Új cím megerősítése')
    await expect.element(page.getByText('E-mail-cím módosítva')).toBeVisible()
    await expect.element(page.getByText(/mostantól: uj@kekto\.example/)).toBeVisible()
    expect(askedOf(confirmEmailChange)).toEqual([{ body: { token: 'a.s' } }])
    expect(done).toHaveBeenCalledOnce()
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })

  it('says that it was changed before', async () => {
    answer(confirmEmailChange, () => ({ data: { email: 'uj@kekto.example', was_changed: true } }))
    open()
    await press('Új cím megerősítése')
    await expect.element(page.getByText('Ezt a címet már megerősítetted')).toBeVisible()
  })

  it.each(['a.s', ''])('says that a link is over (%j)', async token => {
    refuse(confirmEmailChange, 404, 'Érvénytelen token')
    open(token)
    if (token) await press('Új cím megerősítése')
    await expect.element(page.getByText(/Biztonság oldalán kérhetsz másikat/)).toBeVisible()
    expect(done).not.toHaveBeenCalled()
  })

  it('says what is in the way, and can be pressed again', async () => {
    refuse(confirmEmailChange, 409, 'Ez az e-mail-cím már foglalt.')
    open()
    await press('Új cím megerősítése')
    await expect.element(page.getByText(/már foglalt/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Új cím megerősítése' })).toBeVisible()
  })
})

describe('the page of the link to the address of before', () => {
  const open = (token = 'a.s') => show(<StopEmailChangePage token={token} onRestored={done} />)
  const to = (name: string) => page.getByRole('link', { name })

  it('stops a change that waits, and offers a new password', async () => {
    answer(stopEmailChange, () => ({ data: { was_changed: false } }))
    open()
    await press('Csere leállítása')
    await expect.element(page.getByText(/nem változott/)).toBeVisible()
    await expect.element(to('Új jelszó beállítása')).toHaveAttribute('href', '/forgot-password')
    expect(askedOf(stopEmailChange)).toEqual([{ body: { token: 'a.s' } }])
    expect(done).not.toHaveBeenCalled()
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })

  it('says that a change was taken back, which signs out everywhere', async () => {
    answer(stopEmailChange, () => ({ data: { was_changed: true } }))
    open()
    await press('Csere leállítása')
    await expect.element(page.getByText('Régi e-mail-cím visszaállítva')).toBeVisible()
    await expect.element(to('Bejelentkezés')).toHaveAttribute('href', '/login')
    expect(done).toHaveBeenCalledOnce()
  })

  it.each(['a.s', ''])('says that a link is over (%j)', async token => {
    refuse(stopEmailChange, 404, 'Érvénytelen token')
    open(token)
    if (token) await press('Csere leállítása')
    await expect.element(page.getByText('Ez a link nem érvényes')).toBeVisible()
    await expect.element(to('Új jelszó beállítása')).toBeVisible()
  })
})
