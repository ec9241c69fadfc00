import { gzipSync } from 'node:zlib'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeOfPage } from '../../support/axe-of-page.ts'
import { ownCloudInBrowser } from '../../support/own-site.ts'
import { consented } from '#test/support/consented.ts'

const site = ownCloudInBrowser()

const path = '/days-off-calculator'
const facts = 'year=2026&birth=1990-05-10&start=2026-06-01&children=2024,2019d&from=2026-08-17&to=2026-08-23'

/** A visitor who has the calculator before them, and what the console and the security policy complained of. */
async function visit(address: string, options: BrowserContextOptions & { before?: (page: Page) => void } = {}) {
  const { before, ...rest } = options
  const context = await site.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...rest })
  await context.addCookies(consented(site.url))
  await context.addCookies([{ name: 'cookie_consent', value: 'necessary', url: site.url }])
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => console.error(`blocked: ${event.violatedDirective}`))
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { written: [document.querySelector('h1'), document.querySelector('form')] }),
    )
  })
  before?.(page)
  await page.goto(address)
  if (rest.javaScriptEnabled !== false) await page.locator('form fieldset:enabled').first().waitFor()
  return { page, context, said }
}

const figure = (page: Page) => page.locator('[aria-live] b').first()
const searchOf = (page: Page) => new URL(page.url()).search

describe('the calculator for everybody', () => {
  it.each([
    [path, 'hu', 'Hány nap jár nekem?'],
    [`/hu${path}`, 'hu', 'Hány nap jár nekem?'],
    [`/en${path}`, 'en', 'How many days am I due?'],
  ])('R01 R06 %s is taken over as it stands, in silence', async (address, language, heading) => {
    const { page, context, said } = await visit(address)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(
      await page.evaluate("document.querySelector('h1') === window.written[0] && window.written[1] !== null"),
    ).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await figure(page).textContent()).toBe('20')
    expect(await axeOfPage(page)).toEqual([])
    expect(said).toEqual([])
    await context.close()
  })

  it('R06 stands written to be read, and closed, before any program has come', async () => {
    const { page, context } = await visit(path, { javaScriptEnabled: false })
    expect(await page.getByLabel('Születési év vagy dátum').isDisabled()).toBe(true)
    expect(await page.locator('#result').getByText('Alapszabadság', { exact: false }).first().isVisible()).toBe(true)
    expect((await page.locator('[data-cell=planned]').first().boundingBox())?.width).toBe(14)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Munka törvénykönyve')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/days-off-calculator$/)
    expect(await page.locator('link[hreflang=en]').getAttribute('href')).toMatch(/\/en\/days-off-calculator$/)
    await context.close()
  })

  it('R06 asks for at most 130 KiB of scripts at first, and for at most 40 more to count', async () => {
    const scripts = new Map<string, Promise<Buffer>>()
    const { page, context } = await visit(path, {
      before: page =>
        void page.on('response', reply => reply.url().endsWith('.js') && scripts.set(reply.url(), reply.body())),
    })
    const document = await (await fetch(site.url + path)).text()
    const weigh = async (wanted: (url: string) => boolean) => {
      const bodies = await Promise.all([...scripts].flatMap(([url, body]) => (wanted(url) ? [body] : [])))
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024
    }
    const isFirst = (url: string) => document.includes(new URL(url).pathname)
    await page.waitForTimeout(300)
    expect(await weigh(isFirst)).toBeLessThanOrEqual(130)
    expect(await weigh(url => !isFirst(url))).toBeLessThanOrEqual(40)
    await context.close()
  })

  it('R06 P03 counts as one types, with each day’s reason, and keeps the address at it', async () => {
    const { page, context, said } = await visit(path)
    await page.getByLabel('Születési év vagy dátum').fill('1990-05-10')
    await page.getByLabel('Munkaviszony kezdete').fill('2026-06-01')
    await page.getByRole('img', { name: /^Életkor után járó pótszabadság/ }).waitFor()
    const year = new Date().getFullYear()
    await page.getByRole('button', { name: 'Gyermek hozzáadása' }).press('Enter')
    await page.getByLabel('1. gyermek születési éve').fill('2019')
    await page.getByLabel('Fogyatékos', { exact: true }).press('Space')
    await page.getByRole('img', { name: /Fogyatékos gyermek/ }).waitFor()
    await page.waitForFunction(() => location.search.includes('children=2019d'))
    expect(searchOf(page)).toBe(`?year=${year}&birth=1990-05-10&start=2026-06-01&children=2019d`)
    await page.getByRole('button', { name: '1. gyermek eltávolítása' }).click()
    await page.waitForFunction(() => !location.search.includes('children'))
    await page.getByText('Heti munkarend', { exact: true }).click()
    await page.getByLabel(/^Egyenlőtlen/).check()
    await page.waitForFunction(() => location.search.includes('unequal=1'))
    expect(await axeOfPage(page)).toEqual([])
    expect(said).toEqual([])
    await context.close()
  })

  it('R06 says what is wrong once the field is left, and loses nothing', async () => {
    const { page, context } = await visit(`/en${path}`)
    const birth = page.getByLabel('Year or date of birth')
    await birth.fill('2015')
    await page.getByLabel('Start of employment').fill('2026-06-01')
    await page.getByText('People cannot be employed under the age of 16').waitFor()
    expect(await birth.getAttribute('aria-invalid')).toBe('true')
    await birth.fill('19x90-13')
    expect(await birth.inputValue()).toBe('1990-13')
    expect(await birth.getAttribute('aria-invalid')).toBeNull()
    await birth.blur()
    expect(await page.getByText('The year is enough: 1990 or 1990-05-10').isVisible()).toBe(true)
    expect(await birth.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Start of employment').inputValue()).toBe('2026-06-01')
    expect(await axeOfPage(page)).toEqual([])
    await context.close()
  })

  it('law 10 marks every wrong field, keeps the minus, and shows no number meanwhile', async () => {
    const { page, context } = await visit(path)
    const [start, end, extra] = ['Munkaviszony kezdete', 'Munkaviszony utolsó napja', 'Munkáltatói pótszabadság']
    expect(await page.getByText('legalább', { exact: true }).isVisible()).toBe(true)
    await page.getByLabel('Születési év vagy dátum').fill('1970')
    expect(await page.getByText('legalább', { exact: true }).count()).toBe(0)
    await page.getByLabel(start).fill('2026-06-01')
    await page.getByLabel(end).fill('2026-05-01')
    await page.getByLabel(extra).fill('-5')
    await page.getByLabel(extra).blur()
    expect(await page.getByLabel(extra).inputValue()).toBe('-5')
    await page.getByText('Nem lehet negatív.').waitFor()
    await page.getByText('A vége nem lehet a kezdete előtt.').waitFor()
    expect(await page.getByText('Amíg egy mező hibás vagy félbehagyott').last().isVisible()).toBe(true)
    expect(await figure(page).count()).toBe(0)
    expect(await axeOfPage(page)).toEqual([])
    await page.getByLabel(extra).fill('5')
    await page.getByLabel(end).fill('2026-12-31')
    await figure(page).waitFor()
    await context.close()
  })

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('R06 shows what an address says, %s and %i wide', async (colorScheme, width) => {
    const { page, context, said } = await visit(`${path}?${facts}`, { colorScheme, viewport: { width, height: 900 } })
    expect(await figure(page).textContent()).toBe('18')
    await page
      .getByText('20 alapszabadság (Mt. 116. §) + 5 életkor (Mt. 117. §)', { exact: false })
      .filter({ hasText: '× 214/365 → 18' })
      .waitFor()
    await page.getByText('Az államalapítás ünnepe', { exact: false }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await axeOfPage(page)).toEqual([])
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'text of twice the size').toBe(width)
    expect(said).toEqual([])
    await context.close()
  })

  it('R06 passes over what an address says that no field can hold, and says again what was typed wrong', async () => {
    const { page, context, said } = await visit(`${path}?year=x&birth=szept&children=%00&hours=99&from=tomorrow`)
    expect(await figure(page).textContent()).toBe('20')
    await page.waitForFunction(() => location.search === '')
    const extra = page.getByLabel('Munkáltatói pótszabadság')
    await extra.fill('9999')
    await page.waitForFunction(() => location.search.includes('extra=9999'))
    await page.reload()
    await page.waitForFunction(() => document.querySelector('[aria-invalid]') !== null)
    expect(await extra.inputValue()).toBe('9999')
    expect(await figure(page).count()).toBe(0)
    expect(said).toEqual([])
    await context.close()
  })

  it('R06 warns of a year before 2023, and keeps what was typed in another language', async () => {
    const { page, context } = await visit(`${path}?year=2022&birth=1990`)
    await page.getByText('A 2023 előtti éveket is a mai szabályokkal számoljuk.').waitFor()
    await page.locator('header summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'How many days am I due?' }).waitFor()
    expect(await page.getByLabel('Year or date of birth').inputValue()).toBe('1990')
    expect(await page.getByLabel('Monday').isVisible()).toBe(false)
    await page.goto(`/en${path}?hours=4,4,4,4,4,0,0`)
    await page.getByLabel('Monday').waitFor()
    await page.goto(`/en${path}?year=2022&birth=1990`)
    await page.getByText('20 base leave (Mt. 116. §) + 3 for age (Mt. 117. §)').waitFor()
    await context.close()
  })

  it('R06 keeps the number in sight on a phone, where it leads to its reasons', async () => {
    const { page, context, said } = await visit(path, { viewport: { width: 390, height: 844 } })
    await page.getByLabel('Születési év vagy dátum').fill('1990')
    await page.getByLabel('Munkáltatói pótszabadság').scrollIntoViewIfNeeded()
    const pinned = page.getByRole('link', { name: '25 nap szabadság' })
    await pinned.waitFor()
    const box = await pinned.boundingBox()
    expect(box!.y).toBeGreaterThanOrEqual(0)
    await page.getByLabel('Munkaviszony kezdete').focus()
    const focused = await page.getByLabel('Munkaviszony kezdete').boundingBox()
    const above = await pinned.boundingBox()
    expect(focused!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    await pinned.press('Enter')
    await page.waitForFunction(() => document.getElementById('result')!.getBoundingClientRect().top < 400)
    expect(new URL(page.url()).hash).toBe('#result')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('result')
    // It stays there when the address has followed what was typed.
    await page.waitForFunction(() => location.search.includes('birth=1990') && location.hash === '#result')
    expect(await page.evaluate(() => document.getElementById('result')!.getBoundingClientRect().top)).toBeLessThan(400)
    expect(await page.getByLabel('Születési év vagy dátum').inputValue()).toBe('1990')
    expect(said).toEqual([])
    await context.close()
  })

  it('R06 gives its link away', async () => {
    const { page, context } = await visit(`${path}?${facts}`, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Link másolása' }).press('Enter')
    await page.getByText('A link a vágólapra került.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${path}?${facts}`)
    await context.close()
  })

  it('R06 is printed on one sheet: the facts and the result', async () => {
    const { page, context } = await visit(`${path}?${facts}`, { colorScheme: 'dark' })
    await page.locator('footer').getByRole('button', { name: 'Sütibeállítások' }).click()
    await page.getByText('Mindet elfogadom').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('form').isVisible()).toBe(false)
    expect(await page.getByText('Mindet elfogadom').isVisible()).toBe(false)
    expect(await page.getByText('2024, 2019 (fogyatékos)').isVisible()).toBe(true)
    const margin = '12mm'
    const printed = await page.pdf({
      format: 'A4',
      margin: { top: margin, bottom: margin, left: margin, right: margin },
    })
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await context.close()
  })

  it('R06 takes an example over, to be changed', async () => {
    const { page, context, said } = await visit(path)
    await page.getByRole('link', { name: '36 éves, két gyermekkel' }).click()
    await page.locator('#result').getByText('4 gyermek', { exact: false }).first().waitFor()
    expect(await figure(page).textContent()).toBe('29')
    await page.getByRole('button', { name: '1. gyermek eltávolítása' }).click()
    await expect.poll(() => figure(page).textContent()).toBe('27')
    expect(said).toEqual([])
    await context.close()
  })

  it('R02 R06 is one press away from the home page', async () => {
    const { page, context, said } = await visit('/login')
    await page.goto('/')
    await page.locator('main').getByRole('link', { name: 'Hány nap jár nekem?' }).click()
    await page.waitForURL(`**${path}`)
    await page.getByLabel('Születési év vagy dátum').fill('1990')
    await page.locator('#result').getByText('5 életkor', { exact: false }).waitFor()
    expect(said).toEqual([])
    await context.close()
  })
})
