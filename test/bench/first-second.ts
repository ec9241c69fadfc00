import type { Browser, BrowserContext, Page } from 'playwright-core'
import { say } from '#test/support/say.ts'
import { consented } from '#test/support/consented.ts'
import { launch } from '#test/support/chromium.ts'
import { median, rounded, type Measure } from './harness.ts'
import type { Office } from './office.ts'

const rounds = 5

/** Lighthouse's slow 4G for a phone: bytes in a second, and milliseconds of each request. */
const slow4G = { offline: false, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8, latency: 150 }
const slowdown = 4

/** A start of the dashboard, in milliseconds since it was asked for. */
interface Start {
  painted: number
  data: number
}

/** The dashboard of somebody who stays signed in, on a processor four times slower and at slow 4G: with nothing in the browser, and again. */
export async function measure(office: Office): Promise<Measure[]> {
  const browser = await launch()
  try {
    const first: Start[] = []
    const second: Start[] = []
    const modals: number[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await signedIn(office, browser)
      const page = await slowPage(context)
      first.push(await started(page, office))
      modals.push(await modalOpened(page))
      await isKept(page)
      await page.close()
      second.push(await started(await slowPage(context), office))
      await context.close()
    }
    const line = (name: string, values: number[], aim: string): Measure => ({
      name,
      value: rounded(median(values)),
      unit: 'ms',
      aim,
    })
    const paintsOf = (starts: Start[]) => starts.map(({ painted }) => painted)
    const dataOf = (starts: Start[]) => starts.map(({ data }) => data)
    return [
      line('first start: first contentful paint', paintsOf(first), '≤ 1800'),
      line('first start: data on the dashboard', dataOf(first), '≤ 3000'),
      line('second start: first contentful paint', paintsOf(second), '≤ 1000'),
      line('second start: data on the dashboard', dataOf(second), '≤ 1000'),
      line('first dialog, from the press', modals, '≤ 300'),
    ]
  } finally {
    await browser.close()
  }
}

/** What a browser has from the last visit when a release has made all its files new: a session, and the addresses of the first data. */
async function signedIn(office: Office, browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Budapest' })
  await context.addCookies(consented(office.cloud.url))
  const page = await context.newPage()
  await page.goto(`${office.cloud.url}/hu/login`)
  await page.locator('input[type=email]').fill('p30@seed.example')
  await page.locator('input[type=password]').fill('Szabi2026')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => localStorage.getItem('remembered'))
  await page.evaluate(async () => {
    localStorage.removeItem('remembered')
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    await caches.delete('frame')
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await page.close()
  return context
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Opens the dashboard, until one's own balance stands on it. */
async function started(page: Page, office: Office): Promise<Start> {
  await page.goto(`${office.cloud.url}/hu/dashboard`, { waitUntil: 'commit' })
  return page.evaluate(async () => {
    const data = await new Promise<number>(resolve => {
      const look = () =>
        document.querySelector('main dl dd') ? resolve(performance.now()) : requestAnimationFrame(look)
      look()
    })
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { painted: paint?.startTime ?? data, data }
  })
}

/** Milliseconds from a press on the page at rest until the dialog of a new request stands. */
async function modalOpened(page: Page): Promise<number> {
  await page.waitForTimeout(2_000)
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    async name => {
      const button = [...document.querySelectorAll('button')].find(
        one => (one.getAttribute('aria-label') ?? one.textContent) === name && one.offsetParent,
      )
      const pressed = performance.now()
      button?.click()
      return new Promise<number>(resolve => {
        const look = () =>
          document.querySelector('[role=dialog]') ? resolve(performance.now() - pressed) : requestAnimationFrame(look)
        look()
      })
    },
    say({ key: 'site:newRequest' }, 'hu'),
  )
}

/** Waits until the worker has kept the frame, and the page what it shows. */
const isKept = (page: Page) =>
  page.waitForFunction(async () => localStorage.getItem('remembered') && (await caches.match('/spa.html')), undefined, {
    polling: 200,
  })
