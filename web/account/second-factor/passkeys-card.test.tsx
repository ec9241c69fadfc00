import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addPasskey } from '#shared/account/contract/second-factor/add-passkey.ts'
import { removePasskey } from '#shared/account/contract/second-factor/remove-passkey.ts'
import { renamePasskey } from '#shared/account/contract/second-factor/rename-passkey.ts'
import { setUpPasskey } from '#shared/account/contract/second-factor/set-up-passkey.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { FactorCards } from './factor-cards.tsx'
import {
  browserMakes,
  button,
  cancelled,
  challenge,
  codes,
  creation,
  factorsAre,
  laptop,
  made,
  phone,
  press,
} from './second-factor.test-support.ts'

const name = page.getByRole('textbox', { name: /^A belépőkulcs neve/ })
const row = (of: string) =>
  page.getByRole('list', { name: 'Belépőkulcsok' }).getByRole('listitem').filter({ hasText: of })

beforeEach(() => {
  factorsAre({ passkeys: [laptop, phone], recovery_codes_left: 3 })
  answer(setUpPasskey, () => ({ data: { challenge, passkey: creation } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function add(given: string) {
  await press('Belépőkulcs hozzáadása')
  await userEvent.fill(name, given)
  await press('Tovább')
}

it('each passkey stands by its name, with its last use, or since when there is one never used', async () => {
  show(<FactorCards />)
  await expect.element(row('Laptop')).toMatchTextContent(/Hozzáadva: 2026\. nov\. 19\. 10:00/)
  await expect.element(row('Telefon')).toMatchTextContent(/Utoljára használva: 2026\. nov\. 19\. 11:00/)
  expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
})

it('a passkey is named, made by the browser, and the first one brings recovery codes', async () => {
  factorsAre({})
  const create = browserMakes()
  answer(addPasskey, () => {
    factorsAre({ passkeys: [laptop], recovery_codes_left: 3 })
    return { data: { recovery_codes: codes } }
  })
  show(<FactorCards />)
  await press('Belépőkulcs hozzáadása')
  expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
  await press('Tovább')
  await expect.element(name).toHaveAccessibleDescription(/Ezt töltsd ki\./)
  expect(askedOf(setUpPasskey)).toEqual([])
  await userEvent.fill(name, ' Laptop ')
  await press('Tovább')
  await expect.poll(told).toEqual(['Belépőkulcs hozzáadva'])
  expect(create.mock.lastCall?.[0]?.publicKey?.rp).toEqual(creation.rp)
  expect(askedOf(addPasskey)).toMatchObject([{ body: { challenge, name: 'Laptop', passkey: made } }])
  await expect.element(page.getByRole('dialog', { name: 'Helyreállító kódok' })).toMatchTextContent(/AAAA-1111/)
  await press('Elmentettem')
  await expect.element(row('Laptop')).toBeVisible()
  await expect.element(button('Belépőkulcs hozzáadása')).toHaveFocus()
})

it('says that the browser gave none where the person cancels, and adds nothing', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(cancelled())
  show(<FactorCards />)
  await add('Otthoni gép')
  await expect.poll(told).toEqual(['A böngésző nem adott belépőkulcsot. Próbáld újra.'])
  expect(askedOf(addPasskey)).toEqual([])
})

it('says of a device that has one for this account already that it has, and adds nothing', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('known', 'InvalidStateError'))
  show(<FactorCards />)
  await add('Otthoni gép')
  await expect.poll(told).toEqual(['Ezen az eszközön már van belépőkulcsod ehhez a fiókhoz.'])
  expect(askedOf(addPasskey)).toEqual([])
})

it('tells in the server’s words why a passkey could not be added', async () => {
  browserMakes()
  refuse(addPasskey, 409, 'Legfeljebb tíz belépőkulcsod lehet.')
  show(<FactorCards />)
  await add('Otthoni gép')
  await expect.poll(told).toEqual(['Legfeljebb tíz belépőkulcsod lehet.'])
})

it('offers none where the browser knows none, but still removes those there are', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  show(<FactorCards />)
  await expect
    .element(page.getByText('Ebben a böngészőben vagy ezen a címen nem használható belépőkulcs.'))
    .toBeVisible()
  await expect.element(button('Belépőkulcs hozzáadása')).not.toBeInTheDocument()
  await expect.element(button('Eltávolítás: Laptop')).toBeVisible()
})

it('gives a passkey another name, starting from its own', async () => {
  answer(renamePasskey, () => {
    factorsAre({ passkeys: [{ ...laptop, name: 'Munkahelyi laptop' }, phone] })
    return {}
  })
  show(<FactorCards />)
  await press('Átnevezés: Laptop')
  await expect.element(name).toHaveValue('Laptop')
  await userEvent.fill(name, 'Munkahelyi laptop')
  await press('Mentés')
  await expect.poll(told).toEqual(['Belépőkulcs átnevezve'])
  expect(askedOf(renamePasskey)).toEqual([{ path: { id: 'k1' }, body: { name: 'Munkahelyi laptop' } }])
  await expect.element(row('Munkahelyi laptop')).toBeVisible()
})

it('a passkey is removed after a question that names it, and the recovery codes with the last', async () => {
  factorsAre({ passkeys: [phone], recovery_codes_left: 3 })
  answer(removePasskey, () => {
    factorsAre({})
    return {}
  })
  show(<FactorCards />)
  await expect.element(page.getByRole('heading', { name: 'Helyreállító kódok' })).toBeVisible()
  await press('Eltávolítás: Telefon')
  const question = page.getByRole('alertdialog', { name: 'Eltávolítás: Telefon' })
  await expect
    .element(question)
    .toMatchTextContent(/többé nem lehet bejelentkezni.*a helyreállító kódjaid is megszűnnek/)
  await press('Mégse')
  expect(askedOf(removePasskey)).toEqual([])
  await press('Eltávolítás: Telefon')
  await press('Belépőkulcs eltávolítása')
  await expect.poll(told).toEqual(['Belépőkulcs eltávolítva'])
  await expect.element(button('Belépőkulcs hozzáadása')).toHaveFocus()
  expect(askedOf(removePasskey)).toEqual([{ path: { id: 'k2' } }])
  await expect.element(page.getByRole('heading', { name: 'Helyreállító kódok' })).not.toBeInTheDocument()
})
