/** A public page as the pages' own writer gives it. */
export interface WrittenPage {
  /** Without language: `/login`. */
  path: string
  /** Its language in the address: ``, `/hu` or `/en`. */
  prefix: string
  language: string
  title: string
  description?: string
  /** The modules it is made of, as the manifest names them. */
  parts: string[]
  /** What is brought after the page was taken over: only its sheets are asked for with the page. */
  later?: string[] | undefined
  isHidden: boolean
  markup: string
}

/** What Vite tells of a built module. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const addressOf = (origin: string, prefix: string, path: string) => origin + (prefix + path).replace(/(.)\/$/, '$1')

/** The forms in which search engines know a page: Hungarian has no prefix, and is what everybody else gets. */
const forms = [
  ['hu', ''],
  ['en', '/en'],
  ['x-default', ''],
] as const

/** What the head of a page says of it. Without an origin nothing leads search engines there. */
export function headOf(
  { path, prefix, title, description, isHidden }: WrittenPage,
  origin: string | undefined,
): string {
  const about = description ? [`<meta name="description" content="${escaped(description)}">`] : []
  if (isHidden || !origin) return [...about, '<meta name="robots" content="noindex">'].join('\n')
  const canonical = addressOf(origin, prefix === '/hu' ? '' : prefix, path)
  return [
    ...about,
    `<link rel="canonical" href="${canonical}">`,
    ...forms.map(
      ([language, form]) => `<link rel="alternate" hreflang="${language}" href="${addressOf(origin, form, path)}">`,
    ),
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:url" content="${canonical}">`,
  ].join('\n')
}

/** The scripts and sheets of a page, asked for with the page itself instead of one after the other. */
export function partsOf(page: WrittenPage, manifest: Manifest, shell: string): string {
  const files = new Set<string>()
  const take = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${page.path} is made of ${name}, which was not built.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    for (const other of chunk.imports ?? []) take(other)
  }
  for (const name of [...page.parts, `app/language/public-words-${page.language}.ts`]) take(name)
  const first = new Set(files)
  for (const name of page.later ?? []) take(name)
  return [...files]
    .filter(file => first.has(file) || file.endsWith('.css'))
    .filter(file => !shell.includes(file))
    .map(file =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n')
}

/** The shell filled in. */
export function filled(
  shell: string,
  { language, title, head, markup }: Record<'language' | 'title' | 'head' | 'markup', string>,
) {
  return shell
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
}

/** Every page for search engines, with its other forms. */
export function sitemap(pages: WrittenPage[], origin: string): string {
  const listed = pages.filter(({ isHidden, prefix }) => !isHidden && prefix !== '/hu')
  const entries = listed.map(({ path, prefix }) => {
    const others = forms.map(
      ([language, form]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(origin, form, path)}"/>`,
    )
    return `<url><loc>${addressOf(origin, prefix, path)}</loc>${others.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** What search engines may read; nothing of a site that has no address of its own. */
export const robots = (origin: string | undefined) =>
  origin ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
