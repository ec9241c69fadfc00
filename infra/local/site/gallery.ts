import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { digestOf } from '#infra/build/digest.ts'
import { bucketFiles } from '../edge/bucket-files.ts'
import type { HttpHandler } from '../http/http-handler.ts'

/** The path of the gallery. */
const base = '/_gallery'

/** Not in `dist/site`, which is uploaded. */
const out = resolve('.cache/gallery')
const sources = ['web', 'shared/words', 'vite.config.ts', 'package-lock.json']

/** The gallery of components, built on the first request so that no other start waits for it. */
export function builtGallery(build = buildGallery): HttpHandler {
  let built: Promise<string> | undefined
  return async (request, response) => {
    built ??= build()
    try {
      const files = bucketFiles(await built)
      const name = (request.url ?? '').split('?')[0]!.slice(base.length)
      request.url = ['', '/'].includes(name) ? '/gallery.html' : name
      return files(request, response)
    } catch (error) {
      built = undefined
      const reason = stripVTControlCharacters((error as Error).message)
      return response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`The gallery cannot be built. ${reason}`)
    }
  }
}

/** The dev server serves the gallery as one of its pages. */
export const devGallery: HttpHandler = (_, response) => response.writeHead(302, { location: '/gallery.html' }).end()

/** Builds the gallery if its sources have changed, and gives its folder. */
async function buildGallery(): Promise<string> {
  const record = `${out}.digest`
  const digest = digestOf(sources)
  if ((await readFile(record, 'utf8').catch(() => '')) === digest && existsSync(`${out}/gallery.html`)) return out
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    const input = resolve('web/gallery.html')
    await build({
      base: `${base}/`,
      logLevel: 'silent',
      build: { outDir: out, manifest: false, rolldownOptions: { input } },
    })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
  await writeFile(record, digest)
  return out
}
