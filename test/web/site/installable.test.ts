import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { serviceWorkerScript } from '#web/app/service-worker/service-worker-script.ts'
import { consented } from '#test/support/consented.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { axeOfPage } from '../../support/axe-of-page.ts'
import { ownCloudInBrowser } from '../../support/own-site.ts'
import { captured } from '../pictures/settled.ts'

const site = ownCloudInBrowser()

interface Manifest {
  name: string
  short_name: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

/** Width and height of a PNG, which stand in its first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

it('X03 the site can be installed: pages link a manifest, whose icons are of the sizes that it says', async () => {
  for (const path of ['/', '/en/help', '/dashboard', '/login'])
    expect(await (await fetch(site.url + path)).text()).toContain('<link rel="manifest" href="/site.webmanifest"')
  const reply = await fetch(`${site.url}/site.webmanifest`)
  expect(reply.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = (await reply.json()) as Manifest
  expect(manifest).toMatchObject({ name: 'Szabi', short_name: 'Szabi', start_url: '/dashboard', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await fetch(site.url + src)
    expect([src, icon.headers.get('content-type')]).toEqual([src, type])
    expect([src, sizeOf(Buffer.from(await icon.arrayBuffer()))]).toEqual([src, sizes])
  }
})

it('the page for when there is no connection is a valid document that no search engine lists', async () => {
  const text = await (await fetch(`${site.url}/offline.html`)).text()
  const { results } = await new HtmlValidate({ root: true, extends: ['html-validate:standard'] }).validateString(text)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  expect(text).toContain('<meta name="robots" content="noindex"')
})

it.each(['light', 'dark'] as const)('X03 without a connection a page says so, %s', async colorScheme => {
  const own = await ownCloud({ site: builtSite })
  const context = await site.newContext({ baseURL: own.url, colorScheme, reducedMotion: 'reduce' })
  await context.addCookies(consented(own.url))
  const page = await context.newPage()
  await page.goto('/help')
  await page.waitForLoadState('networkidle')
  // As the page of somebody who is signed in does.
  await page.evaluate(async script => {
    await navigator.serviceWorker.register(script)
    await navigator.serviceWorker.ready
  }, serviceWorkerScript)
  await page.waitForFunction(async () => navigator.serviceWorker.controller && (await caches.match('/offline.html')))
  await own.close()
  for (const address of ['/blog', '/en/dashboard']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Nincs internetkapcsolat' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'No internet connection' }).waitFor()
    // Its sheet is there too.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      colorScheme === 'dark' ? 'rgb(16, 24, 27)' : 'rgb(245, 248, 248)',
    )
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await axeOfPage(page)]).toEqual([width, []])
    }
  }
  await captured(() => page.screenshot({ path: `.cache/offline-${colorScheme}.png` }))
  await context.close()
})
