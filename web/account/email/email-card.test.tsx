import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cancelEmailChange } from '#shared/account/contract/email/cancel-email-change.ts'
import { changeEmail } from '#shared/account/contract/email/change-email.ts'
import { showEmailChange, type EmailChangeView } from '#shared/account/contract/email/show-email-change.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerPart, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { factorsAre, press, unconfirmed } from '../second-factor/second-factor.test-support.ts'
import { EmailCard } from './email-card.tsx'

const waiting = { email: 'uj@kekto.example', expires_at: Date.parse('2026-11-21T09:00:00Z') / 1000 }
const waits = (data: EmailChangeView | null) => answer(showEmailChange, () => ({ data }))
const field = page.getByLabelText(/^Új e-mail-cím/)

beforeEach(() => {
  answerPart(people.showMe, { data: { email: 'marta@kekto.example' } })
  waits(null)
})

describe('P04 the address of an account', () => {
  it('is shown, and another one given by whoever confirms who they are', async () => {
    factorsAre({})
    let isConfirmed = false
    answer(confirmIdentity, () => {
      isConfirmed = true
      return { data: { confirmed_until: 0 } }
    })
    answer(changeEmail, () => {
      if (!isConfirmed) throw unconfirmed()
      waits(waiting)
      return { data: waiting }
    })
    show(<EmailCard />)
    await expect.element(page.getByText('marta@kekto.example')).toBeVisible()
    await userEvent.fill(field, 'uj@kekto.example')
    await press('E-mail-cím módosítása')
    await userEvent.fill(page.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
    await press('Megerősítés')
    await expect.element(page.getByText('Megerősítésre vár: uj@kekto.example')).toBeVisible()
    await expect.element(page.getByText(/Eddig érvényes: 2026\. nov\. 21\. 10:00/)).toBeVisible()
    expect(askedOf(changeEmail)).toHaveLength(2)
    expect(await axeOfElement(document.querySelector('section')!)).toEqual([])
  })

  it('is asked for once more where nobody confirms who they are', async () => {
    factorsAre({})
    answer(changeEmail, () => {
      throw unconfirmed()
    })
    show(<EmailCard />)
    await userEvent.fill(field, 'uj@kekto.example')
    await press('E-mail-cím módosítása')
    await press('Mégse')
    await expect.element(field).toHaveValue('uj@kekto.example')
  })

  it('says at the field why an address cannot be had', async () => {
    refuse(changeEmail, 422, 'Hibás adatok', { email: ['Ez az e-mail-cím már foglalt.'] })
    show(<EmailCard />)
    await userEvent.fill(field, 'foglalt@kekto.example')
    await press('E-mail-cím módosítása')
    await expect.element(page.getByText('Ez az e-mail-cím már foglalt.')).toBeVisible()
    await expect.element(field).toHaveFocus()
  })

  it('that waits is sent its link again', async () => {
    waits(waiting)
    answer(changeEmail, () => ({ data: waiting }))
    show(<EmailCard />)
    await press('E-mail újraküldése')
    await expect.poll(told).toEqual(['E-mail elküldve'])
    expect(askedOf(changeEmail)).toEqual([{ body: { email: waiting.email } }])
  })

  it('that waits is cancelled, and the form is there again', async () => {
    waits(waiting)
    answer(cancelEmailChange, () => {
      waits(null)
      return {}
    })
    show(<EmailCard />)
    await press('Módosítás visszavonása')
    await expect.poll(told).toEqual(['Módosítás visszavonva'])
    await expect.element(field).toBeVisible()
  })

  it('can be asked for again where it could not be read', async () => {
    refuse(showEmailChange, 500, 'Hiba történt')
    show(<EmailCard />)
    await expect.element(page.getByText(/Nem tudjuk, vár-e új cím/)).toBeVisible()
  })
})
