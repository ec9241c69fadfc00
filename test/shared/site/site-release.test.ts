import { describe, expect, it } from 'vitest'
import { releasedContent, type SiteContent } from '#shared/site/content/site-content.ts'
import { dataOf, headOf, sitemap, type PrerenderedPage } from '#shared/site/pages/page-head.ts'
import { documentsOf, type SiteRelease } from '#shared/site/pages/site-release.ts'

const chunk = (file: string) => ({ file: `assets/${file}`, imports: [] })
const document = '<html lang="hu"><head><title>x</title></head><body><div id="root"></div></body></html>'
const release: SiteRelease = {
  name: 'r1',
  origin: 'https://szabi.example',
  document,
  shell: document.replace('<html', '<html data-shell'),
  frame: '<div id="frame"></div>',
  manifest: {
    'app/session/browser-product.ts': chunk('product.js'),
    'app/routes/members.tsx': chunk('members.js'),
    'app/language/public-words-hu.ts': chunk('hu.js'),
    'app/language/public-words-en.ts': chunk('en.js'),
    'app/help.tsx': chunk('help.js'),
  },
}
const page: PrerenderedPage = {
  path: '/help',
  prefix: '',
  language: 'hu',
  title: 'Súgó',
  parts: ['app/help.tsx'],
  isHidden: false,
  markup: '<h1>Súgó</h1>',
}
const english = { ...page, prefix: '/en', language: 'en', title: 'Help' }
const written = (pages: PrerenderedPage[], content: SiteContent = releasedContent, of = release) =>
  documentsOf(of, pages, content)

describe('the documents of a site', () => {
  it('have the name of their page, and the shell one of its own', () => {
    expect(Object.keys(written([page, english, { ...page, path: '/' }, { ...english, path: '/' }])).sort()).toEqual([
      'en/help.html',
      'en/index.html',
      'help.html',
      'index.html',
      'robots.txt',
      'sitemap.xml',
      'spa.html',
    ])
  })

  it('hold markup, language, title and what is loaded with them', () => {
    const { 'en/help.html': text } = written([english])
    expect(text).toContain('<html lang="en"')
    expect(text).toContain('<title>Help</title>')
    expect(text).toContain('<div id="root"><h1>Súgó</h1></div>')
    expect(text).toContain('href="/assets/help.js"')
    expect(text).not.toContain('page-data')
  })

  it('are the same whenever nothing has changed', () => expect(written([page])).toEqual(written([page])))

  it('have no sitemap where nothing is to be indexed', () => {
    const documents = written([page], releasedContent, { ...release, origin: null })
    expect(documents).not.toHaveProperty('sitemap.xml')
    expect(documents['robots.txt']).toContain('Disallow: /\n')
    expect(documents['help.html']).toContain('noindex')
  })

  it('O05 bring the edits: a page its own, the shell those of both languages', () => {
    const edits = { hu: { site: { help: 'Segítség' } }, en: { site: { help: 'Aid' } } }
    const documents = written([{ ...page, content: { edits: { hu: edits.hu } } }], { ...releasedContent, edits })
    expect(documents['help.html']).toContain('{"edits":{"hu":{"site":{"help":"Segítség"}}}}')
    expect(documents['spa.html']).toContain('"en":{"site":{"help":"Aid"}}')
    expect(written([page])['spa.html']).not.toContain('page-data')
  })

  it('O07 have ads.txt beside them while it has lines', () => {
    const ads = { entries: [{ content: 'a.example, 1, DIRECT', active: true }] }
    expect(written([page], { ...releasedContent, ads })['ads.txt']).toBe('a.example, 1, DIRECT\n')
    expect(written([page])).not.toHaveProperty('ads.txt')
  })
})

describe('O06 what operators say of a page', () => {
  const meta = {
    robots: 'noindex, nofollow' as const,
    og_title: 'Megosztva "így"',
    og_description: null,
    og_image: '/kep.png',
  }
  const said = { ...page, description: 'Leírás', meta }

  it('stands in its head, with the release for the rest', () => {
    const head = headOf(said, 'https://szabi.example')
    expect(head).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(head).toContain('og:title" content="Megosztva &quot;így&quot;"')
    expect(head).toContain('og:description" content="Leírás"')
    expect(head).toContain('og:image" content="https://szabi.example/kep.png"')
    expect(head).toContain('twitter:title" content="Megosztva &quot;így&quot;"')
    expect(head).not.toContain('og:image:width')
    const elsewhere = headOf(
      { ...said, meta: { ...meta, og_image: 'https://kep.example/a.png' } },
      'https://szabi.example',
    )
    expect(elsewhere).toContain('og:image" content="https://kep.example/a.png"')
  })

  it('is nothing on a page of which nothing is said', () => {
    const head = headOf(page, 'https://szabi.example')
    expect(head).toContain('og:image" content="https://szabi.example/og/hu/help.png"')
    expect(head).not.toContain('name="robots"')
  })

  it('takes a page that is not to be listed out of the sitemap, and none that is', () => {
    expect(sitemap([said], 'https://szabi.example')).not.toContain('/help')
    const listed = { ...said, meta: { ...meta, robots: 'index, follow' as const } }
    expect(sitemap([listed], 'https://szabi.example')).toContain('https://szabi.example/help')
  })

  it('cannot end the element that it stands in', () => {
    const [element] = dataOf({ edits: { hu: { site: { help: '</script><script>alert(1)</script>' } } } })
    expect(element!.match(/<\/script>/g)).toHaveLength(1)
    expect(element).not.toContain('<script>alert')
    const text = element!.replace(/^<script[^>]*>|<\/script>$/g, '')
    expect(JSON.parse(text)).toEqual({ edits: { hu: { site: { help: '</script><script>alert(1)</script>' } } } })
  })

  it('is no element where there is nothing', () => expect([dataOf(undefined), dataOf({})]).toEqual([[], []]))
})
