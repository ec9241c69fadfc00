import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '#shared/words/language.ts'
import { say } from '#test/support/say.ts'
import type { Sentence } from '#shared/words/sentence.ts'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { consented } from '#test/support/consented.ts'
import { password } from '#test/support/world.ts'

/** Somebody at a browser of their own, who notices everything that goes wrong in it. */
export interface Person {
  page: Page
  context: BrowserContext
  /** What the console complained of, and what the security policy blocked. */
  troubles: string[]
  /** A word of the product in this person's language. */
  word: (key: TranslationKey, values?: Sentence['values']) => string
  leave: () => Promise<void>
}

interface Wish {
  url: string
  language: Language
  width?: number
  /** A finger in place of a mouse. */
  touch?: boolean
  /** Calls whose refusal is part of the story, as `METHOD path`. */
  refusals?: RegExp
}

/** Opens a browser window of somebody's own. */
export async function somebody(
  browser: Browser,
  { url, language, width = 1280, touch = false, refusals }: Wish,
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'hu' ? 'hu-HU' : 'en-GB',
    timezoneId: 'Europe/Budapest',
    viewport: { width, height: 900 },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
  })
  await context.addCookies(consented(url))
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(`page: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' && !refusals?.test(`${message.location().url} ${message.text()}`))
      troubles.push(`console: ${message.text()} (${message.location().url})`)
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`blocked: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  )
  const word: Person['word'] = (key, values) => say(values ? { key, values } : { key }, language)
  return { page, context, troubles, word, leave: () => context.close() }
}

/** Signs somebody in on the page in front of them, and waits until the product has opened. */
export async function signIn({ page, word }: Person, email: string, { stays = true } = {}) {
  await page.goto('/hu/login')
  if (!stays) await page.getByText(word('account:stay')).click()
  await page.getByLabel(word('account:email'), { exact: false }).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: word('account:logIn') }).click()
  await page.waitForURL('**/hu/dashboard')
}

/** Somebody signed in, in Hungarian, at a browser of their own, on the dashboard. */
export async function signedIn(browser: Browser, email: string, wish: Omit<Wish, 'language'>): Promise<Person> {
  const person = await somebody(browser, { ...wish, language: 'hu' })
  await signIn(person, email)
  return person
}

/** The question that is asked in front of the page; a toast has the same role, and is none. */
export const questionOn = (page: Page) => page.locator('[data-dialog]').getByRole('alertdialog')

/** Waits until something holds; the last refusal says what was missing. */
export async function eventually<T>(
  read: () => Promise<T | undefined> | T | undefined,
  what: string,
  seconds = 60,
): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await read()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${what} did not happen within ${seconds} s`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
