import { build as bundle } from 'esbuild'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { releasedContent, type SiteContent } from '#shared/site/content/site-content.ts'
import { preloadsOf, withFirstScript, type PrerenderedPage } from '#shared/site/pages/page-head.ts'
import { documentsOf, memberParts, releaseKey, rendererKey, type SiteRelease } from '#shared/site/pages/site-release.ts'
import type { Manifest } from '#shared/site/pages/vite-manifest.ts'
import { appSections } from './site-pages.ts'

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

/** What the pages of a section or a language need beyond what every page of a member is made of. */
const partsBySection = {
  'days-off': ['leave/team-calendar/team-calendar-page.tsx'],
  notifications: ['app/routes/notifications.tsx', 'notifications/page/notifications-page.tsx'],
  company: ['app/routes/company.tsx', 'company/company-area.tsx'],
  user: ['app/routes/profile.tsx', 'people/profile/profile-frame.tsx'],
  hu: ['app/language/public-words-hu.ts', 'app/language/product-words-hu.ts'],
  en: ['app/language/public-words-en.ts', 'app/language/product-words-en.ts'],
}

/**
 * Writes the prerendered public pages into a built site, and beside them what writes them anew when operators change something. Vite's
 * `index.html` becomes `spa.html`, the shell of every other page.
 */
export async function prerender({ site, define, origin, release: name }: PrerenderProps): Promise<void> {
  // Remarks are for those who write the document, and would be loaded with every page.
  const index = (await readFile(join(site, 'index.html'), 'utf8')).replaceAll(/ *<!--.*?-->\n/gs, '')
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest
  const [renderer, firstScript] = await Promise.all([
    buildRenderer(site, define),
    bundleScript(site, define, 'web/app/first-script/first-script.ts', 'assets/[name]-[hash]'),
    bundleScript(site, define, 'web/app/service-worker/service-worker.ts', '[name]'),
  ])

  const preloads = preloadsOf(partsBySection, memberParts, manifest, index)
  const release: SiteRelease = {
    name,
    origin: origin ?? null,
    document: withFirstScript(index, firstScript, name),
    shell: withFirstScript(index, firstScript, name, preloads),
    frame: renderer.prerenderFrame(),
    manifest,
  }
  const documents = documentsOf(release, await renderer.prerenderPages(releasedContent), releasedContent)
  for (const [file, text] of Object.entries(documents)) await writeText(join(site, file), text)
  const digests = Object.fromEntries(Object.entries(documents).map(([file, text]) => [file, digestOf(text)]))
  await writeText(join(site, releaseKey), JSON.stringify({ ...release, digests }))
}

/** As the function that publishes counts it. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

interface Renderer {
  prerenderPages: (content: SiteContent) => Promise<PrerenderedPage[]>
  prerenderFrame: () => string
}

/** Builds what renders the pages for Node, with the site's settings, as one file that needs no package. */
async function buildRenderer(site: string, define: Record<string, string>): Promise<Renderer> {
  const outDir = resolve(`.cache/prerender-pages-${process.pid}`)
  const file = join(site, rendererKey)
  try {
    await build({
      logLevel: 'silent',
      define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
      ssr: { noExternal: true },
      build: { ssr: 'app/prerender/prerender-pages.tsx', outDir, copyPublicDir: false, manifest: false },
    })
    await bundle({
      entryPoints: [join(outDir, 'prerender-pages.js')],
      outfile: file,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      banner: { js: requireBanner },
    })
    return (await import(pathToFileURL(resolve(file)).href)) as Renderer
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** CommonJS packages load Node's modules by `require`, which an ES module does not have. */
const requireBanner = `import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);`

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
