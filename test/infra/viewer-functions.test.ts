import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { codeOf } from '#infra/cloud/viewer-function.ts'
import { publicPages } from '#infra/site-pages.ts'

interface Request {
  uri: string
  headers: Record<string, { value: string }>
  cookies: Record<string, { value: string }>
}

/** Runs a viewer function as CloudFront does: plain code, with nothing of Node around it. */
function run(file: string, request: Partial<Request>, settings: Record<string, unknown> = {}) {
  const event = { request: { uri: '/', headers: {}, cookies: {}, ...request }, viewer: { ip: '192.0.2.7' } }
  return runInNewContext(`${codeOf(file, settings)}; handler(event)`, { event }) as Request
}

const settings = { publicPages: ['/', '/login'], hostLanguages: { 'szabi.hu': 'hu', 'szabi.eu': 'en' } }
const at = (host: string) => ({ headers: { host: { value: host } } })
const found = (uri: string, more: Partial<Request> = at('szabi.hu')) => run('find-page', { uri, ...more }, settings).uri

describe('the address of a page', () => {
  it.each([
    ['/', '/index.html'],
    ['/login', '/login.html'],
    ['/login/', '/login.html'],
    ['/hu', '/hu/index.html'],
    ['/hu/', '/hu/index.html'],
    ['/en', '/en/index.html'],
    ['/en/login', '/en/login.html'],
  ])('%s leads to the page that stands written in %s', (uri, file) => expect(found(uri)).toBe(file))

  it.each(['/dashboard', '/en/dashboard', '/register/company', '/login/more', '/hut', '/nothing/like/this'])(
    '%s is drawn by the shell',
    uri => expect(found(uri)).toBe('/spa.html'),
  )

  it.each(['/favicon.ico', '/assets/main-a1b2.js', '/assets/without-ending', '/sitemap.xml', '/en/old.html'])(
    '%s is a file, so that a missing one is a miss',
    uri => expect(found(uri)).toBe(uri),
  )

  it('C03 speaks the language of the host where the address has no prefix', () => {
    expect(found('/login', at('szabi.eu'))).toBe('/en/login.html')
    expect(found('/', at('szabi.eu'))).toBe('/en/index.html')
    expect(found('/login', at('elsewhere.test'))).toBe('/login.html')
    expect(found('/login', {})).toBe('/login.html')
  })

  it('prefers the choice that a person made before, and a prefix to both', () => {
    const chose = (value: string, host: string) => ({ ...at(host), cookies: { locale: { value } } })
    expect(found('/login', chose('en', 'szabi.hu'))).toBe('/en/login.html')
    expect(found('/login', chose('hu', 'szabi.eu'))).toBe('/login.html')
    expect(found('/hu/login', chose('en', 'szabi.eu'))).toBe('/hu/login.html')
    expect(found('/login', chose('xx', 'szabi.eu'))).toBe('/en/login.html')
  })

  it('has room for ten times the pages within the ten kilobytes that CloudFront takes', () => {
    const many = Array.from({ length: 10 * publicPages.length }, (_, index) => `/a-page-with-a-long-name-${index}`)
    expect(codeOf('find-page', { ...settings, publicPages: many }).length).toBeLessThan(10 * 1024)
  })
})

describe('the address of a caller', () => {
  it('is the one that CloudFront sees, whatever the caller says', () => {
    expect(run('name-viewer', {}).headers).toEqual({ 'x-viewer-address': { value: '192.0.2.7' } })
    const lying = run('name-viewer', { headers: { 'x-viewer-address': { value: '10.0.0.1' } } })
    expect(lying.headers['x-viewer-address']?.value).toBe('192.0.2.7')
  })
})
