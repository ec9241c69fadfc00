import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '#infra/local/listen.ts'
import { staticSite } from '#infra/local/site/static-site.ts'

let home: string
let server: Server
let url: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'site-'))
  const directory = join(home, 'site')
  const files = {
    'index.html': 'the shell',
    'contact.html': 'contact',
    'articles/index.html': 'articles',
    'favicon.svg': '<svg/>',
    'assets/main-1a2b.js': 'run()'.repeat(200),
    '.vite/manifest.json': '{}',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(directory, path, '..'), { recursive: true })
    await writeFile(join(directory, path), text)
  }
  await writeFile(join(home, 'outside.txt'), 'outside')
  server = createServer(staticSite(directory))
  url = `http://127.0.0.1:${await listen(server, 0)}`
})
afterAll(async () => {
  server.close()
  await rm(home, { recursive: true })
})

const get = async (path: string, options?: RequestInit) => {
  const reply = await fetch(url + path, options)
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

describe('the site', () => {
  it.each([
    ['/', 'the shell'],
    ['/contact', 'contact'],
    ['/contact?from=home', 'contact'],
    ['/articles', 'articles'],
    ['/hu/dashboard', 'the shell'],
    ['/favicon.svg', '<svg/>'],
  ])('answers %s with the right page', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text })
  })

  it.each([
    '/assets/main-old.js',
    '/missing.png',
    '/.vite/manifest.json',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/%E0%A4%A',
  ])('has nothing at %s, and no page in its place', async path =>
    expect(await get(path)).toMatchObject({ status: 404 }),
  )

  it('lets hashed files be kept for good, and has pages asked for again', async () => {
    expect((await get('/assets/main-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const page = await get('/contact')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/contact', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  it('packs text for those who can unpack it', async () => {
    const packed = await get('/assets/main-1a2b.js')
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.text).toBe('run()'.repeat(200))
    const plain = await get('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('sends its security headers with everything', async () => {
    for (const path of ['/', '/missing.png', '/assets/main-1a2b.js']) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toContain(
        "default-src 'none'; script-src 'self'; style-src 'self';",
      )
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('is only read', async () => {
    expect(await get('/', { method: 'POST' })).toMatchObject({ status: 405 })
    expect(await get('/contact', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  })
})
