import { createServer } from 'node:http'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { builtSite } from '#infra/local/site/built-site.ts'
import { listen } from '#infra/local/http/listen.ts'
import { chromiumFlags, chromiumPath } from '#test/support/chromium.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { median, rounded, type Measure } from './harness.ts'

const pages = { home: '/', calculator: '/days-off-calculator', article: '/blog/hany-nap-szabadsag-jar-2026-ban' }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const aims = { performance: '≥ 95', accessibility: '100', 'best-practices': '100', seo: '100' }
const rounds = 3

/** What Lighthouse says of public pages on a phone: the median of its scores, and what the first view weighs. */
export async function measure(): Promise<Measure[]> {
  const cloud = await ownCloud({ site: builtSite })
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const measures: Measure[] = []
    for (const [name, path] of Object.entries(pages)) measures.push(...(await looked(name, cloud.url + path, port)))
    return measures
  } finally {
    await browser.close()
    await cloud.close()
  }
}

/** A port that Lighthouse finds the browser at. */
async function freePort() {
  const server = createServer()
  const port = await listen(server, 0)
  await new Promise(resolve => server.close(resolve))
  return port
}

async function looked(name: string, url: string, port: number): Promise<Measure[]> {
  const reports: Result[] = []
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
    reports.push(result.lhr)
  }
  const numberOf = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0))
  return [
    ...categories.map(category => ({
      name: `${name}: ${category}`,
      value: Math.round(100 * median(reports.map(report => report.categories[category]?.score ?? 0))),
      unit: 'points',
      aim: aims[category],
    })),
    { name: `${name}: first contentful paint`, value: rounded(numberOf('first-contentful-paint')), unit: 'ms' },
    { name: `${name}: largest contentful paint`, value: rounded(numberOf('largest-contentful-paint')), unit: 'ms' },
    { name: `${name}: layout shift`, value: numberOf('cumulative-layout-shift'), unit: '', aim: '0' },
    {
      name: `${name}: weight of the first view`,
      value: rounded(numberOf('total-byte-weight') / 1024),
      unit: 'KiB',
      aim: '≤ 160',
    },
  ]
}
