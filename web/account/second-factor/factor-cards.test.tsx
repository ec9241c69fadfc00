import { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addAuthenticator } from '#shared/account/contract/second-factor/add-authenticator.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { removeAuthenticator } from '#shared/account/contract/second-factor/remove-authenticator.ts'
import { renewRecoveryCodes } from '#shared/account/contract/second-factor/renew-recovery-codes.ts'
import { setUpAuthenticator } from '#shared/account/contract/second-factor/set-up-authenticator.ts'
import { startPasskeyConfirmation } from '#shared/account/contract/second-factor/start-passkey-confirmation.ts'
import { showEmailChange } from '#shared/account/contract/email/show-email-change.ts'
import { listSessions } from '#shared/account/contract/list-sessions.ts'
import { showDataExport } from '#shared/account/contract/show-data-export.ts'
import { people } from '#shared/people/contract.ts'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerPart, asked, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import {
  authenticator,
  browserSigns,
  button,
  cancelled,
  challenge,
  codes,
  factorsAre,
  laptop,
  press,
  request,
  signed,
  unconfirmed,
} from './second-factor.test-support.ts'
import { SecurityPage } from './security-page.tsx'

const setup = { challenge, secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Szabi:anna?secret=JBSWY3DPEHPK3PXP' }
const dialog = page.getByRole('dialog', { name: 'Hitelesítő alkalmazás' })
const codesDialog = page.getByRole('dialog', { name: 'Helyreállító kódok' })
const identity = page.getByRole('dialog', { name: 'Erősítsd meg, hogy te vagy az' })
const code = page.getByRole('textbox', { name: /^Hatjegyű kód/ })
const within = (name: string) => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name }))

beforeEach(() => {
  factorsAre({})
  answerPart(people.showMe, { data: { selected_company: null } })
  answer(showEmailChange, () => ({ data: null }))
  answer(listSessions, () => ({ data: [] }))
  answer(showDataExport, () => ({ data: null }))
})
afterEach(() => void vi.restoreAllMocks())

describe('the page of the own second factors', () => {
  it('offers both ways, and recovery codes only beside one of them', async () => {
    show(<SecurityPage onErased={async () => undefined} />)
    await expect.element(page.getByRole('heading', { name: 'Biztonság' })).toBeVisible()
    await expect.element(button('Alkalmazás beállítása')).toBeVisible()
    await expect.element(button('Alkalmazás eltávolítása')).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Belépőkulcsok' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Helyreállító kódok' })).not.toBeInTheDocument()
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })

  it('leads to the password, and shows the devices', async () => {
    show(<SecurityPage onErased={async () => undefined} />)
    await expect
      .element(page.getByRole('link', { name: 'Jelszó módosítása' }))
      .toHaveAttribute('href', '/user/password-change')
    await expect.element(page.getByRole('heading', { name: 'Bejelentkezett eszközök' })).toBeVisible()
  })

  it('gives the address by which an assistant is connected, to be copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show(<SecurityPage onErased={async () => undefined} />)
    const address = `${location.origin}/api/mcp`
    await expect.element(page.getByRole('group', { name: 'Az MCP-kiszolgáló címe' })).toMatchTextContent(address)
    await press('Cím másolása')
    await expect.poll(told).toEqual(['Cím kimásolva.'])
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
    writeText.mockRejectedValue(new Error('not allowed'))
    await press('Cím másolása')
    await expect.poll(told).toContain('Nem sikerült kimásolni. Jelöld ki, és másold ki kézzel.')
  })

  it('says since when the app is set up, and how many codes are left', async () => {
    factorsAre({ authenticator, recovery_codes_left: 7 })
    show(<SecurityPage onErased={async () => undefined} />)
    await expect.element(page.getByText('Beállítva: 2026. nov. 19. 10:00')).toBeVisible()
    await expect.element(page.getByText('7 felhasználatlan kód')).toBeVisible()
    await expect.element(button('Alkalmazás cseréje')).toBeVisible()
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })

  it('can be read again where it could not be read', async () => {
    refuse(showSecondFactors, 500, 'Hiba történt')
    show(<SecurityPage onErased={async () => undefined} />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/nem tölthetők be/)
    factorsAre({})
    await press('Újratöltés')
    await expect.element(button('Alkalmazás beállítása')).toBeVisible()
  })
})

describe('the authenticator app', () => {
  beforeEach(() => answer(setUpAuthenticator, () => ({ data: setup })))

  it('is set up by the code it shows, after which the recovery codes are shown once', async () => {
    answer(addAuthenticator, () => {
      factorsAre({ authenticator, recovery_codes_left: 3 })
      return { data: { recovery_codes: codes } }
    })
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás beállítása')
    await expect.element(dialog.getByRole('img', { name: 'QR-kód a hitelesítő alkalmazásnak' })).toBeVisible()
    await expect.element(dialog).toMatchTextContent(/JBSW Y3DP EHPK 3PXP.*a többi eszközödről kijelentkeztetünk/)
    await expect.element(code).toHaveFocus()
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.fill(code, ' 123456 ')
    await press('Kód ellenőrzése')
    await expect.poll(told).toEqual(['Hitelesítő alkalmazás beállítva'])
    expect(askedOf(addAuthenticator)).toEqual([{ body: { challenge, code: '123456' } }])
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(codesDialog).toMatchTextContent(/AAAA-1111.*BBBB-2222.*CCCC-3333/)
    await press('Elmentettem')
    await expect.element(codesDialog).not.toBeInTheDocument()
    await expect.element(button('Alkalmazás cseréje')).toHaveFocus()
  })

  it('says at the field that the code is wrong or missing, and keeps the secret on the page', async () => {
    refuse(addAuthenticator, 422, 'Nézd át.', { code: ['Ez a kód nem jó.'] })
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás beállítása')
    await press('Kód ellenőrzése')
    await expect.element(code).toHaveAccessibleDescription('Ezt töltsd ki.')
    expect(askedOf(addAuthenticator)).toEqual([])
    await userEvent.fill(code, '000000')
    await press('Kód ellenőrzése')
    await expect.element(code).toHaveAccessibleDescription('Ez a kód nem jó.')
    await expect.element(dialog).toMatchTextContent(/JBSW Y3DP/)
  })

  it('is not set up by whoever gives up', async () => {
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás beállítása')
    await expect.element(dialog).toBeVisible()
    await press('Mégse')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(askedOf(addAuthenticator)).toEqual([])
  })

  it('is replaced without new recovery codes where there are some', async () => {
    factorsAre({ authenticator, recovery_codes_left: 7 })
    answer(addAuthenticator, () => ({ data: { recovery_codes: [] } }))
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás cseréje')
    await expect.element(dialog).not.toMatchTextContent(/kijelentkeztetünk/)
    await userEvent.fill(code, '123456')
    await press('Kód ellenőrzése')
    await expect.poll(told).toEqual(['Hitelesítő alkalmazás beállítva'])
    await expect.element(codesDialog).not.toBeInTheDocument()
  })

  it('is removed after a question, and not by whoever thinks better of it', async () => {
    factorsAre({ authenticator, recovery_codes_left: 7 })
    answer(removeAuthenticator, () => {
      factorsAre({})
      return {}
    })
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás eltávolítása')
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/a helyreállító kódjaid is megszűnnek/)
    await within('Mégse')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(askedOf(removeAuthenticator)).toEqual([])
    await press('Alkalmazás eltávolítása')
    await within('Alkalmazás eltávolítása')
    await expect.poll(told).toEqual(['Hitelesítő alkalmazás eltávolítva'])
    await expect.element(button('Alkalmazás beállítása')).toHaveFocus()
  })

  it('warns whoever removes their last factor, the more where the company requires one', async () => {
    factorsAre({ authenticator, recovery_codes_left: 7 })
    answerPart(people.showMe, { data: { selected_company: { requires_second_factor: true } } })
    show(<SecurityPage onErased={async () => undefined} />)
    const question = page.getByRole('alertdialog')
    await press('Alkalmazás eltávolítása')
    await expect.element(question).toMatchTextContent(/nem nyithatod meg a céget/)
    await within('Mégse')
    factorsAre({ authenticator, passkeys: [laptop], recovery_codes_left: 7 })
    await mutate(() => true)
    await expect.element(page.getByText('Laptop')).toBeVisible()
    await press('Alkalmazás eltávolítása')
    await expect.element(question).toMatchTextContent(/többé nem kérjük a kódját/)
    await expect.element(question).not.toMatchTextContent(/megszűnnek/)
    await expect.element(question).not.toMatchTextContent(/nem nyithatod meg/)
  })

  it('tells in the server’s words why it stays', async () => {
    factorsAre({ authenticator, recovery_codes_left: 7 })
    refuse(removeAuthenticator, 409, 'A céged második lépést kér.')
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás eltávolítása')
    await within('Alkalmazás eltávolítása')
    await expect.poll(told).toEqual(['A céged második lépést kér.'])
    await expect.element(button('Alkalmazás eltávolítása')).toBeVisible()
  })
})

describe('the recovery codes', () => {
  beforeEach(() => {
    factorsAre({ authenticator, recovery_codes_left: 1 })
    answer(renewRecoveryCodes, () => ({ data: { recovery_codes: codes } }))
  })

  async function renew() {
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Új kódok készítése')
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/korábbi kódjaid ezután nem használhatók/)
    factorsAre({ authenticator, recovery_codes_left: 10 })
    await within('Új kódok készítése')
    await expect.element(codesDialog).toBeVisible()
  }

  it('are renewed after a question, and shown this once', async () => {
    await renew()
    expect(
      codesDialog
        .getByRole('listitem')
        .elements()
        .map(item => item.textContent),
    ).toEqual(codes)
    expect(await axeOfElement(codesDialog.element())).toEqual([])
    await press('Elmentettem')
    await expect.element(page.getByText('10 felhasználatlan kód')).toBeVisible()
    expect(page.getByText('AAAA-1111').elements()).toEqual([])
  })

  it('are copied, one a line', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await renew()
    await press('Kódok másolása')
    await expect.poll(told).toEqual(['Kódok a vágólapra másolva'])
    expect(write).toHaveBeenCalledExactlyOnceWith(codes.join('\n'))
  })

  it('are downloaded as a file, which nobody else is asked for', async () => {
    const texts: Blob[] = []
    const address = URL.createObjectURL.bind(URL)
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => (texts.push(blob as Blob), address(blob)))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await renew()
    const before = asked.length
    await press('Kódok letöltése')
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('szabi-recovery-codes.txt')
    expect(await texts[0]!.text()).toBe(`${codes.join('\n')}\n`)
    expect(asked).toHaveLength(before)
  })
})

describe('whoever changes a factor', () => {
  /** Nothing changes before it is confirmed who asks. */
  function wantsConfirmation() {
    let isConfirmed = false
    answer(setUpAuthenticator, () => {
      if (!isConfirmed) throw unconfirmed()
      return { data: setup }
    })
    answer(confirmIdentity, () => {
      isConfirmed = true
      return { data: { confirmed_until: 0 } }
    })
  }
  const password = identity.getByLabelText(/^Jelszó/).first()
  const ownCode = page.getByRole('textbox', { name: /^Kód/ })
  beforeEach(wantsConfirmation)

  it('ASVS 7.5.1 gives the password first, after which the same is done by itself', async () => {
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás beállítása')
    await expect.element(identity).toBeVisible()
    await expect.element(password).toHaveFocus()
    await expect.element(ownCode).not.toBeInTheDocument()
    expect(await axeOfElement(identity.element())).toEqual([])
    await userEvent.fill(password, 'Szabi2026')
    await press('Megerősítés')
    await expect.element(dialog).toBeVisible()
    await expect.element(identity).not.toBeInTheDocument()
    expect(askedOf(confirmIdentity)).toEqual([{ body: { password: 'Szabi2026' } }])
    expect(askedOf(setUpAuthenticator)).toHaveLength(2)
    expect(told()).toEqual([])
  })

  it('ASVS 7.5.1 gives a code where there is an app, and no password', async () => {
    factorsAre({ authenticator, recovery_codes_left: 7 })
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás cseréje')
    await expect.element(ownCode).toHaveAccessibleDescription(/helyreállító kód/)
    await expect.element(ownCode).toHaveFocus()
    await expect.element(password).not.toBeInTheDocument()
    await expect.element(button('Inkább belépőkulccsal')).not.toBeInTheDocument()
    expect(await axeOfElement(identity.element())).toEqual([])
    await press('Megerősítés')
    await expect.element(ownCode).toHaveAccessibleDescription(/Ezt töltsd ki\./)
    expect(askedOf(confirmIdentity)).toEqual([])
    await userEvent.fill(ownCode, '123456')
    await press('Megerősítés')
    await expect.element(dialog).toBeVisible()
    expect(askedOf(confirmIdentity)).toEqual([{ body: { code: '123456' } }])
  })

  it('ASVS 7.5.1 gives a passkey where there is one, or a recovery code instead', async () => {
    factorsAre({ passkeys: [laptop], recovery_codes_left: 7 })
    answer(startPasskeyConfirmation, () => ({ data: { challenge, passkey: request } }))
    const sign = vi.spyOn(navigator.credentials, 'get').mockRejectedValueOnce(cancelled())
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás beállítása')
    await expect.element(button('Inkább kóddal')).toBeVisible()
    expect(await axeOfElement(identity.element())).toEqual([])
    await press('Belépőkulcs használata')
    await expect.poll(told).toEqual(['A böngésző nem adott belépőkulcsot. Próbáld újra.'])
    await press('Inkább kóddal')
    await expect.element(ownCode).toBeVisible()
    await press('Inkább belépőkulccsal')
    sign.mockRestore()
    browserSigns()
    await press('Belépőkulcs használata')
    await expect.element(dialog).toBeVisible()
    expect(askedOf(confirmIdentity)).toMatchObject([{ body: { challenge, passkey: signed } }])
  })

  it('is asked for what is missing before it counts as an attempt', async () => {
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás beállítása')
    await press('Megerősítés')
    await expect.element(password).toHaveAccessibleDescription('Ezt töltsd ki.')
    expect(askedOf(confirmIdentity)).toEqual([])
  })

  it('may try again after a wrong password, and change nothing by giving up', async () => {
    refuse(confirmIdentity, 422, 'Nézd át.', { password: ['Hibás jelenlegi jelszó.'] })
    show(<SecurityPage onErased={async () => undefined} />)
    await press('Alkalmazás beállítása')
    await userEvent.fill(password, 'Szabi2025')
    await press('Megerősítés')
    await expect.element(password).toHaveAccessibleDescription('Hibás jelenlegi jelszó.')
    await press('Mégse')
    await expect.element(identity).not.toBeInTheDocument()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(askedOf(setUpAuthenticator)).toHaveLength(1)
    expect(told()).toEqual([])
  })
})
