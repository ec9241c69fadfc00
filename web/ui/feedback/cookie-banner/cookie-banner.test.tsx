import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show, unshow } from '../../show.test-support.tsx'
import { consentCookie, consentIn, noneGranted } from './consent.ts'
import { tellConsent } from './consent-change.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { openCookieSettings } from './cookie-settings.ts'

const banner = page.getByRole('region', { name: 'Sütik' })
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const kept = () => consentIn(document.cookie)

beforeEach(() => {
  document.cookie = 'cookie_consent=; Max-Age=0; Path=/'
})

it('R33 asks a second after the page, without taking the focus', async () => {
  const from = performance.now()
  show(<button type="button">Oldal</button>)
  show(<CookieBanner />)
  await userEvent.click(page.getByRole('button', { name: 'Oldal' }))
  await expect.element(banner).toBeVisible()
  expect(performance.now() - from).toBeGreaterThanOrEqual(1000)
  await expect.element(page.getByRole('button', { name: 'Oldal' })).toHaveFocus()
  expect(await axeOfElement()).toEqual([])
  await press('Mindet elfogadom')
  await expect.element(banner).not.toBeInTheDocument()
  expect(kept()).toEqual({ preferences: true, statistics: true, marketing: true })
})

it('T14 can be refused as easily, and chosen kind by kind from all that is granted', async () => {
  show(<CookieBanner />)
  await press('Beállítások')
  await expect.element(page.getByRole('checkbox', { name: 'Szükséges' })).toBeDisabled()
  await expect.element(page.getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(page.getByRole('checkbox', { name: 'Marketing' }))
  await press('Választás mentése')
  expect(kept()).toEqual({ preferences: true, statistics: true, marketing: false })
  openCookieSettings()
  await press('Csak a szükségesek')
  expect(kept()).toEqual(noneGranted)
})

it('R33 asks nobody who has answered, but opens from the footer and gives the focus back', async () => {
  document.cookie = consentCookie({ ...noneGranted, statistics: true }, { secure: false })
  show(<CookieBanner />)
  show(
    <button type="button" onClick={openCookieSettings}>
      Sütibeállítások
    </button>,
  )
  await new Promise(resolve => setTimeout(resolve, 1200))
  await expect.element(banner).not.toBeInTheDocument()
  await press('Sütibeállítások')
  await expect.element(banner).toHaveFocus()
  await expect.element(page.getByRole('checkbox', { name: 'Statisztika' })).toBeChecked()
  await userEvent.click(page.getByRole('checkbox', { name: 'Marketing' }))
  await expect.element(page.getByRole('checkbox', { name: 'Marketing' })).toHaveFocus()
  await press('Választás mentése')
  await expect.element(page.getByRole('button', { name: 'Sütibeállítások' })).toHaveFocus()
})

it('R33 asks nobody who answers before it does, and goes where the answer is given elsewhere', async () => {
  show(<CookieBanner />)
  document.cookie = consentCookie(noneGranted, { secure: false })
  await new Promise(resolve => setTimeout(resolve, 1200))
  await expect.element(banner).not.toBeInTheDocument()
  unshow()

  document.cookie = 'cookie_consent=; Max-Age=0; Path=/'
  show(<CookieBanner />)
  await expect.element(banner).toBeVisible()
  document.cookie = consentCookie(noneGranted, { secure: false })
  tellConsent()
  await expect.element(banner).not.toBeInTheDocument()
  expect(kept()).toEqual(noneGranted)
})

it('R33 is left by Escape as it was by whoever has answered, and by nobody else', async () => {
  show(<CookieBanner />)
  show(
    <button type="button" onClick={openCookieSettings}>
      Sütibeállítások
    </button>,
  )
  await press('Sütibeállítások')
  await expect.element(banner).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(banner).toBeVisible()
  await press('Csak a szükségesek')
  await press('Sütibeállítások')
  await userEvent.click(page.getByRole('checkbox', { name: 'Marketing' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Sütibeállítások' })).toHaveFocus()
  expect(kept()).toEqual(noneGranted)
})

it('R33 leaves a phone most of its window, with every choice on it', async () => {
  const usual = [innerWidth, innerHeight] as const
  await page.viewport(390, 844)
  show(<CookieBanner />)
  await expect.element(banner).toBeVisible()
  expect(banner.element().getBoundingClientRect().height).toBeLessThan(844 / 4)
  const names = () =>
    banner
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Beállítások', 'Csak a szükségesek', 'Mindet elfogadom'])
  await press('Beállítások')
  expect(names()).toEqual(['Választás mentése', 'Csak a szükségesek', 'Mindet elfogadom'])
  expect(banner.getByRole('checkbox').elements()).toHaveLength(4)
  expect(await axeOfElement()).toEqual([])
  await press('Csak a szükségesek')
  await page.viewport(...usual)
})

it('R33 keeps room below the page, so that it covers nothing for good', async () => {
  show(<CookieBanner />)
  await expect.element(banner).toBeVisible()
  const room = () => Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)
  await expect.poll(room).toBeGreaterThan(banner.element().getBoundingClientRect().height)
  await press('Csak a szükségesek')
  await expect.poll(room).toBe(0)
})
