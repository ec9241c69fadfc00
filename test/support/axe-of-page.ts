import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { axeOptions, troublesIn } from './axe.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe over a whole page of a journey. It is evaluated, not added as a script, which the page's policy would refuse. */
export async function axeOfPage(page: Page): Promise<string[]> {
  await page.evaluate(source)
  // What react-aria has just announced may name something that is gone already; it is removed by itself.
  const where = { exclude: ['[data-live-announcer]'] }
  const run = `axe.run(${JSON.stringify(where)}, ${JSON.stringify(axeOptions)})`
  return troublesIn(await page.evaluate<AxeResults>(run))
}
