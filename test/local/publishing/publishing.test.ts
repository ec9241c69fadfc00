import { marshall } from '@aws-sdk/util-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { publishTranslations } from '#shared/backoffice/contract/translations/publish-translations.ts'
import { worldOf } from '#test/support/inhabitants.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'

let cloud: LocalCloud
beforeAll(async () => void (cloud = await ownCloud({ site: builtSite })))
afterAll(() => cloud.close())

/** Puts an item into the table as the back office would. */
const put = (kind: string, pk: string, sk: string, item: object) =>
  cloud.operator.call('DynamoDB_20120810.PutItem', {
    TableName: cloud.operator.settingsOf('site-publish').TABLE,
    Item: marshall({ ...item, _kind: kind, _pk: pk, _sk: sk, _version: 1 }, { removeUndefinedValues: true }),
  })

const page = async (path: string) => {
  const reply = await fetch(cloud.url + path, { cache: 'no-store' })
  return { status: reply.status, text: await reply.text(), type: reply.headers.get('content-type') }
}

/** The page, once it says something. */
const until = async (path: string, test: (page: { status: number; text: string }) => boolean) => {
  await expect.poll(async () => test(await page(path)), { timeout: 60_000, interval: 300 }).toBe(true)
  return page(path)
}

const edit = (language: string, namespace: string, sentences: object) =>
  put('EditedSentences', `EDITED_SENTENCES#${language}`, `NAMESPACE#${namespace}`, {
    language,
    namespace,
    sentences,
    changed_at: 1,
  })

const article = {
  id: '01a',
  slug: 'uj-cikk',
  title: 'Új cikk <b>jelekkel</b>',
  category: 'csalad',
  lead: 'Rövid.',
  body: 'Első bekezdés.\n\n## Alcím\n\n<script>alert(1)</script> szöveg',
  cover: { leave: 'vacation', boxes: [{ days: 3, drawn: 'planned' }] },
  published: '2026-11-20',
  is_published: true,
  minutes: 1,
  created_at: 1,
  changed_at: 1,
}

describe('a change of what the public site shows', () => {
  it('O05 that an operator publishes is on the page, and gone from it when it is reset', async () => {
    const { client } = await worldOf(() => cloud).operator({ additions: ['translations.write'] })
    const change = { language: 'en', namespace: 'site', key: 'headline' } as const
    await client.asked(publishTranslations, {
      body: { changes: [{ ...change, from: null, to: 'Said by an operator' }] },
    })
    await until('/en', ({ text }) => text.includes('Said by an operator'))
    await client.asked(publishTranslations, {
      body: { changes: [{ ...change, from: 'Said by an operator', to: null }] },
    })
    await until('/en', ({ text }) => !text.includes('Said by an operator'))
  })

  it('O05 of a sentence is on the page, in the shell and in replies within a minute, and nothing that it does not fit', async () => {
    await edit('hu', 'site', { headline: 'Más <főcím> & társa', lead: 'lyukas {{hole}}' })
    const { text } = await until('/', ({ text }) => text.includes('Más &lt;főcím&gt; &amp; társa'))
    expect(text).not.toContain('lyukas')
    // Files are written some at a time.
    await until('/hu', ({ text }) => text.includes('Más &lt;főcím&gt; &amp; társa'))
    expect((await page('/en')).text).not.toContain('Más &lt;')
    await until('/dashboard', ({ text }) => text.includes(String.raw`Más \u003cfőcím> & társa`))
    await edit('hu', 'site', {})
    await until('/', ({ text }) => !text.includes('Más &lt;főcím'))
    await until('/dashboard', ({ text }) => !text.includes('page-data'))
  })

  it('O06 of what a page says to search engines is in its head, and a page that they may not list is in no sitemap', async () => {
    const meta = {
      path: '/help',
      language: 'hu',
      title: 'Súgó "másképp"',
      description: null,
      robots: 'noindex, follow',
      og_title: null,
      og_description: 'Megosztva',
      og_image: '/kep.png',
      changed_at: 1,
    }
    await put('PageMeta', 'PAGE_META', 'hu#/help', meta)
    const { text } = await until('/help', ({ text }) => text.includes('<title>Súgó &quot;másképp&quot;</title>'))
    expect(text).toContain('<meta name="robots" content="noindex, follow">')
    expect(text).toContain('<meta property="og:description" content="Megosztva">')
    expect(text).toMatch(/og:image" content="https:\/\/[^"]+\/kep.png"/)
    const { text: sitemap } = await page('/sitemap.xml')
    expect(sitemap).toMatch(/<loc>[^<]*\/en\/help<\/loc>/)
    expect(sitemap).not.toMatch(/<loc>https:\/\/[^/]+\/help<\/loc>/)
  })

  it('R04 of an article is a page of its own, on the list and in the sitemap, and gone when it is published no more', async () => {
    await put('Article', 'ARTICLES', article.id, article)
    const { text, status } = await until('/blog/uj-cikk', ({ text }) => text.includes('Első bekezdés.'))
    expect(status).toBe(200)
    expect(text).toContain('&lt;script&gt;')
    expect(text).not.toContain('<script>alert')
    expect((await page('/blog')).text).toContain('Új cikk &lt;b&gt;jelekkel')
    expect((await page('/sitemap.xml')).text).toContain('/blog/uj-cikk')
    await put('Article', 'ARTICLES', article.id, { ...article, is_published: false })
    await until('/blog/uj-cikk', ({ status }) => status === 404)
    expect((await page('/blog')).text).not.toContain('Új cikk')
  })

  it('E09 E10 O10 of testimonials and partners is on the home page of their language while they are active', async () => {
    const said = {
      id: '01t',
      title: 'Nem táblázunk',
      rating: 5,
      description: '<i>Végre</i>',
      name: 'Kis Ilona',
      position: 'vezető',
      company: 'Kéktó',
      language: 'hu',
      active: true,
      place: 0,
      changed_at: 1,
    }
    const logo = { digest: 'abc', type: 'png', width: 10, height: 5 }
    await put('LogoBytes', 'LOGO#abc', 'LOGO', { digest: 'abc', bytes: Buffer.from('png').toString('base64') })
    await put('Testimonial', 'TESTIMONIALS', said.id, said)
    const partner = {
      id: '01p',
      kind: 'brand',
      name: 'Kéktó',
      language: 'hu',
      active: true,
      logo,
      place: 0,
      changed_at: 1,
    }
    await put('Partner', 'PARTNERS', partner.id, partner)
    const { text } = await until('/', ({ text }) => text.includes('Nem táblázunk') && text.includes('/brands/abc.png'))
    expect(text).toContain('&lt;i&gt;Végre&lt;/i&gt;')
    expect(await page('/brands/abc.png')).toMatchObject({ status: 200, text: 'png', type: 'image/png' })
    expect((await page('/en')).text).not.toContain('Nem táblázunk')
    await put('Testimonial', 'TESTIMONIALS', said.id, { ...said, active: false })
    await until('/', ({ text }) => !text.includes('Nem táblázunk'))
  })

  it('E09 of the tax is in the prices of the home page, which say that of the release once it is not changed any more', async () => {
    const hungary = { name_hu: 'Magyarország', name_en: 'Hungary', currency: 'HUF', active: true, is_removed: false }
    const rated = (vat_rate: number, version: number) =>
      put('CountryTable', 'COUNTRIES', 'COUNTRIES', {
        countries: { HU: { ...hungary, vat_rate, changed_at: 1, version } },
        currencies: {},
      })
    expect((await page('/')).text).toMatch(/15.558.{0,20}27%/)
    await rated(25.5, 1)
    // 25 people at 490 Ft, and the tax on it.
    const { text } = await until('/', ({ text }) => text.includes('25,5%'))
    expect(text).toMatch(/15.374.{0,20}25,5%/)
    await until('/en', ({ text }) => text.includes('25.5%'))
    await rated(27, 2)
    await until('/', ({ text }) => !text.includes('25,5%') && text.includes('27%'))
  })

  it('O07 of ads.txt is the file, which is there only while it has lines', async () => {
    expect((await page('/ads.txt')).status).toBe(404)
    await put('AdList', 'ADS', 'ADS', { entries: [{ content: 'a.example, 1, DIRECT', active: true }], changed_at: 1 })
    expect((await until('/ads.txt', ({ status }) => status === 200)).text).toBe('a.example, 1, DIRECT\n')
    await put('AdList', 'ADS', 'ADS', { entries: [], changed_at: 1 })
    await until('/ads.txt', ({ status }) => status === 404)
  })

  it('never shows what writes the pages', async () => {
    for (const name of ['.release/release.json', '.release/renderer.mjs'])
      expect((await page(`/${name}`)).status).toBe(404)
  })
})
