import type { Browser, Locator } from 'playwright-core'
import type { Language } from '#shared/words/language.ts'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { consented } from '#test/support/consented.ts'
import { say } from '#test/support/say.ts'
import { password } from '../cast.ts'
import { captured } from '../settled.ts'

const themes = ['light', 'dark'] as const

/** Receives each picture under the name of its file. */
export type Keep = (name: string, png: Buffer) => Promise<void>

interface SeatProps {
  url: string
  browser: Browser
  keep: Keep
  moment: string
  name: string
  width: number
  height: number
}

export type Seat = Awaited<ReturnType<typeof openSeat>>

/** Somebody of the demo company at a browser of their own, whose news have been told. */
export async function openSeat({ url, browser, keep, moment, name, width, height }: SeatProps) {
  const context = await browser.newContext({
    baseURL: url,
    timezoneId: 'Europe/Budapest',
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  await context.addCookies(consented(url))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.clock.setFixedTime(moment)
  await page.goto('/login')
  await page.locator('input[name=email]').fill(`${name}@kekto.example`)
  await page.locator('input[type=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')
  await page.waitForLoadState('networkidle')
  // Toasts last up to six seconds, and are not shown again.
  await page.waitForTimeout(8_000)
  let language: Language = 'hu'

  /** What the stream brings late is told of in a toast that no picture is to show. */
  const withoutToasts = () => page.waitForFunction(() => !document.querySelector('[role=alertdialog]'))

  return {
    page,
    word: (key: TranslationKey) => say({ key }, language),
    async open(path: string, of: Language) {
      language = of
      await page.goto(`/${of}${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
      await withoutToasts()
    },
    /** Takes what is in the window, or a part of it, in both themes. */
    async take(shot: string, part?: Locator) {
      await page.mouse.move(0, 0)
      await withoutToasts()
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.evaluate(async () => {
          await document.fonts.ready
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        })
        const capture = () => (part ?? page).screenshot({ animations: 'disabled' })
        await keep(`${language}/${shot}-${colorScheme}`, await captured(capture))
      }
    },
  }
}
