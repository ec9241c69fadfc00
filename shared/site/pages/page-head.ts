import { productName } from '../../words/product.ts'
import type { PageMeta } from '../content/page-meta.ts'
import { pageDataId, type PageData } from './page-data.ts'
import { ogPictureOf } from './og-picture.ts'
import { filesOf, type Manifest } from './vite-manifest.ts'

/** A page as `web/app/prerender/prerender-pages.tsx` renders it. */
export interface PrerenderedPage {
  /** The path without its language prefix, such as `/login`. */
  path: string
  /** The language prefix of the path: empty, `/hu` or `/en`. */
  prefix: string
  language: string
  title: string
  description?: string
  /** The modules it loads, by their names in the manifest. */
  parts: string[]
  /** Modules loaded after hydration, of which only the stylesheets are preloaded. */
  later?: string[] | undefined
  isHidden: boolean
  /** It is read before it is used, so that its program waits until somebody wants something of it. */
  isRead?: boolean | undefined
  /** The languages that it is written in; both by default. */
  languages?: readonly string[]
  /** Its path in each language, where it is called differently. */
  paths?: Record<string, string> | undefined
  /** What search engines are told, by schema.org. */
  data?: object | undefined
  /** What operators say of it in place of the release. */
  meta?: HeadMeta | undefined
  /** What it is hydrated by. */
  content?: PageData | undefined
  markup: string
}

export type HeadMeta = Pick<PageMeta, 'robots' | 'og_title' | 'og_description' | 'og_image'>

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const addressOf = (origin: string, prefix: string, path: string) => origin + (prefix + path).replace(/(.)\/$/, '$1')

/** The alternate versions of a page for search engines; Hungarian has no prefix and is the default. */
const alternates = [
  ['hu', ''],
  ['en', '/en'],
  ['x-default', ''],
] as const

const alternatesOf = (languages: readonly string[] = ['hu', 'en']) =>
  alternates.filter(([language]) => language === 'x-default' || languages.includes(language))

/** The path of a page in a language; the default is Hungarian. */
const pathIn = (language: string, path: string, paths: Record<string, string> | undefined) =>
  paths?.[language === 'x-default' ? 'hu' : language] ?? path

const localeOf: Record<string, string> = { hu: 'hu_HU', en: 'en_GB' }

/** Data in an element of its own; no text of it can end the element. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** The whole address of a picture. */
const pictureAt = (origin: string, picture: string) => (picture.startsWith('/') ? origin + picture : picture)

/** The element that a page is hydrated by; nothing where there is nothing to say. */
export const dataOf = (content: PageData | undefined): string[] =>
  content && Object.keys(content).length
    ? [`<script type="application/json" id="${pageDataId}">${inScript(content)}</script>`]
    : []

/** Whether search engines may list a page. */
const isListed = ({ isHidden, meta }: PrerenderedPage) => !isHidden && !meta?.robots?.startsWith('noindex')

/** The meta tags of a page; without an origin it is not indexed. */
export function headOf(
  { path, prefix, language, title, description, isHidden, languages, paths, data, meta }: PrerenderedPage,
  origin: string | undefined,
): string {
  const head = description ? [`<meta name="description" content="${escaped(description)}">`] : []
  if (isHidden || !origin) return [...head, '<meta name="robots" content="noindex">'].join('\n')
  const shared = { title: meta?.og_title ?? title, description: meta?.og_description ?? description }
  const canonical = addressOf(origin, prefix === '/hu' ? '' : prefix, paths?.[language] ?? path)
  const picture = escaped(pictureAt(origin, meta?.og_image ?? ogPictureOf(paths?.[language] ?? path, language)))
  return [
    ...head,
    ...(meta?.robots ? [`<meta name="robots" content="${meta.robots}">`] : []),
    `<link rel="canonical" href="${canonical}">`,
    ...alternatesOf(languages).map(
      ([language, prefix]) =>
        `<link rel="alternate" hreflang="${language}" href="${addressOf(origin, prefix, pathIn(language, path, paths))}">`,
    ),
    `<meta property="og:title" content="${escaped(shared.title)}">`,
    ...(shared.description ? [`<meta property="og:description" content="${escaped(shared.description)}">`] : []),
    `<meta property="og:url" content="${canonical}">`,
    `<meta property="og:type" content="${path.startsWith('/blog/') ? 'article' : 'website'}">`,
    `<meta property="og:site_name" content="${productName}">`,
    `<meta property="og:locale" content="${localeOf[language] ?? language}">`,
    `<meta property="og:image" content="${picture}">`,
    // What operators have chosen is of a size that nobody knows here.
    ...(meta?.og_image
      ? []
      : [`<meta property="og:image:width" content="1200">`, `<meta property="og:image:height" content="630">`]),
    `<meta property="og:image:alt" content="${escaped(shared.title)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="twitter:title" content="${escaped(shared.title)}">`,
    ...(shared.description ? [`<meta name="twitter:description" content="${escaped(shared.description)}">`] : []),
    `<meta name="twitter:image" content="${picture}">`,
    ...(data ? [`<script type="application/ld+json">${inScript(data)}</script>`] : []),
  ].join('\n')
}

/** The preload links of a page's scripts and stylesheets, which avoid a request waterfall. */
export function partsOf(page: PrerenderedPage, manifest: Manifest, shell: string): string {
  const initial = [...page.parts, `app/language/public-words-${page.language}.ts`]
  const preloaded = filesOf(initial, manifest)
  return links(
    [...filesOf([...initial, ...(page.later ?? [])], manifest)].filter(
      file => preloaded.has(file) || file.endsWith('.css'),
    ),
    shell,
  )
}

/** The links to modules with their imports and stylesheets, as far as the shell does not name them. */
export const linksTo = (modules: readonly string[], manifest: Manifest, shell: string): string =>
  links([...filesOf(modules, manifest)], shell)

const links = (files: readonly string[], shell: string): string =>
  files
    .filter(file => !shell.includes(file))
    .map(file =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n')

/** The files of each section beyond those that the shell and the modules of all sections name. */
export function preloadsOf(
  sections: Record<string, readonly string[]>,
  common: readonly string[],
  manifest: Manifest,
  shell: string,
): Record<string, string[]> {
  const named = filesOf(common, manifest)
  return Object.fromEntries(
    Object.entries(sections).map(([section, modules]) => [
      section,
      [...filesOf(modules, manifest)].filter(file => !named.has(file) && !shell.includes(file)).map(file => `/${file}`),
    ]),
  )
}

/** The document with the script that runs before the first paint, and with the name of its release. */
export const withFirstScript = (
  document: string,
  file: string,
  release: string,
  preloads?: Record<string, string[]>,
): string =>
  document
    .replace(/<html [^>]*/, start => `${start} data-release="${release}"`)
    .replace(
      '<script src="/theme.js"></script>',
      () =>
        `<script src="/${file}"${preloads ? ` data-preloads="${escaped(JSON.stringify(preloads))}"` : ''}></script>`,
    )

const moduleLink =
  /^[^\S\n]*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?\n?/gm

/** A document that leaves it to its first script to load the program, of which it is told the files: the one to begin with first. */
export function withProgramWhenWanted(document: string): string {
  const files = [...document.matchAll(moduleLink)].map(([tag, file]) => ({ file, isEntry: tag.includes('<script') }))
  const program = files.toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry)).map(({ file }) => file)
  return document
    .replaceAll(moduleLink, '')
    .replace('<script src=', () => `<script data-program="${escaped(JSON.stringify(program))}" src=`)
}

interface Filling {
  language: string
  title: string
  head: string
  markup: string
  /** What stands under the root until something is rendered there. */
  frame?: string
}

/** Fills the shell with a page's language, title, head and markup. */
export function filled(shell: string, { language, title, head, markup, frame = '' }: Filling) {
  return shell
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>${frame}`)
}

/** The sitemap, with the alternates of each page. */
export function sitemap(pages: PrerenderedPage[], origin: string): string {
  const listed = pages.filter(page => isListed(page) && page.prefix !== '/hu')
  const own = listed.filter(({ language, path, paths }) => !paths || paths[language] === path)
  const entries = own.map(({ path, prefix, languages, paths }) => {
    const links = alternatesOf(languages).map(
      ([language, prefix]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(origin, prefix, pathIn(language, path, paths))}"/>`,
    )
    return `<url><loc>${addressOf(origin, prefix, path)}</loc>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** The robots.txt; a site without an origin is not crawled. */
export const robots = (origin: string | undefined) =>
  origin ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
