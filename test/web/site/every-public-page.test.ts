import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { publicPages } from '#infra/build/site-pages.ts'
import { consented } from '#test/support/consented.ts'
import { axeOfPage } from '../../support/axe-of-page.ts'
import { ownCloudInBrowser } from '../../support/own-site.ts'

const site = ownCloudInBrowser()

/** Every public page in its three forms; the blog, which is Hungarian, in two. A page with a name in each language is asked for by either. */
const forms = publicPages.flatMap(path =>
  ['', '/hu', '/en']
    .filter(prefix => prefix !== '/en' || !path.startsWith('/blog'))
    .map(prefix => (path === '/' ? prefix || '/' : prefix + path)),
)

/** What the standard says of a document. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const looked = [
  '/',
  '/en',
  '/days-off-calculator',
  '/en/help',
  '/privacy-policy',
  '/en/imprint',
  '/blog',
  '/blog/hany-nap-szabadsag-jar-2026-ban',
  '/blog/atviheto-e-a-szabadsag-jovore',
  '/hosszu-hetvegek/2026',
  '/en/long-weekends/2027',
]

describe.each(['light', 'dark'] as const)('in the %s theme', colorScheme => {
  it.each(looked)('R28 R32 %s is in order at every width, and says nothing to the console', async path => {
    const context = await site.newContext({ baseURL: site.url, reducedMotion: 'reduce', colorScheme })
    await context.addCookies(consented(site.url))
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    page.on('pageerror', error => said.push(error.message))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await axeOfPage(page)]).toEqual([width, []])
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    }
    expect(said).toEqual([])
    await context.close()
  })
})

it('R29 the header of a public page is clear at its top, and opaque after 50 px', async () => {
  const context = await site.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  await context.addCookies(consented(site.url))
  const page = await context.newPage()
  await page.goto('/privacy-policy')
  await page.waitForLoadState('networkidle')
  const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('header')!).backgroundColor)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo(0, 51))
  await expect.poll(ground).toBe('rgb(245, 248, 248)')
  await page.evaluate(() => scrollTo(0, 50))
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await context.close()
})

it('R01 R32 every public page opens in its three forms, fits every width and says nothing to the console', async () => {
  const troubles: string[] = []
  const context = await site.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  await context.addCookies(consented(site.url))
  const page = await context.newPage()
  for (const path of forms) {
    const said = (text: string) => troubles.push(`${path}: ${text}`)
    const listen = (message: { text: () => string }) => said(message.text())
    const fail = (error: Error) => said(error.message)
    page.on('console', listen).on('pageerror', fail)
    await page.setViewportSize({ width: 390, height: 844 })
    const reply = await page.goto(path)
    if (reply?.status() !== 200) said(`answers ${reply?.status()}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) said(`is ${wide} wide at ${width}`)
    }
    page.off('console', listen).off('pageerror', fail)
  }
  await context.close()
  expect(troubles).toEqual([])
})

it('R01 R32 the document of every public page is valid, and no link of any leads nowhere', async () => {
  const found = new Set<string>()
  const faults: string[] = []
  for (const address of forms) {
    const reply = await fetch(site.url + address)
    expect([address, reply.status]).toEqual([address, 200])
    const text = await reply.text()
    const { results } = await validator.validateString(text, address)
    for (const { messages } of results)
      faults.push(...messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`))
    for (const [, to] of text.matchAll(/(?:href|src|srcSet|content)="(?:https:\/\/[\w.]+(?=\/og\/))?(\/[^"#]*)"/g))
      found.add(to!.replaceAll('&amp;', '&'))
  }
  expect(faults).toEqual([])
  expect(found.size).toBeGreaterThan(60)
  const broken: string[] = []
  for (const to of found) if ((await fetch(site.url + to)).status !== 200) broken.push(to)
  expect(broken).toEqual([])
})
