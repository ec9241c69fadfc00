import i18next from 'i18next'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { endOtherSessions } from '#shared/account/contract/end-other-sessions.ts'
import { endSession } from '#shared/account/contract/end-session.ts'
import { listSessions, type SessionView } from '#shared/account/contract/list-sessions.ts'
import sessions from '#shared/words/hu/sessions.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { factorsAre, unconfirmed } from '../second-factor/second-factor.test-support.ts'
import { SessionsCard } from './sessions-card.tsx'

i18next.addResourceBundle('hu', 'sessions', sessions)

const at = Date.parse('2026-11-19T09:00:00Z') / 1000
const computer: SessionView = {
  id: 's1',
  browser: 'Firefox',
  system: 'Windows',
  begun_at: at - 86_400,
  seen_at: at,
  is_current: true,
  provider: null,
  assistant: null,
}
const phone: SessionView = { ...computer, id: 's2', browser: 'Safari', system: 'iOS', is_current: false }
const unknown: SessionView = { ...phone, id: 's3', browser: null, system: null }

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const dialog = page.getByRole('alertdialog', { name: /Kijelentkezteted/ })

beforeEach(() => answer(listSessions, () => ({ data: [computer, phone, unknown] })))

it('security 12 each device is named in plain words, with its last use, and this one is marked', async () => {
  show(<SessionsCard />)
  await expect.element(row('Firefox, Windows')).toMatchTextContent(/Utoljára használva: 2026\. nov\. 19\. 10:00/)
  await expect.element(row('Firefox, Windows')).toMatchTextContent(/Ez az eszköz/)
  await expect.element(row('Safari, iOS')).toMatchTextContent(/Bejelentkezés: 2026\. nov\. 18\. 10:00/)
  await expect.element(row('Ismeretlen eszköz')).toBeVisible()
  expect(page.getByRole('button', { name: /^Kijelentkeztetés/ }).elements()).toHaveLength(2)
  expect(await axeOfElement(document.querySelector('section')!)).toEqual([])
})

it('one that a provider opened says by whose word', async () => {
  answer(listSessions, () => ({ data: [{ ...computer, provider: 'google' as const }] }))
  show(<SessionsCard />)
  await expect.element(row('Firefox, Windows')).toMatchTextContent(/Bejelentkezés: 2026\. nov\. 18\. 10:00, Google/)
})

it('an assistant stands by its name with what it may do, and is disconnected after a question', async () => {
  const claude = { name: 'Claude', scopes: ['read' as const, 'write' as const] }
  const reader = { name: 'Olvasó', scopes: ['read' as const] }
  const assistants = [
    { ...unknown, id: 's4', assistant: claude },
    { ...unknown, id: 's5', assistant: reader },
  ]
  answer(listSessions, () => ({ data: [computer, ...assistants] }))
  answer(endSession, () => ({}))
  show(<SessionsCard />)
  await expect.element(row('Asszisztens: Claude')).toMatchTextContent(/Olvashat, kérhet és dönthet a nevedben/)
  await expect.element(row('Asszisztens: Claude')).toMatchTextContent(/Csatlakoztatva: 2026\. nov\. 18\. 10:00/)
  await expect.element(row('Asszisztens: Olvasó')).toMatchTextContent(/Olvashat a nevedben/)
  await press(/^Leválasztás: Asszisztens: Claude/)
  const question = page.getByRole('alertdialog', { name: 'Leválasztod? Asszisztens: Claude' })
  await userEvent.click(question.getByRole('button', { name: 'Leválasztás' }))
  await expect.poll(told).toEqual(['Leválasztva: Asszisztens: Claude'])
  expect(askedOf(endSession)).toEqual([{ path: { id: 's4' } }])
})

it('the device that is being used stands first', async () => {
  answer(listSessions, () => ({ data: [phone, unknown, computer] }))
  show(<SessionsCard />)
  await expect.element(row('Firefox, Windows')).toBeVisible()
  const devices = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent?.split('Utoljára')[0])
  expect(devices).toEqual(['Firefox, Windows', 'Safari, iOS', 'Ismeretlen eszköz'])
})

it('security 12 a device is signed out by keyboard after a question, and leaves the list', async () => {
  show(<SessionsCard />)
  answer(endSession, () => ({}))
  await expect.element(row('Safari, iOS')).toBeVisible()
  page
    .getByRole('button', { name: /^Kijelentkeztetés: Safari, iOS/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toMatchTextContent(/Kijelentkezteted ezt az eszközt\? Safari, iOS/)
  await expect.element(page.getByRole('button', { name: 'Mégse' })).toHaveFocus()
  answer(listSessions, () => ({ data: [computer, unknown] }))
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(told).toEqual(['Kijelentkeztetve: Safari, iOS'])
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('Safari, iOS')).not.toBeInTheDocument()
  expect(askedOf(endSession)).toEqual([{ path: { id: 's2' } }])
  await expect.element(page.getByRole('button', { name: 'A többi eszköz kijelentkeztetése' })).toHaveFocus()
})

it('security 12 ASVS 7.5.2 a device is signed out once it is confirmed who asks, and stays if it is not', async () => {
  show(<SessionsCard />)
  factorsAre({})
  let isConfirmed = false
  answer(endSession, () => {
    if (!isConfirmed) throw unconfirmed()
    return {}
  })
  answer(confirmIdentity, () => {
    isConfirmed = true
    return { data: { confirmed_until: 0 } }
  })
  const end = async () => {
    await press(/^Kijelentkeztetés: Safari, iOS/)
    await userEvent.click(dialog.getByRole('button', { name: 'Kijelentkeztetés' }))
    await expect.element(page.getByRole('dialog', { name: 'Erősítsd meg, hogy te vagy az' })).toBeVisible()
  }
  await end()
  await press('Mégse')
  await expect.element(page.getByRole('dialog', { name: 'Erősítsd meg, hogy te vagy az' })).not.toBeInTheDocument()
  expect(told()).toEqual([])
  await end()
  await userEvent.fill(page.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
  await press('Megerősítés')
  await expect.poll(told).toEqual(['Kijelentkeztetve: Safari, iOS'])
  expect(askedOf(endSession)).toHaveLength(3)
})

it('security 12 all others are signed out at once, and nothing more is offered to whoever has one device', async () => {
  show(<SessionsCard />)
  answer(endOtherSessions, () => ({}))
  await press('A többi eszköz kijelentkeztetése')
  answer(listSessions, () => ({ data: [computer] }))
  await userEvent.click(dialog.getByRole('button', { name: 'A többi eszköz kijelentkeztetése' }))
  await expect.poll(told).toEqual(['A többi eszköz kijelentkeztetve'])
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /kijelentkeztet/i })).not.toBeInTheDocument()
  expect(askedOf(endOtherSessions)).toHaveLength(1)
})

it('security 12 says why a device could not be signed out, and reads the list again', async () => {
  show(<SessionsCard />)
  refuse(endSession, 404, 'Nem található, vagy nem láthatod.')
  await press(/^Kijelentkeztetés: Safari, iOS/)
  await userEvent.click(dialog.getByRole('button', { name: 'Kijelentkeztetés' }))
  await expect.poll(told).toEqual(['Nem található, vagy nem láthatod.'])
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => askedOf(listSessions).length).toBeGreaterThan(1)
})

it('offers to try again where the list could not be loaded', async () => {
  refuse(listSessions, 500, 'Hiba történt')
  show(<SessionsCard />)
  await expect.element(page.getByText('Az eszközöket nem sikerült betölteni')).toBeVisible()
})
