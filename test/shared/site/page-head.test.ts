import { describe, expect, it } from 'vitest'
import {
  filled,
  headOf,
  partsOf,
  preloadsOf,
  robots,
  sitemap,
  withFirstScript,
  withProgramWhenWanted,
  type PrerenderedPage,
} from '#shared/site/pages/page-head.ts'

const page: PrerenderedPage = {
  path: '/login',
  prefix: '',
  language: 'hu',
  title: 'Belépés · Szabi',
  description: 'Lépj be & nézd meg: "mennyi" maradt',
  parts: ['app/routes/log-in.tsx'],
  isHidden: false,
  markup: '<h1>$& Belépés</h1>',
}
const origin = 'https://szabi.example'

describe('the head of a page', () => {
  it('names the page without a prefix as the one for Hungarian and for everybody else', () => {
    const head = headOf(page, origin)
    expect(head).toContain('<link rel="canonical" href="https://szabi.example/login">')
    expect(head).toContain('hreflang="hu" href="https://szabi.example/login"')
    expect(head).toContain('hreflang="en" href="https://szabi.example/en/login"')
    expect(head).toContain('hreflang="x-default" href="https://szabi.example/login"')
    expect(headOf({ ...page, prefix: '/hu' }, origin)).toBe(head)
  })

  it('names the English form as its own', () => {
    expect(headOf({ ...page, prefix: '/en', path: '/' }, origin)).toContain(
      'rel="canonical" href="https://szabi.example/en"',
    )
  })

  it('names no other language for a page that is written in one alone', () => {
    const head = headOf({ ...page, path: '/blog', languages: ['hu'] }, origin)
    expect(head).toContain('hreflang="hu"')
    expect(head).toContain('hreflang="x-default"')
    expect(head).not.toContain('hreflang="en"')
    expect(sitemap([{ ...page, path: '/blog', languages: ['hu'] }], origin)).not.toContain('/en/blog')
  })

  it('R01 leads to the name that a page has in each language', () => {
    const paths = { hu: '/hosszu-hetvegek/2026', en: '/long-weekends/2026' }
    const english = { ...page, prefix: '/en', language: 'en', path: paths.en, paths }
    const head = headOf(english, origin)
    expect(head).toContain('rel="canonical" href="https://szabi.example/en/long-weekends/2026"')
    expect(head).toContain('hreflang="hu" href="https://szabi.example/hosszu-hetvegek/2026"')
    expect(headOf({ ...english, path: paths.hu }, origin)).toBe(head)
    expect(sitemap([english, { ...english, path: paths.hu }], origin).match(/<loc>/g)).toHaveLength(1)
  })

  it('tells other sites what the page is', () => {
    const head = headOf({ ...page, prefix: '/en', language: 'en' }, origin)
    expect(head).toContain('<meta property="og:type" content="website">')
    expect(head).toContain('<meta property="og:locale" content="en_GB">')
    expect(head).toContain('<meta property="og:description" content="Lépj be &amp; nézd meg')
    expect(headOf({ ...page, path: '/blog/tiz-nap' }, origin)).toContain('<meta property="og:type" content="article">')
  })

  it('R02 R04 shows a picture of its own, in its language, where its address is passed on', () => {
    const head = headOf({ ...page, prefix: '/en', language: 'en' }, origin)
    expect(head).toContain('<meta property="og:image" content="https://szabi.example/og/en/login.png">')
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(headOf({ ...page, path: '/' }, origin)).toContain('content="https://szabi.example/og/hu/home.png"')
    const later = headOf({ ...page, path: '/blog/later' }, origin)
    expect(later).toContain('content="https://szabi.example/og/hu/blog.png"')
    expect(headOf(page, undefined)).not.toContain('og:image')
  })

  it('carries data for search engines, of which no text ends the element', () => {
    const head = headOf({ ...page, data: { name: '</script><b>' } }, origin)
    expect(head).toContain(String.raw`<script type="application/ld+json">{"name":"\u003c/script>\u003cb>"}</script>`)
  })

  it('lets no sign of a sentence end an attribute', () => {
    expect(headOf(page, origin)).toContain('content="Lépj be &amp; nézd meg: &quot;mennyi&quot; maradt"')
  })

  it.each([
    ['a hidden page', headOf({ ...page, isHidden: true }, origin)],
    ['a site without an address', headOf(page, undefined)],
  ])('keeps search engines from %s', (_, head) => {
    expect(head).toContain('noindex')
    expect(head).not.toContain('canonical')
  })
})

describe('the parts of a page', () => {
  const manifest = {
    'app/routes/log-in.tsx': { file: 'assets/log-in.js', imports: ['_form.js'], css: ['assets/log-in.css'] },
    '_form.js': { file: 'assets/form.js', imports: ['_ground.js', 'app/routes/log-in.tsx'] },
    '_ground.js': { file: 'assets/ground.js' },
    'app/language/public-words-hu.ts': { file: 'assets/words-hu.js' },
  }

  it('are asked for with it, each once, and not those that the shell names', () => {
    expect(partsOf(page, manifest, '<script src="/assets/ground.js">').split('\n')).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/log-in.js">',
      '<link rel="stylesheet" crossorigin href="/assets/log-in.css">',
      '<link rel="modulepreload" crossorigin href="/assets/form.js">',
      '<link rel="modulepreload" crossorigin href="/assets/words-hu.js">',
    ])
  })

  it('fail the build when one was not built', () => {
    expect(() => partsOf({ ...page, parts: ['app/old.tsx'] }, manifest, '')).toThrow('app/old.tsx')
  })
})

describe('a page that is read before it is used', () => {
  it('leaves its program to the first script, the file to begin with first', () => {
    const document = `<script src="/assets/first.js"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/ground.js">
    <link rel="stylesheet" crossorigin href="/assets/public.css">
<link rel="modulepreload" crossorigin href="/assets/home.js">
<link rel="stylesheet" crossorigin href="/assets/home.css">`
    expect(withProgramWhenWanted(document)).toBe(
      `<script data-program="[&quot;/assets/index.js&quot;,&quot;/assets/ground.js&quot;,&quot;/assets/home.js&quot;]" src="/assets/first.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/public.css">
<link rel="stylesheet" crossorigin href="/assets/home.css">`,
    )
  })
})

describe('the script that runs first', () => {
  const document = '<html lang="hu"><head><script src="/theme.js"></script></head></html>'
  const manifest = {
    'app/member.ts': { file: 'assets/member.js' },
    'app/company.ts': {
      file: 'assets/company.js',
      imports: ['app/member.ts', '_ground.js'],
      css: ['assets/company.css'],
    },
    '_ground.js': { file: 'assets/ground.js' },
  }

  it('takes the place of the one that only sets the theme, and the document names its release', () => {
    expect(withFirstScript(document, 'assets/first.js', 'r1')).toBe(
      '<html lang="hu" data-release="r1"><head><script src="/assets/first.js"></script></head></html>',
    )
  })

  it('is told the files of each section beyond those that the document names', () => {
    const preloads = preloadsOf({ company: ['app/company.ts'] }, ['app/member.ts'], manifest, '"/assets/ground.js"')
    expect(preloads).toEqual({ company: ['/assets/company.js', '/assets/company.css'] })
    expect(withFirstScript(document, 'assets/first.js', 'r1', preloads)).toContain(
      'data-preloads="{&quot;company&quot;:[&quot;/assets/company.js&quot;,&quot;/assets/company.css&quot;]}"',
    )
  })
})

it('fills the shell with a page as it is', () => {
  const shell = '<html lang="hu"><head><title>Szabi</title></head><body><div id="root"></div></body></html>'
  expect(filled(shell, { ...page, language: 'en', title: 'A < B', head: '<meta>' })).toBe(
    '<html lang="en"><head><title>A &lt; B</title><meta>\n</head><body><div id="root"><h1>$& Belépés</h1></div></body></html>',
  )
})

it('lists every page for search engines but the hidden ones and the second Hungarian form', () => {
  const pages = [
    page,
    { ...page, prefix: '/hu' },
    { ...page, prefix: '/en' },
    { ...page, path: '/404', isHidden: true },
  ]
  expect([...sitemap(pages, origin).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://szabi.example/login',
    'https://szabi.example/en/login',
  ])
})

it('asks search engines to stay away from a site without an address', () => {
  expect(robots(undefined)).toBe('User-agent: *\nDisallow: /\n')
  expect(robots(origin)).toContain('Sitemap: https://szabi.example/sitemap.xml')
})
