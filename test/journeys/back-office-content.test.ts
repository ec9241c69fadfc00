import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { sendContactMessage } from '#shared/site/contract/send-contact-message.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'
import { launch } from '../support/chromium.ts'
import { operatorAtWork, type OperatorAtWork } from './operator-at-work.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
let dora: OperatorAtWork

beforeAll(async () => {
  browser = await launch()
  dora = await operatorAtWork(browser, world, { language: 'en', width: 390 })
})
afterAll(() => browser?.close())

/** Each language has a list of its own. */
const inEnglish = () => dora.page.getByRole('main').getByText('English').first().click()

/** The words of a public page, once it says something, or no longer does: it is published within a minute. */
async function published(path: string, text: string, isThere = true) {
  await expect
    .poll(async () => (await (await fetch(`${world.cloud.url}${path}`)).text()).includes(text), { timeout: 120_000 })
    .toBe(isThere)
}

describe('the back office, for what the public site says', () => {
  it('P09 reads a message that waits, and notes that it is answered', async () => {
    const { word, page } = dora
    const written = { name: 'Nagy Emese', email: 'emese@example.hu', message: 'Is there a plan for <b>schools</b>?' }
    await world.visitor('en').asked(sendContactMessage, {
      body: {
        ...written,
        accepts_privacy_policy: true,
        website: '',
        seconds: 30,
        captcha: 'stand-in.contact',
      } as never,
    })
    await dora.goTo('contact-messages')
    await dora.button('contactmessages:openOf', { name: written.name }).click()
    await page.getByRole('dialog').getByText(written.message).waitFor()
    await dora.choose('contactmessages:state', word('contactmessages:answered'))
    await dora.field('contactmessages:note').fill('Sent the form for schools')
    expect(await dora.axe()).toEqual([])
    await dora.inDialog('common:save')
    await dora.sees(word('contactmessages:noneNew'))
    await page.getByText(word('contactmessages:answered'), { exact: true }).first().click()
    await page.getByText(written.email).waitFor()
  })

  it('R04 writes an article, which the blog shows once it is published', async () => {
    const { word, page } = dora
    await dora.goTo('articles')
    await page.getByRole('link', { name: word('sitecontent:articleAdd') }).click()
    await dora.field('sitecontent:title').fill('Nyári zárás')
    await dora.field('sitecontent:slug').fill('nyari-zaras')
    await dora.field('sitecontent:lead').fill('Mikor adhatja ki a munkáltató egyszerre mindenkinek?')
    await dora
      .field('sitecontent:body')
      .fill('## Mit mond a törvény\n\nA **munkáltató** adja ki. <script>alert(1)</script>')
    await page.getByRole('heading', { name: 'Mit mond a törvény' }).waitFor()
    await dora.button('common:save').click()
    await dora.sees(word('sitecontent:added', { name: 'Nyári zárás' }))
    expect((await fetch(`${world.cloud.url}/api/hu/article/nyari-zaras`)).status).toBe(404)
    expect(await dora.axe()).toEqual([])

    await page.getByText(word('sitecontent:publishLabel'), { exact: true }).click()
    await dora.button('common:save').click()
    await dora.sees(word('backoffice:saved'))
    await published('/hu/blog/nyari-zaras', 'Mit mond a törvény')
    expect(await (await fetch(`${world.cloud.url}/hu/blog/nyari-zaras`)).text()).not.toContain('<script>alert')

    await dora.goTo('articles')
    await dora.withRow('Nyári zárás', 'common:delete')
    await dora.inDialog('common:delete')
    await dora.sees(word('sitecontent:removed', { name: 'Nyári zárás' }))
    await published('/hu/blog', 'Nyári zárás', false)
  })

  it('O10 E10 puts testimonials in order, which the home page shows as text', async () => {
    const { word, page } = dora
    await dora.goTo('testimonials')
    await inEnglish()
    for (const title of ['No more spreadsheets', 'Five minutes a <i>month</i>']) {
      await dora.button('sitecontent:testimonialAdd').first().click()
      await dora.field('sitecontent:title').fill(title)
      await dora.field('sitecontent:description').fill('Everybody sees how many days are left.')
      await dora.field('sitecontent:personName').fill('Anna Kis')
      await dora.field('sitecontent:position').fill('Office manager')
      await dora.field('sitecontent:company').fill('Blue Lake Ltd.')
      await dora.inDialog('common:save')
      await dora.sees(word('sitecontent:added', { name: title }))
    }
    await dora.withRow('Five minutes a <i>month</i>', 'sitecontent:up')
    await expect.poll(() => page.getByRole('rowheader').first().textContent()).toContain('Five minutes')
    expect(await dora.axe()).toEqual([])
    await published('/en', 'Five minutes a &lt;i&gt;month')
    // Each change is published on its own, so that they may stand in the order of before for a moment.
    await expect
      .poll(
        async () => {
          const home = await (await fetch(`${world.cloud.url}/en`)).text()
          return home.indexOf('Five minutes a') < home.indexOf('No more spreadsheets')
        },
        { timeout: 120_000 },
      )
      .toBe(true)
  })

  it('E09 adds a logo, which the home page shows until it is deleted', async () => {
    const { word, page } = dora
    await dora.goTo('partners')
    await inEnglish()
    await dora.button('sitecontent:partnerAdd').first().click()
    await dora.field('sitecontent:partnerName').fill('Blue Lake')
    await page
      .getByLabel(word('sitecontent:logoChoose'))
      .first()
      .setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      })
    await dora.inDialog('common:save')
    await dora.sees(word('sitecontent:added', { name: 'Blue Lake' }))
    await published('/en', 'alt="Blue Lake"')
    expect(await dora.axe()).toEqual([])
    await dora.withRow('Blue Lake', 'common:delete')
    await dora.inDialog('common:delete')
    await dora.sees(word('sitecontent:removed', { name: 'Blue Lake' }))
    await published('/en', 'alt="Blue Lake"', false)
  })

  it('without a word in the console', () => expect(dora.troubles).toEqual([]))
})
