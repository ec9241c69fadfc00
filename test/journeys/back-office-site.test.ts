import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'
import { launch } from '../support/chromium.ts'
import { operatorAtWork, type OperatorAtWork } from './operator-at-work.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
let dora: OperatorAtWork

beforeAll(async () => {
  browser = await launch()
  dora = await operatorAtWork(browser, world, { language: 'hu', width: 390 })
})
afterAll(() => browser?.close())

const textOf = async (path: string) => (await fetch(`${world.cloud.url}${path}`)).text()
/** What a public address says, once it says this: it is published within a minute. */
const says = (path: string, text: string) => expect.poll(() => textOf(path), { timeout: 120_000 }).toContain(text)

/** The file that a press downloads. */
async function downloaded(press: () => Promise<void>) {
  const [download] = await Promise.all([dora.page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

describe('the back office, for how the public site is found and what it says', () => {
  it('O05 V10 edits a sentence, which the public page says within a minute', async () => {
    const { page, word } = dora
    const written = 'Írj nekünk bármikor'
    await dora.goTo('translations')
    await page.getByRole('searchbox').fill('Kérdésed maradt?')
    const label = word('contentadmin:textIn', { key: 'home.contactTitle', language: word('contentadmin:hu') })
    await page.getByRole('textbox', { name: label }).fill(written)
    expect(await dora.axe()).toEqual([])
    await dora.button('contentadmin:publish', { count: 1 }).click()
    await dora.inDialog('contentadmin:publishConfirm')
    await dora.sees(word('contentadmin:published', { count: 1 }))
    await says('/hu', written)
    await says('/api/hu/translate', written)
  })

  it('O05 V10 takes over a file of translations, or refuses it with a reason', async () => {
    const { page, word } = dora
    const file = await downloaded(async () => {
      await dora.button('contentadmin:export').click()
      await page
        .getByRole('menuitem', { name: word('contentadmin:exportIn', { language: word('contentadmin:hu') }) })
        .click()
    })
    expect(file.name).toBe('hu.json')
    await dora.button('contentadmin:import').click()
    const chooser = page.getByRole('dialog').locator('input[type=file]')
    await chooser.setInputFiles(fileOf('hu.json', file.text))
    await dora.sees(word('contentadmin:importNothing'))
    await chooser.setInputFiles(fileOf('de.json', file.text))
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await chooser.setInputFiles(fileOf('hu.json', file.text.slice(0, -2)))
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await chooser.setInputFiles(fileOf('hu.json', file.text.replace('Írj nekünk bármikor', 'Írj nekünk bátran')))
    await page.getByText(word('contentadmin:importChanges', { count: 1, language: word('contentadmin:hu') })).waitFor()
    expect(await dora.axe()).toEqual([])
    await dora.inDialog('contentadmin:importConfirm', { count: 1 })
    await dora.sees(word('contentadmin:imported', { count: 1 }))
    await says('/hu', 'Írj nekünk bátran')
  })

  it('O06 gives a page another title, and the one of the release again', async () => {
    const { word } = dora
    const row = word('contentadmin:editMetaOf', { page: '/blog', language: word('contentadmin:hu') })
    await dora.goTo('page-meta')
    await dora.withRow(row, 'contentadmin:editMeta')
    await dora.field('contentadmin:title').fill('Szabadság & szabályok')
    await dora.inDialog('common:save')
    await dora.sees(word('backoffice:saved'))
    await says('/hu/blog', 'Szabadság &amp; szabályok')
    expect(await dora.axe()).toEqual([])
    await dora.withRow(row, 'contentadmin:resetMeta')
    await dora.inDialog('contentadmin:resetMeta')
    await expect.poll(() => textOf('/hu/blog'), { timeout: 120_000 }).not.toContain('Szabadság &amp; szabályok')
  })

  it('O07 V11 serves the lines of ads.txt that are active, as they are typed and as a file brings them', async () => {
    const { page, word } = dora
    await dora.goTo('ads')
    await dora.button('contentadmin:adAdd').click()
    await dora.field('contentadmin:adLine').fill('advertiser.example, 12345, DIRECT')
    await dora.inDialog('common:save')
    await says('/ads.txt', 'advertiser.example, 12345, DIRECT')
    await dora.button('contentadmin:import').click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'ads.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('other.example, 9, RESELLER;1\noff.example, 8, DIRECT;0\n'),
      })
    await page.getByText(word('contentadmin:adsCome', { count: 2 })).waitFor()
    await dora.inDialog('contentadmin:adsImportConfirm')
    await dora.sees(word('contentadmin:adsImported'))
    await says('/ads.txt', 'other.example, 9, RESELLER')
    const served = await textOf('/ads.txt')
    expect(served).not.toContain('advertiser.example')
    expect(served).not.toContain('off.example')
    expect(await dora.axe()).toEqual([])
  })

  it('O08 O11 shows who looked at the site, and to which visits a campaign has led, as a chart, a table and a file', async () => {
    const { page } = dora
    const campaign = { utm_source: 'newsletter', utm_campaign: 'tavasz', utm_medium: 'email' }
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    }
    for (const body of [{}, {}, { campaign }])
      await fetch(`${world.cloud.url}/api/hu/landing/visit`, { method: 'POST', headers, body: JSON.stringify(body) })
    await dora.goTo('visitors')
    const visitors = await downloaded(() => dora.button('visits:download').click())
    expect(visitors.text).toMatch(/;3;1\s*$/)
    expect(await dora.axe()).toEqual([])

    await dora.goTo('campaigns')
    await page.getByText('tavasz').first().waitFor()
    const campaigns = await downloaded(() => dora.button('visits:download').click())
    expect(campaigns.text).toContain('newsletter;email;tavasz;1;0;')
    expect(await dora.axe()).toEqual([])
  })

  it('without a word in the console', () => expect(dora.troubles).toEqual([]))
})
