import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { filesBelow } from '#infra/build/digest.ts'
import { builtGallery } from '#infra/local/site/gallery.ts'
import type { HttpHandler } from '#infra/local/http/http-handler.ts'
import { listen } from '#infra/local/http/listen.ts'
import { buildSite } from '#infra/build/build-site.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach(server => server.close()))

async function serve(handler: HttpHandler): Promise<(path: string) => Promise<Response>> {
  const server = createServer((request, response) => void handler(request, response))
  servers.push(server)
  const url = `http://127.0.0.1:${await listen(server, 0)}`
  return path => fetch(url + path)
}

function folder(): string {
  mkdirSync('.cache', { recursive: true })
  const directory = mkdtempSync('.cache/gallery-test-')
  writeFileSync(join(directory, 'gallery.html'), '<h1>parts</h1>')
  return directory
}

it('is built when it is asked for, once, and gives nothing but its own files', async () => {
  const directory = folder()
  const build = vi.fn<() => Promise<string>>(async () => directory)
  const get = await serve(builtGallery(build))
  expect(build).not.toHaveBeenCalled()
  const pages = await Promise.all(['/_gallery', '/_gallery/', '/_gallery?picture=auth'].map(get))
  for (const page of pages) expect(await page.text()).toBe('<h1>parts</h1>')
  expect((await get('/_gallery/%2e%2e/%2e%2e/package.json')).status).toBe(404)
  expect(build).toHaveBeenCalledOnce()
  rmSync(directory, { recursive: true })
})

it('says why it cannot be built, and tries again', async () => {
  const directory = folder()
  const build = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('A bracket is missing.'))
    .mockResolvedValue(directory)
  const get = await serve(builtGallery(build))
  const refused = await get('/_gallery')
  expect([refused.status, await refused.text()]).toEqual([500, expect.stringContaining('A bracket is missing.')])
  expect((await get('/_gallery')).status).toBe(200)
  rmSync(directory, { recursive: true })
})

it('is no part of the site that is uploaded', async () => {
  const site = await buildSite()
  const files = filesBelow(site)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(file => /gallery/i.test(file))).toEqual([])
  const own = ['Szabi: parts', 'Wenczel-Őrhegyi']
  const telling = files.filter(file => /\.(js|css|html|json)$/.test(file))
  expect(telling.filter(file => own.some(word => readFileSync(file, 'utf8').includes(word)))).toEqual([])
  expect(existsSync('web/gallery/gallery.tsx')).toBe(true)
})
