import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { launch } from './chromium.ts'
import { ownCloud } from './shared-cloud.ts'

/** A browser, and a local cloud with the built site, of a test file's own: both are there from its first test to its last. */
export function ownCloudInBrowser() {
  let browser: Browser
  let cloud: LocalCloud
  beforeAll(async () => {
    cloud = await ownCloud({ site: builtSite })
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await cloud?.close()
  })
  return {
    newContext: (...options: Parameters<Browser['newContext']>) => browser.newContext(...options),
    /** Where the site is. */
    get url() {
      return cloud.url
    },
  }
}
