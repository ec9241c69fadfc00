import type { Page } from 'playwright-core'
import { launch } from '#test/support/chromium.ts'
import { compared, percentile, rounded, type Measure } from './harness.ts'
import type { Office } from './office.ts'
import { lateFrames, scrolled, teamPage, teamStands } from './team-page.ts'

const [few, many] = [50, 1_000]
const rounds = 7

/** The team calendar of fifty and of a thousand people in a real browser: time until it is shown, and frames while scrolling. */
export async function measure(office: Office): Promise<Measure[]> {
  const browser = await launch()
  try {
    const [small, large] = [await teamPage(few, office, browser), await teamPage(many, office, browser)]
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
      { name: 'late frames', value: lateFrames(gaps), unit: `of ${gaps.length}` },
    ]
  } finally {
    await browser.close()
  }
}

/** Reloads the page. */
async function shown(page: Page) {
  await page.reload({ waitUntil: 'commit' })
  await teamStands(page)
}

/** The number of elements in the grid. */
const drawnOf = (page: Page) => page.locator('[role=grid] *').count()
