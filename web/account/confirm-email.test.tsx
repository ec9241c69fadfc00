import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { sendConfirmation } from '#shared/account/contract/send-confirmation.ts'
import huLinks from '#shared/words/hu/links.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, asked, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { ConfirmEmailBanner } from './confirm-email-banner.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

i18next.addResourceBundle('hu', 'links', huLinks)

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

describe('the page of a confirmation link', () => {
  const onConfirmed = vi.fn()
  beforeEach(() => void onConfirmed.mockClear())

  it('confirms with a press and not by being opened', async () => {
    answer(confirmEmail, () => ({ data: { was_confirmed: false } }))
    show(<ConfirmEmailPage token="a.s" isConfirmed={false} onConfirmed={onConfirmed} />)
    await expect.element(page.getByRole('heading', { name: 'E-mail-cím megerősítése' })).toBeVisible()
    expect(asked).toEqual([])
    await press('Cím megerősítése')
    await expect.element(page.getByText('E-mail-cím megerősítve')).toBeVisible()
    expect(askedOf(confirmEmail)).toEqual([{ body: { token: 'a.s' } }])
    expect(onConfirmed).toHaveBeenCalledOnce()
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })

  it.each(['a.s', ''])('says that a link is over (%j)', async token => {
    refuse(confirmEmail, 404, 'Ez a link már nem érvényes. Kérj újat.')
    show(<ConfirmEmailPage token={token} isConfirmed={false} onConfirmed={onConfirmed} />)
    if (token) await press('Cím megerősítése')
    await expect.element(page.getByText(/Ez a link nem érvényes/)).toBeVisible()
    expect(onConfirmed).not.toHaveBeenCalled()
  })

  it('says that the address is confirmed already, by this link or however else', async () => {
    answer(confirmEmail, () => ({ data: { was_confirmed: true } }))
    show(<ConfirmEmailPage token="a.s" isConfirmed={false} onConfirmed={onConfirmed} />)
    await press('Cím megerősítése')
    await expect.element(page.getByText('Ez az e-mail-cím már meg van erősítve')).toBeVisible()
  })

  it('says so of an older link to whoever is signed in with a confirmed address', async () => {
    refuse(confirmEmail, 404, 'Ez a link már nem érvényes. Kérj újat.')
    show(<ConfirmEmailPage token="a.s" isConfirmed onConfirmed={onConfirmed} />)
    await press('Cím megerősítése')
    await expect.element(page.getByText('Ez az e-mail-cím már meg van erősítve')).toBeVisible()
    expect(page.getByText(/nem érvényes/).elements()).toEqual([])
  })

  it('says that something else went wrong, and can be pressed again', async () => {
    refuse(confirmEmail, 0, 'Nincs kapcsolat.')
    show(<ConfirmEmailPage token="a.s" isConfirmed={false} onConfirmed={onConfirmed} />)
    await press('Cím megerősítése')
    await expect.element(page.getByText(/Nincs kapcsolat/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cím megerősítése' })).toBeVisible()
  })
})

describe('the banner of an address that is not confirmed', () => {
  it('says where the email went, sends it again, and says when that is too often', async () => {
    answer(sendConfirmation, () => ({}))
    show(<ConfirmEmailBanner email="marta@kekto.example" />)
    await expect.element(page.getByText(/marta@kekto\.example/)).toBeVisible()
    await press('E-mail újraküldése')
    await expect.element(page.getByRole('status')).toHaveTextContent('E-mail elküldve')
    refuse(sendConfirmation, 429, 'Túl sokszor próbáltad.')
    await press('E-mail újraküldése')
    await expect.element(page.getByRole('status')).toHaveTextContent('Túl sokszor próbáltad.')
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })
})
