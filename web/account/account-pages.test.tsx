import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { account } from '#shared/account/contract.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { ApiError } from '#shared/contract/client.ts'
import huAccount from '#shared/words/hu/account.json'
import huSecurity from '#shared/words/hu/security.json'
import huProblems from '#shared/words/hu/problems.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerLater, asked, askedOf, refuse, retryKeysOf, told } from '#web/api/fake-api.test-support.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { kept } from '#web/api/drafts/drafts.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { ChangePasswordPage } from './change-password-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { LogInPage } from './log-in-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { factorsAre, unconfirmed } from './second-factor/second-factor.test-support.ts'

i18next.addResourceBundle('hu', 'account', huAccount)
i18next.addResourceBundle('hu', 'problems', huProblems)
i18next.addResourceBundle('hu', 'security', huSecurity)

const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`)).first()
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const alert = page.getByRole('alert')
const session = { token: 't', expires_in: 900, user: { id: 'anna', email: 'anna@example.hu' } } as never

describe('the page to log in', () => {
  const onSignedIn = vi.fn(async () => undefined)
  const shown = (stays = false, more: { reason?: string } = {}) =>
    show(<LogInPage stays={stays} forgotten="/forgot-password?then=%2Fdays-off" onSignedIn={onSignedIn} {...more} />)
  beforeEach(() => onSignedIn.mockClear())

  async function logIn() {
    await userEvent.type(field('E-mail-cím'), 'anna@example.hu')
    await userEvent.type(field('Jelszó'), 'Szabi2026')
    await press('Bejelentkezés')
  }

  it('sends address and password, and says whether one stays signed in', async () => {
    answer(account.logIn, () => session)
    shown()
    await logIn()
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[session, false]])
    expect(askedOf(account.logIn)).toEqual([
      { body: { email: 'anna@example.hu', password: 'Szabi2026', remember_me: false } },
    ])
  })

  it('proposes to stay signed in to whoever did the last time', async () => {
    answer(account.logIn, () => session)
    shown(true)
    await expect.element(page.getByRole('checkbox', { name: 'Maradjak bejelentkezve' })).toBeChecked()
    await logIn()
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[session, true]])
  })

  it('says under the field what is missing, and asks nobody', async () => {
    shown()
    await press('Bejelentkezés')
    await expect.element(field('E-mail-cím')).toHaveFocus()
    await expect.element(field('E-mail-cím')).toHaveAttribute('aria-invalid', 'true')
    expect(asked).toEqual([])
  })

  it('says above the form why one cannot come in, and lets one try again', async () => {
    refuse(account.logIn, 422, 'Hibás e-mail-cím vagy jelszó.')
    shown()
    await logIn()
    await expect.element(alert).toMatchTextContent('Hibás e-mail-cím vagy jelszó.')
    answer(account.logIn, () => session)
    await press('Bejelentkezés')
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
  })

  it('security 2 proves that a person is here where the reply asks for it, and sends the same once more', async () => {
    const errors = { captcha: ['A robotellenőrzés nem sikerült. Próbáld újra.'] }
    answer(account.logIn, ({ body }) => {
      if (!body.captcha) throw new ApiError(422, { success: 0, code: 'invalid', message: 'Nézd át.', errors })
      return session
    })
    shown()
    await logIn()
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[session, false]])
    expect(askedOf(account.logIn)).toMatchObject([
      { body: { remember_me: false } },
      { body: { captcha: 'log_in token' } },
    ])
  })

  it('security 2 leads whoever has tried too often to a new password, and nobody else', async () => {
    refuse(account.logIn, 422, 'Hibás e-mail-cím vagy jelszó.')
    shown()
    await logIn()
    await expect.element(alert).toBeVisible()
    await expect.element(alert.getByRole('link')).not.toBeInTheDocument()
    refuse(account.logIn, 429, 'Túl sok próbálkozás. 12 perc múlva próbáld újra.')
    await press('Bejelentkezés')
    await expect.element(alert).toMatchTextContent('12 perc múlva próbáld újra.')
    await expect
      .element(alert.getByRole('link', { name: 'Új jelszó beállítása' }))
      .toHaveAttribute('href', '/forgot-password?then=%2Fdays-off')
    expect(await axeOfElement(document.querySelector('form')!)).toEqual([])
  })

  it('says why somebody was signed out', async () => {
    shown(false, { reason: 'A fiókodat inaktiválták (Kék Tó Kft.).' })
    await expect.element(alert).toMatchTextContent('A fiókodat inaktiválták')
    expect(alert.elements()).toHaveLength(1)
  })

  it('repeats an attempt without a network under the same key', async () => {
    refuse(account.logIn, 0, 'Nincs kapcsolat.')
    shown()
    await logIn()
    await expect.element(alert).toBeVisible()
    await press('Bejelentkezés')
    await expect.poll(() => retryKeysOf(account.logIn)).toHaveLength(2)
    expect(new Set(retryKeysOf(account.logIn)).size).toBe(1)
  })

  it('leads to a new password and to registering, and its form passes axe in both themes', async () => {
    shown()
    await expect
      .element(page.getByRole('link', { name: 'Elfelejtett jelszó' }))
      .toHaveAttribute('href', '/forgot-password?then=%2Fdays-off')
    await expect.element(page.getByRole('link', { name: 'Cég regisztrálása' })).toHaveAttribute('href', '/register')
    expect(await axeOfElement(document.querySelector('form')!)).toEqual([])
  })
})

describe('the page to register', () => {
  const onRegistered = vi.fn(async () => undefined)
  const draft = draftNameOf(undefined, 'register')
  const shown = (typed: { email: string }) => {
    kept.set(draft, typed)
    return show(<RegisterPage onRegistered={onRegistered} />)
  }
  beforeEach(() => onRegistered.mockClear())

  it('keeps the address that was typed, and never the password', async () => {
    shown({ email: 'anna@example.hu' })
    await expect.element(field('E-mail-cím')).toHaveValue('anna@example.hu')
    await userEvent.type(field('Jelszó'), 'Szabi2026')
    await expect.element(field('Jelszó')).toHaveValue('Szabi2026')
    await expect.poll(() => kept.get(draft)).toEqual({ email: 'anna@example.hu' })
  })

  it('V08 asks for a password that keeps the rules before it is sent', async () => {
    shown({ email: 'anna@example.hu' })
    await userEvent.type(field('Jelszó'), 'szabi')
    await press('Tovább')
    await expect.element(field('Jelszó')).toHaveAttribute('aria-invalid', 'true')
    expect(asked).toEqual([])
  })

  it('goes on with the account that was made', async () => {
    answer(account.register, () => session)
    shown({ email: 'anna@example.hu' })
    await userEvent.type(field('Jelszó'), 'Szabi2026')
    await press('Tovább')
    await expect.poll(() => onRegistered.mock.calls).toEqual([[session]])
    expect(askedOf(account.register)).toMatchObject([{ body: { email: 'anna@example.hu', password: 'Szabi2026' } }])
  })

  it('says at the address that it is taken', async () => {
    refuse(account.register, 422, 'Nézd át.', { email: ['Ez az e-mail-cím már foglalt.'] })
    shown({ email: 'anna@example.hu' })
    await userEvent.type(field('Jelszó'), 'Szabi2026')
    await press('Tovább')
    await expect.element(field('E-mail-cím')).toHaveAccessibleDescription('Ez az e-mail-cím már foglalt.')
    await expect.element(field('E-mail-cím')).toHaveFocus()
    expect(onRegistered).not.toHaveBeenCalled()
  })
})

describe('the page of a forgotten password', () => {
  const onSent = vi.fn()
  beforeEach(() => void onSent.mockClear())

  it('says where the link went, and sends it again', async () => {
    answer(account.forgotPassword, () => ({}))
    show(<ForgotPasswordPage logIn="/login?then=%2Fdays-off" onSent={onSent} />)
    await userEvent.type(field('E-mail-cím'), 'anna@example.hu')
    await press('Link küldése')
    const sent = page.getByText(/Elküldtük a linket ide: anna@example\.hu/)
    await expect.element(sent).toBeVisible()
    const again = answerLater(account.forgotPassword)
    await press('Küldés újra')
    await expect.element(sent).not.toBeInTheDocument()
    again.resolve({})
    await expect.element(sent).toBeVisible()
    expect(askedOf(account.forgotPassword)).toHaveLength(2)
    expect(onSent).toHaveBeenCalledTimes(2)
    await expect
      .element(page.getByRole('link', { name: 'Vissza a bejelentkezéshez' }))
      .toHaveAttribute('href', '/login?then=%2Fdays-off')
  })

  it('says at the address that nobody has it', async () => {
    refuse(account.forgotPassword, 422, 'Nézd át.', { email: ['Ezzel a címmel nincs felhasználó.'] })
    show(<ForgotPasswordPage logIn="/login?then=%2Fdays-off" onSent={onSent} />)
    await userEvent.type(field('E-mail-cím'), 'anna@example.hu')
    await press('Link küldése')
    await expect.element(field('E-mail-cím')).toHaveAccessibleDescription('Ezzel a címmel nincs felhasználó.')
    await expect.element(page.getByText('Nézd meg a postaládád')).not.toBeInTheDocument()
  })
})

describe('the page that the link for a new password leads to', () => {
  const onReset = vi.fn()
  const shown = (token = 'r.s') =>
    show(
      <ResetPasswordPage
        token={token}
        logIn="/login?then=%2Fdays-off"
        forgotten="/forgot-password?then=%2Fdays-off"
        onReset={onReset}
      />,
    )
  beforeEach(() => void onReset.mockClear())

  it('takes the new password, signs out whoever was in, and leads on', async () => {
    answer(account.resetPassword, () => ({}))
    shown()
    await userEvent.type(field('Új jelszó'), 'Szabi2027')
    await press('Jelszó mentése')
    await expect.element(page.getByText('Új jelszó beállítva')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Bejelentkezés' }))
      .toHaveAttribute('href', '/login?then=%2Fdays-off')
    expect(onReset).toHaveBeenCalledOnce()
    expect(askedOf(account.resetPassword)).toEqual([{ body: { token: 'r.s', password: 'Szabi2027' } }])
  })

  it('says so when the link is over, and where to ask for another', async () => {
    refuse(account.resetPassword, 404, 'Ez a link már nem érvényes. Kérj újat.')
    shown()
    await userEvent.type(field('Új jelszó'), 'Szabi2027')
    await press('Jelszó mentése')
    await expect.element(alert).toMatchTextContent('Ez a link már nem érvényes. Kérj újat.')
    await expect
      .element(page.getByRole('link', { name: 'Új link kérése' }))
      .toHaveAttribute('href', '/forgot-password?then=%2Fdays-off')
    expect(onReset).not.toHaveBeenCalled()
  })

  it('asks for no password where the link has no token', async () => {
    shown('')
    await expect.element(alert).toMatchTextContent('Ez a link már nem érvényes. Kérj újat.')
    expect(page.getByLabelText(/Új jelszó/).elements()).toEqual([])
  })

  it('keeps the form where only the password is refused', async () => {
    refuse(account.resetPassword, 422, 'Nézd át.', { password: ['Ez a jelszó túl gyakori.'] })
    shown()
    await userEvent.type(field('Új jelszó'), 'Szabi2027')
    await press('Jelszó mentése')
    await expect.element(page.getByText('Ez a jelszó túl gyakori.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Jelszó mentése' })).toBeVisible()
  })
})

describe('the page to change the password', () => {
  async function change() {
    show(<ChangePasswordPage />)
    await userEvent.type(field('Jelenlegi jelszó'), 'Szabi2026')
    await userEvent.type(field('Új jelszó'), 'Szabi2027')
    await press('Jelszó mentése')
  }

  it('empties the fields once it is changed', async () => {
    answer(account.changePassword, () => ({}))
    await change()
    await expect.poll(told).toEqual(['Jelszó módosítva'])
    await expect.element(field('Jelenlegi jelszó')).toHaveValue('')
    expect(askedOf(account.changePassword)).toEqual([
      { body: { current_password: 'Szabi2026', new_password: 'Szabi2027' } },
    ])
  })

  it('asks whoever has a second factor for it first, and keeps what was typed where they give up', async () => {
    factorsAre({})
    let isConfirmed = false
    answer(account.changePassword, () => {
      if (!isConfirmed) throw unconfirmed()
      return {}
    })
    answer(confirmIdentity, () => {
      isConfirmed = true
      return { data: { confirmed_until: 0 } }
    })
    const dialog = page.getByRole('dialog', { name: 'Erősítsd meg, hogy te vagy az' })
    await change()
    await userEvent.click(dialog.getByRole('button', { name: 'Mégse' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(field('Új jelszó')).toHaveValue('Szabi2027')
    expect(told()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Jelszó mentése' }))
    await userEvent.fill(dialog.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Megerősítés' }))
    await expect.poll(told).toEqual(['Jelszó módosítva'])
  })

  it('keeps what was typed where the present one is wrong, and says so at it', async () => {
    refuse(account.changePassword, 422, 'Nézd át.', { current_password: ['Hibás jelenlegi jelszó.'] })
    await change()
    await expect.element(page.getByText('Hibás jelenlegi jelszó.')).toBeVisible()
    await expect.element(field('Új jelszó')).toHaveValue('Szabi2027')
    expect(told()).toEqual([])
  })
})
