import { build as bundle } from 'esbuild'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { filled, headOf, partsOf, robots, sitemap, type Manifest, type WrittenPage } from './page-head.ts'

interface PrerenderProps {
  /** The folder of the built site. */
  site: string
  /** What stands for names in the source, as it did when the site was built. */
  define: Record<string, string>
  /** Where people find the site; without it search engines are asked to stay away. */
  origin: string | undefined
}

/**
 * Writes the public pages into a built site, so that they are read before any program has arrived. What Vite leaves as
 * `index.html` becomes `spa.html`, the shell of every other page.
 */
export async function prerender({ site, define, origin }: PrerenderProps): Promise<void> {
  const shell = await readFile(join(site, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest
  const [pages, firstLook] = await Promise.all([write(define), bundleFirstLook(site, define)])

  const bare = { language: 'hu', title: 'Szabi', head: '<meta name="robots" content="noindex">', markup: '' }
  await put(join(site, 'spa.html'), filled(shell, bare))
  for (const page of pages) {
    const head = [headOf(page, origin), `<script src="/${firstLook}"></script>`, partsOf(page, manifest, shell)]
    await put(join(site, fileOf(page)), filled(shell, { ...page, head: head.join('\n') }))
  }
  await put(join(site, 'robots.txt'), robots(origin))
  if (origin) await put(join(site, 'sitemap.xml'), sitemap(pages, origin))
}

/** `/` is `index.html`, `/en` is `en/index.html`, `/en/login` is `en/login.html`. */
const fileOf = ({ prefix, path }: WrittenPage) => `${prefix}${path === '/' ? '/index' : path}.html`.slice(1)

async function put(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The markup of every page, from the pages' own writer, built as the site is, but to run here. */
async function write(define: Record<string, string>): Promise<WrittenPage[]> {
  const outDir = resolve(`.cache/prerender-pages-${process.pid}`)
  try {
    await build({
      logLevel: 'silent',
      define,
      build: { ssr: 'app/prerender/prerender-pages.tsx', outDir, copyPublicDir: false, manifest: false },
    })
    const { prerenderPages } = (await import(pathToFileURL(join(outDir, 'prerender-pages.js')).href)) as {
      prerenderPages: () => Promise<WrittenPage[]>
    }
    return await prerenderPages()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** The script that runs before the first paint: one file, no module, kept for good like everything beside it. Gives its path. */
async function bundleFirstLook(site: string, define: Record<string, string>): Promise<string> {
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
