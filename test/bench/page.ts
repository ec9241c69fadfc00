import type { Browser, Page } from 'playwright-core'
import { addressOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { consented } from '#test/support/consented.ts'
import { launch } from '#test/support/chromium.ts'
import { compared, percentile, rounded, type Measure } from './harness.ts'
import type { Office } from './office.ts'

const [few, many] = [50, 1_000]
const rounds = 7

/** The team calendar of fifty and of a thousand people in a real browser: time until it is shown, and frames while scrolling. */
export async function measure(office: Office): Promise<Measure[]> {
  const browser = await launch()
  try {
    const [small, large] = [await pageOf(few, office, browser), await pageOf(many, office, browser)]
    const { milliseconds, ratio } = await compared({
      measured: () => shown(large),
      against: () => shown(small),
      rounds,
    })
    const gaps = await scrolled(large)
    return [
      { name: `ready with ${many} people, over ${few}`, value: milliseconds, unit: 'ms', ratio, aim: '≤ 1.5' },
      { name: `elements of the grid with ${many} people`, value: await drawnOf(large), unit: 'elements', aim: '≤ 200' },
      { name: 'frame while scrolling: p50', value: rounded(percentile(gaps, 50)), unit: 'ms', aim: 'about 16.7' },
      { name: 'frame while scrolling: p99', value: rounded(percentile(gaps, 99)), unit: 'ms' },
      { name: 'late frames', value: gaps.filter(gap => gap > 1.5 * frame).length, unit: `of ${gaps.length}` },
    ]
  } finally {
    await browser.close()
  }
}

/** A page signed in to a company of `count` people, whose people are copies of the seeded ones under other ids. */
async function pageOf(count: number, office: Office, browser: Browser): Promise<Page> {
  const caller = await office.signedIn(30)
  const [team, month] = [await caller.ask(people.listPeople), await caller.ask(leave.showCalendar)]
  const known = Array.from({ length: count }, (_, number) => team.data[number % team.data.length]!)
  const staff = known.map((person, number) => ({ ...person, id: `p${number}` }))
  const away = Map.groupBy(month.data, ({ user_id }) => user_id)
  const absences = known.flatMap(({ id }, number) =>
    (away.get(id) ?? []).map((absence, place) => ({ ...absence, user_id: `p${number}`, id: `a${number}-${place}` })),
  )

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'Europe/Budapest' })
  // Set as the product's own cookie, so that a rotated one replaces it.
  const place = { domain: new URL(office.cloud.url).hostname, path: '/api' }
  const cookies = [...caller.cookies].map(([name, value]) => ({ name, value, ...place }))
  await context.addCookies([...cookies, ...consented(office.cloud.url)])
  // The page loads a session only where the browser has the signed-in mark.
  await context.addInitScript(() => localStorage.setItem('signed-in', 'somebody'))
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.route(`**/api/hu${addressOf(people.listPeople, {})}`, route =>
    route.fulfill({ json: { ...team, data: staff } }),
  )
  await page.route(`**/api/hu${addressOf(leave.showCalendar, {})}?*`, route =>
    route.fulfill({ json: { ...month, data: absences } }),
  )
  await page.goto(`${office.cloud.url}/hu/days-off`)
  await stands(page)
  return page
}

/** Waits until names are in the grid; a page that is left sooner may lose its rotated token. */
const stands = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('[role=grid] [role=rowheader]').length > 5)

/** Reloads the page. */
async function shown(page: Page) {
  await page.reload({ waitUntil: 'commit' })
  await stands(page)
}

/** The number of elements in the grid. */
const drawnOf = (page: Page) => page.locator('[role=grid] *').count()

const frame = 1000 / 60

/** Milliseconds from frame to frame while the grid is scrolled by a row at every frame, for three seconds. */
const scrolled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const box = document.querySelector('[role=grid]')?.parentElement
        const gaps: number[] = []
        const began = performance.now()
        let last = began
        const step = (now: number) => {
          gaps.push(now - last)
          last = now
          box?.scrollBy(0, 46)
          if (now - began < 3_000) requestAnimationFrame(step)
          else resolve(gaps.slice(1))
        }
        requestAnimationFrame(step)
      }),
  )
