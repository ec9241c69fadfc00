import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { say } from '#test/support/say.ts'
import { launch } from '../../support/chromium.ts'
import { invitationPage, password, registrants, type Step } from './cast.ts'
import { troubleWith } from './compare.ts'
import { localCloudAt } from './local-cloud-at.ts'
import { consented } from '#test/support/consented.ts'

// A page that differs is looked at again for some seconds, in each of its four pictures.
vi.setConfig({ testTimeout: 600_000 })
const moment = '2026-11-20T09:00+01:00'
const widths = [1280, 390]
const word = (key: TranslationKey) => say({ key }, 'hu')
const themes = ['light', 'dark'] as const

let cloud: Awaited<ReturnType<typeof localCloudAt>>
let browser: Browser
let emails: Record<Step, string>

beforeAll(async () => {
  ;[cloud, browser] = await Promise.all([localCloudAt(moment), launch()])
  emails = await registrants(cloud.url)
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

/** Somebody at a browser of their own, on the day of the pictures. */
async function somebody(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: cloud.url,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies(consented(cloud.url))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.clock.setFixedTime(moment)
  return page
}

/** Waits until the page is drawn for its new width and theme. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })

/** Takes a page in both widths and themes, and collects what is wrong. */
async function look(page: Page, name: string, { whole = true } = {}): Promise<string[]> {
  const troubles: string[] = []
  await page.waitForLoadState('networkidle')
  // Away from whatever was pressed last: what lies under the pointer is drawn otherwise.
  await page.mouse.move(0, 0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await drawn(page)
      const take = () => page.screenshot({ fullPage: whole, animations: 'disabled' })
      troubles.push((await troubleWith(`${name}-${width}-${colorScheme}`, take)) ?? '')
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  return troubles.filter(Boolean)
}

/** Waits until nothing says any more that it is still loading. */
async function loaded(page: Page) {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.getByText(word('common:loading'), { exact: true }).first().waitFor({ state: 'detached' })
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await loaded(page)
}

async function signIn(page: Page, email: string, where: string) {
  await open(page, '/login')
  await page.getByLabel(word('account:email'), { exact: false }).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: word('account:logIn') }).click()
  await page.waitForURL(`**${where}`)
}

/**
 * What happened within one second has no order of its own, so that the bell would not always begin with the same ones, how long the demo company takes differs, and what is open counts as seen
 * in a moment: pictures show the bell in one order, at one time, unseen.
 */
const inOrder = (page: Page) =>
  page.route(/\/api\/hu\/notification$/, async route => {
    const response = await route.fetch({ url: `${route.request().url()}?limit=100` })
    const { data } = (await response.json()) as { data: { message: string; created_at: number; is_seen: boolean }[] }
    for (const notification of data)
      Object.assign(notification, { created_at: Date.parse(moment) / 1000, is_seen: false })
    data.sort((one, other) => one.message.localeCompare(other.message, 'hu'))
    await route.fulfill({
      response,
      json: { success: 1, data: data.slice(0, 30), next: data.length > 30 ? 'more' : null },
    })
  })

/** What was asked for within one second waits in no order of its own either. */
const waitingInOrder = (page: Page) =>
  page.route(/\/api\/hu\/day-off\/dashboard\?/, async route => {
    const response = await route.fetch()
    const told = (await response.json()) as { data: { from_date: string; user: { last_name: string } }[] }
    const placeOf = ({ from_date, user }: (typeof told.data)[number]) => `${from_date} ${user.last_name}`
    told.data.sort((one, other) => placeOf(one).localeCompare(placeOf(other), 'hu'))
    await route.fulfill({ response, json: told })
  })

/** Signs in somebody of the demo company, whose news have been told: the toasts are gone. */
async function colleague(name: string): Promise<Page> {
  const page = await somebody()
  await inOrder(page)
  await waitingInOrder(page)
  await signIn(page, `${name}@kekto.example`, '/dashboard')
  await page.waitForLoadState('networkidle')
  await open(page, '/dashboard')
  return page
}

it('R02 R06 R07 R09 R26 what a guest sees looks as it is meant to', async () => {
  const page = await somebody()
  const troubles: string[] = []
  for (const [name, address] of [
    ['home', '/'],
    ['login', '/login'],
    ['register', '/register'],
    ['forgot-password', '/forgot-password'],
    ['404', '/nincs-ilyen'],
    ['calculator', '/days-off-calculator?year=2026&birth=1990-05-10&start=2026-06-01&children=2024,2019d'],
  ] as const) {
    await open(page, address)
    troubles.push(...(await look(page, name)))
  }
  expect(troubles).toEqual([])
  await page.context().close()
})

it('R11 R35 the steps of registering look as they are meant to', async () => {
  const troubles: string[] = []
  for (const [step, title] of [
    ['company', 'company:title'],
    ['personal-information', 'people:title'],
    ['team', 'people:teamTitle'],
  ] as const) {
    const page = await somebody()
    await signIn(page, emails[step], '/register/**')
    // The third step is left by a press, even where nothing of it is missing.
    if (step === 'team') await page.getByRole('button', { name: word('common:continue') }).click()
    await page.waitForURL(`**/register/${step}`)
    await page.getByRole('heading', { level: 1, name: word(title) }).waitFor()
    await loaded(page)
    troubles.push(...(await look(page, `register-${step}`)))
    await page.context().close()
  }
  expect(troubles).toEqual([])
})

it('R03 an invitation looks as it is meant to', async () => {
  const page = await somebody()
  await open(page, await invitationPage(cloud.url))
  await page.getByLabel(word('people:firstName'), { exact: false }).waitFor()
  expect(await look(page, 'accept-invitation')).toEqual([])
  await page.context().close()
})

it('R13 R15 R16 R23 an employee’s pages look as they are meant to', async () => {
  const page = await colleague('anna')
  const troubles = await look(page, 'dashboard-employee')
  await page
    .getByRole('button', { name: word('leave:newRequest') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(word('leave:firstDay'), { exact: false }).first().fill('2026-12-17')
  await dialog.getByLabel(word('leave:lastDay'), { exact: false }).first().fill('2026-12-22')
  await dialog.getByText('Nagy Béla').waitFor()
  troubles.push(...(await look(page, 'request', { whole: false })))
  await open(page, '/user/password-change')
  troubles.push(...(await look(page, 'password-change')))
  await open(page, '/user/days-off')
  await loaded(page)
  troubles.push(...(await look(page, 'year')))
  await open(page, '/user/export')
  troubles.push(...(await look(page, 'attendance')))
  expect(troubles).toEqual([])
  await page.context().close()
})

it('R13 R14 R31 an approver’s pages look as they are meant to', async () => {
  const page = await colleague('bela')
  const troubles = await look(page, 'dashboard-approver')
  await open(page, '/days-off')
  troubles.push(...(await look(page, 'team-calendar')))
  await page
    .getByRole('button', { name: new RegExp(`^${word('notifications:bell')}`) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  troubles.push(...(await look(page, 'bell', { whole: false })))
  await open(page, '/notifications')
  troubles.push(...(await look(page, 'notifications', { whole: false })))
  expect(troubles).toEqual([])
  await page.context().close()
})

it('R13 R17 R21 R22 R34 an administrator’s pages look as they are meant to', async () => {
  const page = await colleague('csilla')
  const troubles = await look(page, 'dashboard-administrator')
  await open(page, '/company/non-working-days')
  troubles.push(...(await look(page, 'non-working-days')))
  await open(page, '/company/settings')
  await loaded(page)
  troubles.push(...(await look(page, 'settings')))
  await open(page, '/company/attendance')
  troubles.push(...(await look(page, 'attendance-list')))
  await open(page, '/company/export')
  troubles.push(...(await look(page, 'payroll')))
  await open(page, '/user/employee-information')
  await loaded(page)
  troubles.push(...(await look(page, 'employee-information')))
  expect(troubles).toEqual([])
  await page.context().close()
})

it('every part in every state looks as it is meant to', async () => {
  const page = await somebody()
  // Some of its parts are busy for good.
  await page.goto('/_gallery')
  await page.getByRole('grid').first().waitFor()
  expect(await look(page, 'gallery')).toEqual([])
  await page.context().close()
})
