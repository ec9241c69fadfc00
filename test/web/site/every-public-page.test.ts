import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPages } from '#infra/build/site-pages.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { consented } from '#test/support/consented.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { axeOfPage } from '../../support/axe-of-page.ts'
import { launch } from '../../support/chromium.ts'

let browser: Browser
let cloud: LocalCloud

beforeAll(async () => {
  cloud = await ownCloud({ site: builtSite })
  browser = await launch()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

const looked = [
  '/',
  '/help',
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
    const context = await browser.newContext({ baseURL: cloud.url, reducedMotion: 'reduce', colorScheme })
    await context.addCookies(consented(cloud.url))
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
  const context = await browser.newContext({ baseURL: cloud.url, reducedMotion: 'reduce' })
  await context.addCookies(consented(cloud.url))
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

it('R32 no link of any public page leads nowhere', async () => {
  const addresses = publicPages.flatMap(path =>
    path.startsWith('/blog') ? [path] : [path, path === '/' ? '/en' : `/en${path}`],
  )
  const found = new Set<string>()
  for (const address of addresses) {
    const reply = await fetch(cloud.url + address)
    expect([address, reply.status]).toEqual([address, 200])
    for (const [, to] of (await reply.text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      found.add(to!.replaceAll('&amp;', '&'))
  }
  expect(found.size).toBeGreaterThan(30)
  const broken: string[] = []
  for (const to of found) if ((await fetch(cloud.url + to)).status !== 200) broken.push(to)
  expect(broken).toEqual([])
})
