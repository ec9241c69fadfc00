import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { eraseAccount } from '#shared/leave/contract/erase-account.ts'
import { showAccountErasure } from '#shared/leave/contract/show-account-erasure.ts'
import { people } from '#shared/people/contract.ts'
import owndata from '#shared/words/hu/owndata.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerPart, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { factorsAre, unconfirmed } from '../second-factor/second-factor.test-support.ts'
import { EraseAccountCard } from './erase-account-card.tsx'

i18next.addResourceBundle('hu', 'owndata', owndata)

const email = 'anna@example.hu'
const kekto = { name: 'Kék Tó Kft.', waiting: 2, obstacle: null }
const onErased = vi.fn(async () => undefined)
const dialog = page.getByRole('alertdialog', { name: 'Fiók törlése' })
const typed = dialog.getByRole('textbox', { name: /Írd be a fiókod címét/ })
const erase = dialog.getByRole('button', { name: 'Fiók törlése' })

async function open() {
  show(<EraseAccountCard onErased={onErased} />)
  await userEvent.click(page.getByRole('button', { name: 'Fiók törlése' }))
  await expect.element(dialog).toBeVisible()
}

beforeEach(() => {
  onErased.mockClear()
  factorsAre({})
  answerPart(people.showMe, { data: { is_email_confirmed: true } })
  answer(showAccountErasure, () => ({
    data: { email, is_last_operator: false, companies: [kekto, { ...kekto, name: 'Másik Bt.', waiting: 0 }] },
  }))
})

it('own data: says before it what follows, company by company, and that it is for good', async () => {
  await open()
  await expect.element(dialog).toMatchTextContent(/Minden eszközön azonnal kijelentkezel/)
  await expect.element(dialog).toMatchTextContent(/Kék Tó Kft\..*2 függőben lévő kérelmedet visszavonjuk/)
  await expect.element(dialog.getByText('Ebből a cégből kilépsz: Másik Bt.')).toBeVisible()
  await expect.element(dialog).toMatchTextContent(/A törlés végleges/)
  expect(await axeOfElement(document.querySelector('[role=alertdialog]')!)).toEqual([])
})

it('own data: erases once the address is typed and it is confirmed who asks', async () => {
  await open()
  let isConfirmed = false
  answer(eraseAccount, () => {
    if (!isConfirmed) throw unconfirmed()
    return {}
  })
  answer(confirmIdentity, () => {
    isConfirmed = true
    return { data: { confirmed_until: 0 } }
  })
  await userEvent.click(erase)
  await expect.element(typed).toHaveAttribute('aria-invalid', 'true')
  expect(askedOf(eraseAccount)).toHaveLength(0)
  await userEvent.fill(typed, email)
  await userEvent.click(erase)
  await userEvent.fill(page.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
  await userEvent.click(page.getByRole('button', { name: 'Megerősítés' }))
  await expect.poll(() => onErased.mock.calls).toEqual([[owndata.erased]])
  expect(askedOf(eraseAccount).at(-1)).toEqual({ body: { email } })
})

it('own data: promises no email to an address that nobody confirmed', async () => {
  answerPart(people.showMe, { data: { is_email_confirmed: false } })
  await open()
  answer(eraseAccount, () => ({}))
  await userEvent.fill(typed, email)
  await userEvent.click(erase)
  await expect.poll(() => onErased.mock.calls).toEqual([['Fiók törölve.']])
})

it('own data: says at the field that it is another address, and goes nowhere', async () => {
  await open()
  refuse(eraseAccount, 422, 'Javítsd a hibákat.', { email: ['Ez nem a fiókod címe.'] })
  await userEvent.fill(typed, 'bela@example.hu')
  await userEvent.click(erase)
  await expect.element(dialog.getByText('Ez nem a fiókod címe.')).toBeVisible()
  expect(onErased).not.toHaveBeenCalled()
})

it('own data: lets no owner and no last superadmin go, by the name of their company', async () => {
  answer(showAccountErasure, () => ({
    data: {
      email,
      is_last_operator: false,
      companies: [
        { ...kekto, obstacle: 'owner' as const },
        { ...kekto, name: 'Másik Bt.', obstacle: 'last_superadmin' as const },
      ],
    },
  }))
  await open()
  await expect.element(dialog.getByText(/tulajdonosa \(Kék Tó Kft\.\)\./)).toBeVisible()
  await expect.element(dialog.getByText(/főadminisztrátora \(Másik Bt\.\)\./)).toBeVisible()
  await expect.element(erase).not.toBeInTheDocument()
  await expect.element(typed).not.toBeInTheDocument()
})

it('own data: lets nobody go who alone can change operators, and says so before the address is asked for', async () => {
  answer(showAccountErasure, () => ({ data: { email, is_last_operator: true, companies: [kekto] } }))
  await open()
  await expect.element(dialog.getByText(/Egyedül te módosíthatod a szolgáltatás üzemeltetőit\./)).toBeVisible()
  await expect.element(erase).not.toBeInTheDocument()
  await expect.element(typed).not.toBeInTheDocument()
})

it('own data: offers to try again where what follows could not be loaded', async () => {
  refuse(showAccountErasure, 500, 'Hiba történt')
  await open()
  await expect.element(dialog.getByText('Nem sikerült betölteni, mi következik a törlésből')).toBeVisible()
  await expect.element(erase).not.toBeInTheDocument()
})
