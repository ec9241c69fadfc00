import { build as bundle } from 'esbuild'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { productName } from '#shared/words/product.ts'
import { filled, headOf, partsOf, robots, sitemap, type PrerenderedPage } from './page-head.ts'
import type { Manifest } from './vite-manifest.ts'

interface PrerenderProps {
  /** The folder of the built site. */
  site: string
  /** Vite's `define` of the site's build. */
  define: Record<string, string>
  /** The site's public origin; without it no page is indexed. */
  origin: string | undefined
}

/**
 * Writes the prerendered public pages into a built site. Vite's `index.html` becomes `spa.html`, the shell of every other page.
 */
export async function prerender({ site, define, origin }: PrerenderProps): Promise<void> {
  const shell = await readFile(join(site, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest
  const [pages, beforePaint] = await Promise.all([renderPages(define), bundleBeforePaint(site, define)])

  const empty = { language: 'hu', title: productName, head: '<meta name="robots" content="noindex">', markup: '' }
  await writeText(join(site, 'spa.html'), filled(shell, empty))
  for (const page of pages) {
    const head = [headOf(page, origin), `<script src="/${beforePaint}"></script>`, partsOf(page, manifest, shell)]
    await writeText(join(site, fileOf(page)), filled(shell, { ...page, head: head.join('\n') }))
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

/** Builds the pages for Node, with the site's settings, and renders them. */
async function renderPages(define: Record<string, string>): Promise<PrerenderedPage[]> {
  const outDir = resolve(`.cache/prerender-pages-${process.pid}`)
  try {
    await build({
      logLevel: 'silent',
      define,
      build: { ssr: 'app/prerender/prerender-pages.tsx', outDir, copyPublicDir: false, manifest: false },
    })
    const { prerenderPages } = (await import(pathToFileURL(join(outDir, 'prerender-pages.js')).href)) as {
      prerenderPages: () => Promise<PrerenderedPage[]>
    }
    return await prerenderPages()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Bundles the script that runs before the first paint into one immutable file, and gives its path. */
async function bundleBeforePaint(site: string, define: Record<string, string>): Promise<string> {
  const { metafile } = await bundle({
    entryPoints: ['web/app/prerender/before-paint.ts'],
    outdir: join(site, 'assets'),
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    metafile: true,
    define,
  })
  return `assets/${basename(Object.keys(metafile.outputs)[0] ?? '')}`
}
