import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startIdentityLogIn } from '#shared/account/contract/identity/start-identity-log-in.ts'
import { unlinkIdentity } from '#shared/account/contract/identity/unlink-identity.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { people } from '#shared/people/contract.ts'
import enIdentity from '#shared/words/en/identity.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { FactorCards } from '../second-factor/factor-cards.tsx'
import { button, factorsAre, press, unconfirmed } from '../second-factor/second-factor.test-support.ts'
import { begunWay } from './begun-way.ts'
import { IdentityReturnPage } from './identity-return-page.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

i18next.addResourceBundle('en', 'identity', enIdentity)

const at = Date.parse('2026-11-19T09:00:00Z') / 1000
const google = { provider: 'google' as const, email: 'anna@gmail.example', linked_at: at }
const unlink = 'Leválasztás: Google'
const answerYes = () => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Leválasztás' }))

beforeEach(() => {
  sessionStorage.clear()
  answer(people.showMe, () => ({ data: signedIn() }))
  factorsAre({ identities: [google] })
})
afterEach(() => i18next.changeLanguage('hu'))

describe('the accounts at providers on the security page', () => {
  it('stay where the question is answered with no, and the server is asked nothing', async () => {
    showFresh(<FactorCards />)
    await press(unlink)
    await press('Mégse')
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([])
    expect(askedOf(unlinkIdentity)).toEqual([])
    await expect.element(button(unlink)).toHaveFocus()
  })

  it('stay where it is refused, with the reason', async () => {
    refuse(unlinkIdentity, 409, 'Ez az egyetlen módja a bejelentkezésednek.')
    showFresh(<FactorCards />)
    await press(unlink)
    await answerYes()
    await expect.poll(told).toEqual(['Ez az egyetlen módja a bejelentkezésednek.'])
    await expect.element(button(unlink)).toBeVisible()
  })

  it('are gone from the page once they are unlinked by whoever has confirmed who they are', async () => {
    let isConfirmed = false
    answer(unlinkIdentity, () => {
      if (!isConfirmed) throw unconfirmed()
      factorsAre({})
      return {}
    })
    answer(confirmIdentity, () => {
      isConfirmed = true
      return { data: { confirmed_until: at } }
    })
    showFresh(<FactorCards />)
    await press(unlink)
    await answerYes()
    await userEvent.fill(page.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
    await press('Megerősítés')
    await expect.poll(told).toEqual(['Leválasztva: Google'])
    await expect.poll(() => button(unlink).elements()).toEqual([])
    expect(askedOf(unlinkIdentity)).toHaveLength(2)
  })

  it('stay where one does not confirm, and nothing is told as done', async () => {
    answer(unlinkIdentity, () => {
      throw unconfirmed()
    })
    showFresh(<FactorCards />)
    await press(unlink)
    await answerYes()
    await expect.element(page.getByLabelText(/^Jelszó/).first()).toBeVisible()
    await press('Mégse')
    await expect.element(button(unlink)).toBeVisible()
    expect(told()).toEqual([])
  })
})

describe('the buttons of the providers', () => {
  const both = ['google', 'microsoft'] as const

  it('ask to stay signed in where that was chosen, and lead to no page where none was opened', async () => {
    answer(startIdentityLogIn, () => ({ data: { address: 'https://provider.example' } }))
    const left: string[] = []
    showFresh(<ProviderButtons stays offered={both} leave={address => left.push(address)} />)
    await press('Folytatás Google-fiókkal')
    await expect.poll(() => left).toEqual(['https://provider.example'])
    expect(askedOf(startIdentityLogIn)).toEqual([{ path: { provider: 'google' }, body: { remember_me: true } }])
    expect(begunWay.get()).toEqual({ purpose: 'log_in', language: 'hu' })
  })

  it('are reached and pressed by keyboard, and pressed once while one waits', async () => {
    const later = answerLater(startIdentityLogIn)
    const left: string[] = []
    showFresh(<ProviderButtons stays offered={both} leave={address => left.push(address)} />)
    await expect.element(button('Folytatás Microsoft-fiókkal')).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}{Enter}{Enter}')
    await expect.poll(() => askedOf(startIdentityLogIn).length).toBe(1)
    later.resolve({ data: { address: 'https://provider.example' } })
    await expect.poll(() => left).toEqual(['https://provider.example'])
    expect(askedOf(startIdentityLogIn)).toEqual([{ path: { provider: 'microsoft' }, body: { remember_me: true } }])
  })

  it('can be pressed again after the network was away', async () => {
    refuse(startIdentityLogIn, 0, 'Nincs kapcsolat.')
    const left: string[] = []
    showFresh(<ProviderButtons stays offered={both} leave={address => left.push(address)} />)
    await press('Folytatás Google-fiókkal')
    await expect.poll(told).toEqual(['Nincs kapcsolat.'])
    expect(sessionStorage).toHaveLength(0)
    answer(startIdentityLogIn, () => ({ data: { address: 'https://provider.example' } }))
    await press('Folytatás Google-fiókkal')
    await expect.poll(() => left).toEqual(['https://provider.example'])
  })
})

it('whoever turned back in English is told so in English, with the way back', async () => {
  await i18next.changeLanguage('en')
  showFresh(
    <IdentityReturnPage
      provider="microsoft"
      response="?error=access_denied"
      way={{ purpose: 'log_in' }}
      onSignedIn={async () => {}}
      onLinked={async () => {}}
    />,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in with Microsoft' })).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'You turned back, so nothing has happened.' })
  await expect.element(alert).toHaveFocus()
  expect(await axeOfElement()).toEqual([])
})
