import { productName } from '../../words/product.ts'
import { adsText } from '../content/ads.ts'
import type { SiteContent } from '../content/site-content.ts'
import {
  dataOf,
  filled,
  headOf,
  linksTo,
  partsOf,
  robots,
  sitemap,
  withProgramWhenWanted,
  type PrerenderedPage,
} from './page-head.ts'
import type { Manifest } from './vite-manifest.ts'

/** The files that a release keeps beside the site, for whoever writes its pages anew: hidden, and served to nobody. */
export const releaseFolder = '.release'
export const releaseKey = `${releaseFolder}/release.json`
export const rendererKey = `${releaseFolder}/renderer.mjs`

/** What the documents of a release are made of, beside the markup of their pages. */
export interface SiteRelease {
  /** Names the build. */
  name: string
  /** The site's public origin; without it no page is indexed. */
  origin: string | null
  /** The document of a public page, and that of all others, without head and markup. */
  document: string
  shell: string
  /** The markup of a member's page before anything is known of it. */
  frame: string
  manifest: Manifest
}

/** What every page of a member is made of. */
export const memberParts = ['app/session/browser-product.ts', 'app/routes/members.tsx']

/** `/` is `index.html`, `/en` is `en/index.html`, `/en/login` is `en/login.html`. */
const keyOf = ({ prefix, path }: PrerenderedPage) => `${prefix}${path === '/' ? '/index' : path}.html`.slice(1)

/** Every document of the site, and what stands beside them, by the file's name. */
export function documentsOf(
  release: SiteRelease,
  pages: readonly PrerenderedPage[],
  content: SiteContent,
): Record<string, string> {
  const { document, shell, frame, manifest } = release
  const origin = release.origin ?? undefined
  const written = pages.map(page => {
    const head = [headOf(page, origin), partsOf(page, manifest, document), ...dataOf(page.content)].join('\n')
    const text = filled(document, { ...page, head })
    return [keyOf(page), page.isRead ? withProgramWhenWanted(text) : text] as const
  })
  const head = [
    '<meta name="robots" content="noindex">',
    linksTo(memberParts, manifest, shell),
    ...dataOf(shellData(content)),
  ].join('\n')
  const ads = adsText(content.ads)
  return {
    ...Object.fromEntries(written),
    'spa.html': filled(shell, { language: 'hu', title: productName, head, markup: '', frame }),
    'robots.txt': robots(origin),
    ...(origin && { 'sitemap.xml': sitemap([...pages], origin) }),
    ...(ads && { 'ads.txt': ads }),
  }
}

/** The shell is in whatever language somebody chooses. */
const shellData = ({ edits }: SiteContent) =>
  Object.values(edits).some(list => Object.keys(list).length) ? { edits } : undefined
