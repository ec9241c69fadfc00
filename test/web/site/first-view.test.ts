import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownCloudInBrowser } from '../../support/own-site.ts'

const site = ownCloudInBrowser()

/** The window of a phone as Lighthouse draws it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Milliseconds: after them the question about cookies has long been asked, and the program has not come by itself. */
const aWhile = 2_500

const isProgram = (url: string) => /\/assets\/.*\.js$/.test(url) && !url.includes('first-script')

/** Opens a page as somebody who has never been here, and keeps what of its program is asked for; it may be held up. */
async function visit(path: string, { held = 0, ...options }: BrowserContextOptions & { held?: number } = {}) {
  const context = await site.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const program: string[] = []
  const said: string[] = []
  page.on('request', request => isProgram(request.url()) && program.push(request.url()))
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  if (held)
    await page.route(
      url => isProgram(url.href),
      async route => {
        await new Promise(resolve => setTimeout(resolve, held))
        await route.continue()
      },
    )
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return { page, context, program, said }
}

/** KiB that go over the wire for a first visit until it is asked about cookies, with their headers. */
async function weightOf(path: string): Promise<number> {
  const context = await site.newContext({ baseURL: site.url, ...phone })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  let bytes = 0
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(path)
  await page.getByRole('region', { name: /Sütik|Cookies/ }).waitFor()
  await page.waitForTimeout(aWhile)
  await context.close()
  return bytes / 1024
}

/** Whether the program has taken the page over. */
const isTaken = (page: Page) =>
  page.evaluate(() => Object.keys(document.getElementById('root')!).some(name => name.startsWith('__react')))

const banner = (page: Page) => page.getByRole('region', { name: 'Sütik' })

describe('the first view of somebody new', () => {
  // In all, no page may weigh more than 160 KiB; each is held to what it weighs.
  it.each([
    ['/', 133],
    ['/en', 128.5],
    ['/days-off-calculator', 68.5],
    ['/en/days-off-calculator', 66],
    ['/blog/hany-nap-szabadsag-jar-2026-ban', 68],
    ['/blog', 68],
    ['/help', 69],
    ['/hosszu-hetvegek/2026', 69],
    ['/privacy-policy', 66],
  ])('R02 R04 R06 of %s weighs at most %s KiB in all', async (path, most) => {
    expect(await weightOf(path)).toBeLessThanOrEqual(most)
  })

  it('R33 asks about cookies after a second, though nothing of the program has come', async () => {
    const { page, context, program, said } = await visit('/')
    await banner(page).waitFor()
    expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(1000)
    await page.waitForTimeout(aWhile)
    expect(program).toEqual([])
    expect(said).toEqual([])
    await context.close()
  })

  it('brings the program by itself after a while, and hydrates what stands there', async () => {
    const { page, context, program, said } = await visit('/privacy-policy')
    await page.evaluate(() => Object.assign(window, { written: document.querySelector('h1') }))
    await expect.poll(() => program.length, { timeout: 15_000 }).toBeGreaterThan(0)
    await expect.poll(() => isTaken(page)).toBe(true)
    expect(await page.evaluate("document.querySelector('h1') === window.written")).toBe(true)
    expect(said).toEqual([])
    await context.close()
  })

  it.each(['/?utm_source=hirlevel', '/help#contact', '/no-such-page', '/login'])(
    'R33 brings it at once at %s, which says more than its words',
    async path => {
      const { context, program } = await visit(path)
      expect(program.length).toBeGreaterThan(0)
      await context.close()
    },
  )
})

describe('what is done before the program has come', () => {
  const held = 1_500

  it.each([
    ['Csak a szükségesek', 'necessary'],
    ['Mindet elfogadom', 'necessary.preferences.statistics.marketing'],
  ])('T14 R33 “%s” answers the question about cookies at once, for good', async (answer, kept) => {
    const { page, context, program, said } = await visit('/', { held: 5_000 })
    await banner(page).getByRole('button', { name: answer }).click()
    expect(await banner(page).isVisible()).toBe(false)
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['cookie_consent', kept]])
    expect(await isTaken(page)).toBe(false)
    await expect.poll(() => isTaken(page), { timeout: 20_000 }).toBe(true)
    await page.waitForTimeout(aWhile)
    expect(await banner(page).count()).toBe(0)

    const before = program.length
    await page.reload()
    await page.waitForTimeout(aWhile)
    expect(await banner(page).isVisible()).toBe(false)
    // Whoever has answered waits for no sign of theirs.
    expect(program.length).toBeGreaterThan(before)
    expect(said).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })

  it('T14 R33 the kinds of cookies are shown as soon as they can be chosen', async () => {
    const { page, context, said } = await visit('/', { held })
    await banner(page).getByRole('button', { name: 'Beállítások' }).click()
    await banner(page).getByRole('checkbox', { name: 'Marketing' }).uncheck()
    await banner(page).getByRole('button', { name: 'Választás mentése' }).click()
    await banner(page).waitFor({ state: 'detached' })
    expect((await context.cookies()).map(({ value }) => value)).toEqual(['necessary.preferences.statistics'])
    expect(said).toEqual([])
    await context.close()
  })

  it.each([{}, phone])('R26 an address that is typed and sent begins the registration, %j', async options => {
    const { page, context, said } = await visit('/', { held, ...options })
    await page.getByLabel('Céges e-mail-címed').first().pressSequentially('csilla@kekto.example')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/register')
    const typed = () =>
      page.locator('input[name=email]').evaluateAll(all => all.map(one => (one as HTMLInputElement).value))
    await expect.poll(typed).toEqual(['csilla@kekto.example'])
    expect(said).toEqual([])
    await context.close()
  })

  it('P06 a period and a head count are counted', async () => {
    const { page, context, said } = await visit('/', { held })
    await page.getByRole('radio', { name: 'Évente' }).click({ force: true })
    await page.getByText('122 500 Ft').first().waitFor()
    await page.getByRole('spinbutton').or(page.locator('#pricing input[inputmode=numeric]')).first().fill('50')
    await page.getByText('245 000 Ft').first().waitFor()
    expect(said).toEqual([])
    await context.close()
  })

  it('P03 a year of birth on the home page is counted', async () => {
    const { page, context, said } = await visit('/', { held })
    await page.getByLabel('Születési év').fill('1990')
    await page.getByText('+ 5 életkor', { exact: false }).waitFor()
    expect(said).toEqual([])
    await context.close()
  })

  it('R08 what is searched for in the help is found', async () => {
    const { page, context, said } = await visit('/help', { held })
    await page.getByRole('searchbox').fill('jelszó')
    await page.locator('mark').first().waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('jelszó')
    expect(said).toEqual([])
    await context.close()
  })

  it('R06 a field of the calculator that was pointed at is where one types once it is open', async () => {
    const { page, context, said } = await visit('/days-off-calculator', { held })
    const box = (await page.getByLabel('Születési év vagy dátum').boundingBox())!
    await page.mouse.click(box.x + 20, box.y + box.height / 2)
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
    await page.keyboard.type('1990')
    await page.locator('#result').getByText('5 életkor', { exact: false }).first().waitFor()
    expect(await page.getByLabel('Születési év vagy dátum').inputValue()).toBe('1990')
    expect(said).toEqual([])
    await context.close()
  })

  it('R28 R30 the menu of a phone opens and leads on', async () => {
    const { page, context, said } = await visit('/', { held, ...phone })
    await page.getByRole('button', { name: 'Menü megnyitása' }).tap()
    await page.getByRole('dialog', { name: 'Fő menü' }).getByRole('link', { name: 'Súgó', exact: true }).tap()
    await page.waitForURL('**/help')
    expect(said).toEqual([])
    await context.close()
  })

  it('R29 the header is opaque where it covers something', async () => {
    const { page, context, program } = await visit('/privacy-policy')
    const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('header')!).backgroundColor)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => scrollTo(0, 51))
    await expect.poll(ground).toBe('rgb(245, 248, 248)')
    await page.evaluate(() => scrollTo(0, 50))
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
    expect(program).toEqual([])
    await context.close()
  })
})
