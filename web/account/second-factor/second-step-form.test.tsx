import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { completeLogIn } from '#shared/account/contract/second-factor/complete-log-in.ts'
import { logInWithPasskey } from '#shared/account/contract/second-factor/log-in-with-passkey.ts'
import type { SecondStep } from '#shared/account/contract/second-factor/second-step.ts'
import { startPasskeyLogIn } from '#shared/account/contract/second-factor/start-passkey-log-in.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, asked, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { PasskeyLogIn } from './passkey-log-in.tsx'
import { browserSigns, button, cancelled, challenge, press, request, signed } from './second-factor.test-support.ts'
import { SecondStepForm } from './second-step-form.tsx'

const session = {
  token: 'access',
  user: { id: 'anna', email: 'anna@example.hu', first_name: 'Anna', last_name: 'Kis', language: 'hu' as const },
}
const onSignedIn = vi.fn(async () => undefined)
const onOver = vi.fn()

beforeEach(() => {
  onSignedIn.mockClear()
  onOver.mockClear()
  answer(completeLogIn, () => session)
  answer(logInWithPasskey, () => session)
  answer(startPasskeyLogIn, ({ body }) => ({ challenge: body.second_step ?? challenge, passkey: request }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the second step of a sign-in', () => {
  const shown = (...factors: SecondStep['factors']) =>
    show(<SecondStepForm step={{ challenge, factors }} onSignedIn={onSignedIn} onOver={onOver} />)
  const code = page.getByRole('textbox', { name: /^Hatjegyű kód/ })
  const recovery = page.getByRole('textbox', { name: /^Helyreállító kód/ })

  it('ASVS 6.3.3 takes the code of the app, which has the focus and can be filled in by the device', async () => {
    shown('authenticator', 'recovery_code')
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
    await userEvent.keyboard('123 456{Enter}')
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[session]])
    expect(askedOf(completeLogIn)).toEqual([{ body: { challenge, code: '123 456' } }])
  })

  it('ASVS 6.3.3 takes a recovery code instead, and nothing typed for the app goes over', async () => {
    shown('authenticator', 'recovery_code')
    await userEvent.fill(code, '123')
    await press('Helyreállító kód használata')
    await expect.element(recovery).toHaveValue('')
    await expect.element(recovery).toHaveAttribute('autocomplete', 'off')
    await expect.element(page.getByText(/Mindegyik csak egyszer használható/)).toBeVisible()
    await userEvent.fill(recovery, 'AAAA-1111')
    await press('Bejelentkezés')
    await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
    expect(askedOf(completeLogIn)).toEqual([{ body: { challenge, code: 'AAAA-1111' } }])
    await press('Kód az alkalmazásból')
    await expect.element(code).toHaveValue('')
  })

  it('says at the field that a code is missing or wrong, and stays at this step', async () => {
    shown('authenticator')
    await press('Bejelentkezés')
    await expect.element(code).toHaveAccessibleDescription('Ezt töltsd ki.')
    expect(asked).toEqual([])
    refuse(completeLogIn, 422, 'Nézd át.', { code: ['Ez a kód nem jó.'] })
    await userEvent.fill(code, '000000')
    await press('Bejelentkezés')
    await expect.element(code).toHaveAccessibleDescription('Ez a kód nem jó.')
    expect(onOver).not.toHaveBeenCalled()
  })

  it('says above the form that there were too many attempts', async () => {
    refuse(completeLogIn, 429, 'Túl sok próbálkozás. Várj egy kicsit.')
    shown('authenticator')
    await userEvent.fill(code, '000000')
    await press('Bejelentkezés')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Túl sok próbálkozás. Várj egy kicsit.')
    expect(onOver).not.toHaveBeenCalled()
  })

  it('leads back to the password where it is over, and says why', async () => {
    refuse(completeLogIn, 404, 'Ez a lépés lejárt.')
    shown('authenticator')
    await userEvent.fill(code, '123456')
    await press('Bejelentkezés')
    await expect.poll(told).toEqual(['Ez a lépés lejárt.'])
    expect(onOver).toHaveBeenCalledOnce()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('leads back to the password where a passkey comes too late', async () => {
    refuse(startPasskeyLogIn, 404, 'Ez a lépés lejárt.')
    const get = browserSigns()
    shown('passkey')
    await press('Belépőkulcs használata')
    await expect.poll(told).toEqual(['Ez a lépés lejárt.'])
    expect(onOver).toHaveBeenCalledOnce()
    expect(get).not.toHaveBeenCalled()
  })

  it('ASVS 6.3.3 lets the browser sign the challenge of this very step', async () => {
    const get = browserSigns()
    shown('passkey', 'authenticator')
    await expect.element(page.getByText('Erősítsd meg a belépőkulcsoddal, hogy te vagy az.')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
    await press('Belépőkulcs használata')
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[session]])
    expect(askedOf(startPasskeyLogIn)).toEqual([{ body: { second_step: challenge } }])
    expect(get.mock.lastCall?.[0]?.publicKey?.allowCredentials).toHaveLength(1)
    expect(askedOf(completeLogIn)).toMatchObject([{ body: { challenge, passkey: signed } }])
  })

  it('can be tried again where the person closed the browser’s window', async () => {
    vi.spyOn(navigator.credentials, 'get').mockRejectedValueOnce(cancelled())
    shown('passkey')
    await press('Belépőkulcs használata')
    await expect.poll(() => askedOf(startPasskeyLogIn)).toHaveLength(1)
    await expect.element(button('Belépőkulcs használata')).toBeEnabled()
    expect(askedOf(completeLogIn)).toEqual([])
    browserSigns()
    await expect.poll(async () => (await press('Belépőkulcs használata'), onSignedIn.mock.calls)).toHaveLength(1)
  })

  it('offers no passkey where the browser knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    shown('passkey', 'recovery_code')
    await expect.element(recovery).toBeVisible()
    await expect.element(button('Belépőkulcs használata')).not.toBeInTheDocument()
  })

  it('says that nothing can be used here, and leads back', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    shown('passkey')
    await expect.element(page.getByText(/egyik második lépésed sem használható/)).toBeVisible()
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
    await press('Vissza a bejelentkezéshez')
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('lets somebody else sign in', async () => {
    shown('authenticator')
    await press('Vissza a bejelentkezéshez')
    expect(onOver).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
  })
})

describe('the sign-in by a passkey alone', () => {
  const logIn = () => press('Bejelentkezés belépőkulccsal')
  const shown = (stays = false) => show(<PasskeyLogIn stays={stays} onSignedIn={onSignedIn} />)

  it.each([true, false])('needs no password, and stays if that is wished (%s)', async stays => {
    browserSigns()
    shown(stays)
    await logIn()
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[session]])
    expect(askedOf(startPasskeyLogIn)).toEqual([{ body: {} }])
    expect(askedOf(logInWithPasskey)).toMatchObject([{ body: { challenge, passkey: signed, remember_me: stays } }])
  })

  it('says that none came where the person closes the browser’s window, and can be pressed again', async () => {
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(cancelled())
    shown()
    await logIn()
    await expect.poll(() => askedOf(startPasskeyLogIn)).toHaveLength(1)
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    expect(askedOf(logInWithPasskey)).toEqual([])
    await expect.poll(told).toEqual(['A böngésző nem adott belépőkulcsot. Próbáld újra.'])
  })

  it('can be pressed again where the browser fails in a way of its own', async () => {
    const failed = new DOMException('The relying party is not this page', 'SecurityError')
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(failed)
    shown()
    await logIn()
    await expect.poll(told).toEqual(['A böngésző nem adott belépőkulcsot. Próbáld újra.'])
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  })

  it('tells in the server’s words why somebody does not get in', async () => {
    browserSigns()
    refuse(logInWithPasskey, 422, 'Ez a belépőkulcs itt nem ismert.')
    shown()
    await logIn()
    await expect.poll(told).toEqual(['Ez a belépőkulcs itt nem ismert.'])
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('is not offered where the browser knows no passkeys', () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    shown()
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
