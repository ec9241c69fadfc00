import i18next from 'i18next'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { completeIdentityLogIn } from '#shared/account/contract/identity/complete-identity-log-in.ts'
import { linkIdentity } from '#shared/account/contract/identity/link-identity.ts'
import { startIdentityLogIn } from '#shared/account/contract/identity/start-identity-log-in.ts'
import { startLinkingIdentity } from '#shared/account/contract/identity/start-linking-identity.ts'
import { unlinkIdentity } from '#shared/account/contract/identity/unlink-identity.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import type { SecondFactorsView } from '#shared/account/contract/second-factor/show-second-factors.ts'
import identity from '#shared/words/hu/identity.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { factorsAre, press, unconfirmed } from '../second-factor/second-factor.test-support.ts'
import { IdentityDialog } from '../second-factor/identity-dialog.tsx'
import { PasswordCard } from '../second-factor/password-card.tsx'
import { begunWay } from './begun-way.ts'
import { IdentitiesCard } from './identities-card.tsx'
import { IdentityReturnPage } from './identity-return-page.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

i18next.addResourceBundle('hu', 'identity', identity)

const both = ['google', 'microsoft'] as const
const at = Date.parse('2026-11-19T09:00:00Z') / 1000
const linkedToGoogle = { identities: [{ provider: 'google' as const, email: 'anna@gmail.example', linked_at: at }] }
const factorsOf = (over: Partial<SecondFactorsView>): SecondFactorsView => ({
  authenticator: null,
  passkeys: [],
  recovery_codes_left: 0,
  identities: [],
  has_password: true,
  confirmed_until: null,
  ...over,
})
const change = <T,>(act: () => Promise<T>) => act()
let left: string[]
const leave = (address: string) => void left.push(address)
const address = 'https://provider.example/authorize'

beforeEach(() => {
  left = []
  sessionStorage.clear()
})

it('a button a provider leads to its page, and the way back is kept', async () => {
  answer(startIdentityLogIn, () => ({ data: { address } }))
  show(<ProviderButtons stays={false} page="/days-off" offered={both} leave={leave} />)
  expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  await press('Folytatás Microsoft-fiókkal')
  await expect.poll(() => left).toEqual([address])
  expect(askedOf(startIdentityLogIn)).toEqual([{ path: { provider: 'microsoft' }, body: { remember_me: false } }])
  expect(begunWay.get()).toEqual({ purpose: 'log_in', page: '/days-off', language: 'hu' })
})

it('a provider that cannot be reached is told of, and nobody leaves', async () => {
  refuse(startIdentityLogIn, 422, 'Nem sikerült.')
  show(<ProviderButtons stays offered={both} leave={leave} />)
  await press('Folytatás Google-fiókkal')
  await expect.poll(told).toEqual(['Nem sikerült.'])
  expect(left).toEqual([])
})

it('linked accounts stand by their address, to be unlinked after a question, the others to be linked', async () => {
  answer(startLinkingIdentity, () => ({ data: { address } }))
  answer(unlinkIdentity, () => ({}))
  show(<IdentitiesCard factors={factorsOf(linkedToGoogle)} change={change} offered={both} leave={leave} />)
  const rows = page.getByRole('list', { name: 'Összekapcsolt fiókok' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/Google.*anna@gmail\.example · Összekapcsolva: 2026\. nov\. 19/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Microsoft.*Nincs összekapcsolva/)
  expect(await axeOfElement(page.getByRole('main').element())).toEqual([])

  await press('Összekapcsolás: Microsoft')
  await expect.poll(() => left).toEqual([address])
  expect(begunWay.get()).toEqual({ purpose: 'link', language: 'hu' })

  await press('Leválasztás: Google')
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Leválasztás' }))
  await expect.poll(() => askedOf(unlinkIdentity)).toEqual([{ path: { provider: 'google' } }])
  await expect.poll(told).toEqual(['Leválasztva: Google'])
})

it('one that is linked at a provider which the stage offers no more can still be unlinked', async () => {
  show(<IdentitiesCard factors={factorsOf(linkedToGoogle)} change={change} offered={[]} leave={leave} />)
  await expect.element(page.getByRole('button', { name: 'Leválasztás: Google' })).toBeVisible()
})

it('what a provider sent back is handed on once, and signs in', async () => {
  answer(completeIdentityLogIn, () => ({ remember_me: true, token: 'token' }))
  let entered = 0
  show(
    <IdentityReturnPage
      provider="google"
      response="?code=c&state=s"
      way={{ purpose: 'log_in' }}
      onSignedIn={async () => void entered++}
      onLinked={async () => {}}
    />,
  )
  await expect.poll(() => entered).toBe(1)
  expect(askedOf(completeIdentityLogIn)).toEqual([
    { path: { provider: 'google' }, body: { response: '?code=c&state=s' } },
  ])
})

it('a refusal stands with the way back to signing in, and turning back is no refusal of the API', async () => {
  refuse(completeIdentityLogIn, 409, 'Ezzel az e-mail-címmel már van fiókod.')
  const returned = (response: string) => (
    <IdentityReturnPage
      provider="google"
      response={response}
      way={{ purpose: 'log_in' }}
      onSignedIn={async () => {}}
      onLinked={async () => {}}
    />
  )
  show(returned('?code=c&state=s'))
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Ezzel az e-mail-címmel már van fiókod.' }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Vissza a bejelentkezéshez' })).toBeVisible()
  expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
})

it('whoever turned back is told that nothing has happened, and the API is asked nothing', async () => {
  show(
    <IdentityReturnPage
      provider="microsoft"
      response="?error=access_denied&state=s"
      way={{ purpose: 'link' }}
      onSignedIn={async () => {}}
      onLinked={async () => {}}
    />,
  )
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Megszakítottad, ezért nem történt semmi.' }))
    .toBeVisible()
  expect(askedOf(linkIdentity)).toEqual([])
})

it('whoever has nothing to confirm with is led to choosing a password', async () => {
  factorsAre({ ...linkedToGoogle, has_password: false })
  show(<IdentityDialog onConfirmed={() => {}} onClose={() => {}} />)
  await expect
    .element(page.getByRole('link', { name: 'Jelszó beállítása' }))
    .toHaveAttribute('href', '/forgot-password')
})

/** The page of a provider's response, by which somebody links an account. */
const linking = (onLinked: () => void, response = '?code=c&state=s') => (
  <IdentityReturnPage
    provider="google"
    response={response}
    way={{ purpose: 'link' }}
    onSignedIn={async () => {}}
    onLinked={async () => onLinked()}
  />
)

it('what a provider sent back to somebody who links is handed on as such, and told of once it is done', async () => {
  answer(linkIdentity, () => ({}))
  let linked = 0
  show(linking(() => linked++))
  await expect.poll(() => linked).toBe(1)
  expect(askedOf(linkIdentity)).toEqual([{ path: { provider: 'google' }, body: { response: '?code=c&state=s' } }])
  expect(askedOf(completeIdentityLogIn)).toEqual([])
  await expect.poll(told).toEqual(['Összekapcsolva: Google'])
})

it('whoever was away for longer than a confirmation holds confirms again, and is linked then', async () => {
  factorsAre({})
  let isConfirmed = false
  answer(linkIdentity, () => {
    if (isConfirmed) return {}
    throw unconfirmed()
  })
  answer(confirmIdentity, () => {
    isConfirmed = true
    return { data: { confirmed_until: at } }
  })
  let linked = 0
  show(linking(() => linked++))
  await userEvent.fill(
    page
      .getByRole('dialog')
      .getByLabelText(/^Jelszó/)
      .first(),
    'Szabi2026',
  )
  await press('Megerősítés')
  await expect.poll(() => linked).toBe(1)
  expect(askedOf(linkIdentity)).toHaveLength(2)
})

it('whoever does not confirm is told that nothing was linked, with the way back to where they came from', async () => {
  factorsAre({})
  answer(linkIdentity, () => {
    throw unconfirmed()
  })
  show(linking(() => {}))
  await press('Mégse')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Nem kapcsoltuk össze a fiókodat' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Vissza a biztonsági beállításokhoz' }))
    .toHaveAttribute('href', '/user/security')
})

it('a tab that knows of no way takes what comes back for a sign-in', () => {
  expect(begunWay.get()).toEqual({ purpose: 'log_in' })
  sessionStorage.setItem('identity-way', 'garbage')
  expect(begunWay.get()).toEqual({ purpose: 'log_in' })
  sessionStorage.setItem('identity-way', JSON.stringify({ purpose: 'other' }))
  expect(begunWay.get()).toEqual({ purpose: 'log_in' })
})

it('a stage without providers has neither buttons nor a card of them', async () => {
  show(
    <>
      <p>Vége</p>
      <ProviderButtons stays />
      <IdentitiesCard factors={factorsOf({})} change={change} />
    </>,
  )
  await expect.element(page.getByText('Vége')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByRole('list').elements()).toEqual([])
})

it('the password is changed where there is one, and chosen by an email where there is none', async () => {
  factorsAre({})
  show(<PasswordCard />)
  await expect
    .element(page.getByRole('link', { name: 'Jelszó módosítása' }))
    .toHaveAttribute('href', '/user/password-change')
})

it('whoever has come by a provider is told that there is no password yet', async () => {
  factorsAre({ ...linkedToGoogle, has_password: false })
  show(<PasswordCard />)
  await expect.element(page.getByText(/^Még nincs jelszavad\./)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Jelszó beállítása' }))
    .toHaveAttribute('href', '/forgot-password')
  expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
})
