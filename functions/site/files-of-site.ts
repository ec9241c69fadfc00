import { createHash } from 'node:crypto'
import { writeFile as store } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteFiles } from '#functions/platform/site.ts'
import { getAll } from '#functions/platform/table.ts'
import { logoKey } from '#shared/site/content/partner.ts'
import type { SiteContent } from '#shared/site/content/site-content.ts'
import type { PrerenderedPage } from '#shared/site/pages/page-head.ts'
import { documentsOf, rendererKey } from '#shared/site/pages/site-release.ts'
import { logoBytes } from './content-stores.ts'
import type { UploadedRelease } from './release-of-site.ts'

/** A file as it should be. */
export interface SiteFile {
  digest: string
  content: () => Promise<Uint8Array | string>
}

/** Every file that operators can change by what they write, as it should be. */
export async function filesOfSite(release: UploadedRelease, content: SiteContent): Promise<Map<string, SiteFile>> {
  const { prerenderPages } = await rendererOf(release.name)
  const documents = documentsOf(release, await prerenderPages(content), content)
  const logos = content.partners.filter(({ active }) => active).map(({ logo }) => logo)
  return new Map<string, SiteFile>([
    ...Object.entries(documents).map(
      ([name, text]) => [name, { digest: digestOf(text), content: async () => text }] as const,
    ),
    ...logos.map(logo => [logoKey(logo), { digest: logo.digest, content: () => bytesOf(logo.digest) }] as const),
  ])
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

async function bytesOf(digest: string): Promise<Uint8Array> {
  const [found] = await getAll(logoBytes, [{ digest }])
  if (!found) throw new Error(`The bytes of the logo ${digest} are missing.`)
  return Buffer.from(found.bytes, 'base64')
}

interface Renderer {
  prerenderPages: (content: SiteContent) => Promise<PrerenderedPage[]>
}

let loaded: { release: string; renderer: Promise<Renderer> } | undefined

/** What renders the pages of the release, by the same components as in the browser; it comes with the site that it renders. */
function rendererOf(release: string): Promise<Renderer> {
  if (loaded?.release !== release) loaded = { release, renderer: loadRenderer(release) }
  return loaded.renderer
}

async function loadRenderer(release: string): Promise<Renderer> {
  const code = await siteFiles.get(rendererKey)
  if (!code) throw new Error('The renderer of the release is missing.')
  const file = join(tmpdir(), `szabi-renderer-${release}-${process.pid}.mjs`)
  await store(file, code)
  return (await import(pathToFileURL(file).href)) as Renderer
}
