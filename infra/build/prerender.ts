import { build as bundle } from 'esbuild'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { productName } from '#shared/words/product.ts'
import {
  filled,
  headOf,
  linksTo,
  partsOf,
  preloadsOf,
  robots,
  sitemap,
  withFirstScript,
  type PrerenderedPage,
} from './page-head.ts'
import { appSections } from './site-pages.ts'
import type { Manifest } from './vite-manifest.ts'

interface PrerenderProps {
  /** The folder of the built site. */
  site: string
  /** Vite's `define` of the site's build. */
  define: Record<string, string>
  /** The site's public origin; without it no page is indexed. */
  origin: string | undefined
  /** Names this build, so that a page never takes for its own what another release's pages have remembered. */
  release: string
}

/** What every page of a member is made of, and what the pages of a section or a language need beyond it. */
const memberParts = ['app/session/browser-product.ts', 'app/routes/members.tsx']
const partsBySection = {
  'days-off': ['leave/team-calendar/team-calendar-page.tsx'],
  notifications: ['app/routes/notifications.tsx', 'notifications/page/notifications-page.tsx'],
  company: ['app/routes/company.tsx', 'company/company-area.tsx'],
  user: ['app/routes/profile.tsx', 'people/profile/profile-frame.tsx'],
  hu: ['app/language/public-words-hu.ts', 'app/language/product-words-hu.ts'],
  en: ['app/language/public-words-en.ts', 'app/language/product-words-en.ts'],
}

/**
 * Writes the prerendered public pages into a built site. Vite's `index.html` becomes `spa.html`, the shell of every other page.
 */
export async function prerender({ site, define, origin, release }: PrerenderProps): Promise<void> {
  const index = await readFile(join(site, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest
  const [{ pages, frame }, firstScript] = await Promise.all([
    renderPages(define),
    bundleScript(site, define, 'web/app/first-script/first-script.ts', 'assets/[name]-[hash]'),
    bundleScript(site, define, 'web/app/service-worker/service-worker.ts', '[name]'),
  ])

  const document = withFirstScript(index, firstScript, release)
  const preloads = preloadsOf(partsBySection, memberParts, manifest, index)
  const shell = withFirstScript(index, firstScript, release, preloads)
  const head = ['<meta name="robots" content="noindex">', linksTo(memberParts, manifest, index)].join('\n')
  await writeText(
    join(site, 'spa.html'),
    filled(shell, { language: 'hu', title: productName, head, markup: '', frame }),
  )
  for (const page of pages) {
    const head = [headOf(page, origin), partsOf(page, manifest, index)].join('\n')
    await writeText(join(site, fileOf(page)), filled(document, { ...page, head }))
  }
  await writeText(join(site, 'robots.txt'), robots(origin))
  if (origin) await writeText(join(site, 'sitemap.xml'), sitemap(pages, origin))
}

/** `/` is `index.html`, `/en` is `en/index.html`, `/en/login` is `en/login.html`. */
const fileOf = ({ prefix, path }: PrerenderedPage) => `${prefix}${path === '/' ? '/index' : path}.html`.slice(1)

async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

interface Rendered {
  pages: PrerenderedPage[]
  /** The markup of a member's page before anything is known of it. */
  frame: string
}

/** Builds the pages for Node, with the site's settings, and renders them. */
async function renderPages(define: Record<string, string>): Promise<Rendered> {
  const outDir = resolve(`.cache/prerender-pages-${process.pid}`)
  try {
    await build({
      logLevel: 'silent',
      define,
      build: { ssr: 'app/prerender/prerender-pages.tsx', outDir, copyPublicDir: false, manifest: false },
    })
    const { prerenderPages, prerenderFrame } = (await import(
      pathToFileURL(join(outDir, 'prerender-pages.js')).href
    )) as { prerenderPages: () => Promise<PrerenderedPage[]>; prerenderFrame: () => string }
    return { pages: await prerenderPages(), frame: prerenderFrame() }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Bundles a script that is none of the pages' modules into one file, and gives its path. */
async function bundleScript(site: string, define: Record<string, string>, source: string, name: string) {
  const { metafile } = await bundle({
    entryPoints: [source],
    outdir: site,
    entryNames: name,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    metafile: true,
    define: { ...define, 'import.meta.env.VITE_APP_SECTIONS': JSON.stringify(JSON.stringify(appSections)) },
  })
  return relative(resolve(site), resolve(Object.keys(metafile.outputs)[0] ?? ''))
}
