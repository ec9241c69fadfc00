import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '#shared/words/en/people.json'
import hu from '#shared/words/hu/people.json'
import site from '#shared/words/hu/site.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { BottomPlaces } from './bottom-places.tsx'

i18next.addResourceBundle('hu', 'people', hu)
i18next.addResourceBundle('hu', 'site', site)
i18next.addResourceBundle('en', 'people', en)

const places = () => page.getByRole('navigation').element()
const wide = { onCreate: () => undefined, onMenu: () => undefined }

beforeEach(() => async () => page.viewport(1024, 800))

it('has five places at the foot of a phone, each wide enough for a thumb', async () => {
  await page.viewport(390, 800)
  show(<BottomPlaces {...wide} />)
  await expect.element(page.getByRole('link', { name: 'Kezdőlap' })).toBeVisible()
  const reached = [...places().children].map(one => [one.getAttribute('aria-label') ?? one.textContent, one.tagName])
  expect(reached).toEqual([
    ['Kezdőlap', 'A'],
    ['Naptár', 'A'],
    ['Új kérelem', 'BUTTON'],
    ['Jelenlét', 'A'],
    ['Továbbiak', 'BUTTON'],
  ])
  const { bottom, height } = places().getBoundingClientRect()
  expect([bottom, height]).toEqual([800, 68])
  for (const one of places().children) {
    const { width, height } = one.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
  }
  expect(await axeOfElement()).toEqual([])
})

it('fits 320 px in both languages', async () => {
  await page.viewport(320, 800)
  for (const language of ['en', 'hu']) {
    await i18next.changeLanguage(language)
    show(<BottomPlaces {...wide} />)
    await expect.element(page.getByRole('link').first()).toBeVisible()
    for (const one of places().children) expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
  }
})

it('opens the form and the menu, by the keyboard too', async () => {
  await page.viewport(390, 800)
  const [onCreate, onMenu] = [vi.fn(), vi.fn()]
  show(<BottomPlaces {...{ onCreate, onMenu }} />)
  await userEvent.click(page.getByRole('button', { name: 'Új kérelem' }))
  expect(onCreate).toHaveBeenCalledOnce()
  page.getByRole('button', { name: 'Továbbiak' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onMenu).toHaveBeenCalledOnce()
})

it('keeps room for itself on a phone alone', async () => {
  await page.viewport(390, 800)
  show(<BottomPlaces {...wide} />)
  const room = () => getComputedStyle(document.documentElement).getPropertyValue('--places')
  await expect.poll(room).toContain('68px')
  await page.viewport(768, 800)
  await expect.poll(room).toBe('')
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})
