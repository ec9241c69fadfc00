import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { codeOf } from '#infra/cloud/viewer-function.ts'
import { publicPages, appSections } from '#infra/build/site-pages.ts'

interface Request {
  uri: string
  headers: Record<string, { value: string }>
  cookies: Record<string, { value: string }>
}

interface Response {
  statusCode: number
  statusDescription?: string
  headers: Record<string, { value: string }>
}

/** Runs a viewer function as CloudFront does, without Node's globals. */
const called = (file: string, event: object, settings: Record<string, unknown> = {}): unknown =>
  runInNewContext(`${codeOf(file, settings)}; handler(event)`, { event: { viewer: { ip: '192.0.2.7' }, ...event } })

const run = (file: string, request: Partial<Request>, settings?: Record<string, unknown>) =>
  called(file, { request: { uri: '/', headers: {}, cookies: {}, ...request } }, settings) as Request

const settings = {
  publicPages: ['/', '/login', '/blog', '/blog/tiz-nap'],
  appSections: ['dashboard', 'register', 'user'],
  hostLanguages: { 'szabi.hu': 'hu', 'szabi.eu': 'en' },
}
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
  ])('%s is the prerendered page %s', (uri, file) => expect(found(uri)).toBe(file))

  it.each(['/dashboard', '/dashboard/', '/en/dashboard', '/register/company', '/hu/user/nothing-there'])(
    '%s is in an app section, which the shell renders',
    uri => expect(found(uri)).toBe('/spa.html'),
  )

  it.each([
    ['/no-such-page', '/404.html'],
    ['/hu/no-such-page', '/hu/404.html'],
    ['/en/no-such-page', '/en/404.html'],
    ['/login/more', '/404.html'],
    ['/users', '/404.html'],
    ['/hut', '/404.html'],
    ['/en/hu', '/en/404.html'],
    ['/nothing/like/dashboard', '/404.html'],
    ['/404', '/404.html'],
    ['/constructor', '/404.html'],
  ])('R26 %s does not exist, and gets the error page %s', (uri, file) => expect(found(uri)).toBe(file))

  it("R26 gets the error page in the person's language, or in that of the host", () => {
    expect(found('/no-such-page', at('szabi.eu'))).toBe('/en/404.html')
    expect(found('/no-such-page', { ...at('szabi.hu'), cookies: { locale: { value: 'en' } } })).toBe('/en/404.html')
    expect(found('/hu/no-such-page', at('szabi.eu'))).toBe('/hu/404.html')
  })

  it.each(['/favicon.ico', '/assets/main-a1b2.js', '/assets/without-ending', '/sitemap.xml', '/en/old.html'])(
    '%s is a file, so that a missing one is a 404',
    uri => expect(found(uri)).toBe(uri),
  )

  it('C03 has the language of the host where the path has no prefix', () => {
    expect(found('/login', at('szabi.eu'))).toBe('/en/login.html')
    expect(found('/', at('szabi.eu'))).toBe('/en/index.html')
    expect(found('/login', at('elsewhere.test'))).toBe('/login.html')
    expect(found('/login', {})).toBe('/login.html')
  })

  it("prefers the person's choice to the host, and a prefix to both", () => {
    const chose = (value: string, host: string) => ({ ...at(host), cookies: { locale: { value } } })
    expect(found('/login', chose('en', 'szabi.hu'))).toBe('/en/login.html')
    expect(found('/login', chose('hu', 'szabi.eu'))).toBe('/login.html')
    expect(found('/hu/login', chose('en', 'szabi.eu'))).toBe('/hu/login.html')
    expect(found('/login', chose('xx', 'szabi.eu'))).toBe('/en/login.html')
  })

  it.each([
    ['/blog', {}, '/blog.html'],
    ['/hu/blog/tiz-nap', {}, '/hu/blog/tiz-nap.html'],
    ['/blog/published-since', {}, '/blog/published-since.html'],
    ['/hu/blog/published-since/', {}, '/hu/blog/published-since.html'],
    ['/blog/No-Address', {}, '/404.html'],
    ['/blog/one/two', {}, '/404.html'],
  ])('R04 %s is an article or the list of them, where it is written', (uri, more, file) =>
    expect(found(uri, more)).toBe(file),
  )

  it('R04 leads from the English forms of the blog to the Hungarian one', () => {
    const redirected = (uri: string, more: Partial<Request> = {}) =>
      called('find-page', { request: { uri, headers: {}, cookies: {}, ...more } }, settings)
    const to = (value: string) => ({ statusCode: 302, headers: { location: { value } } })
    expect(redirected('/en/blog')).toEqual(to('/hu/blog'))
    expect(redirected('/en/blog/tiz-nap')).toEqual(to('/hu/blog/tiz-nap'))
    expect(redirected('/blog', { cookies: { locale: { value: 'en' } } })).toEqual(to('/hu/blog'))
    expect(redirected('/blog/tiz-nap', at('szabi.eu'))).toEqual(to('/hu/blog/tiz-nap'))
  })

  it('fits three times the pages and sections into the ten kilobytes that CloudFront accepts', () => {
    const many = (some: string[]) => Array.from({ length: 3 * some.length }, (_, n) => `/a-page-with-a-long-name-${n}`)
    const code = codeOf('find-page', { ...settings, publicPages: many(publicPages), appSections: many(appSections) })
    expect(code.length).toBeLessThan(10 * 1024)
  })
})

describe('the status of a file', () => {
  const answered = (response: Response) => called('set-status', { response }) as Response
  const type = { value: 'text/html' }
  const own = { value: '404' }

  it('is that of its metadata, which is removed', () => {
    const stored = { 'content-type': type, 'x-amz-meta-status': own }
    expect(answered({ statusCode: 200, statusDescription: 'OK', headers: stored })).toEqual({
      statusCode: 404,
      headers: { 'content-type': type },
    })
  })

  it('is unchanged without metadata, and for a revalidation', () => {
    const found = { statusCode: 200, statusDescription: 'OK', headers: { 'content-type': type } }
    expect(answered(structuredClone(found))).toEqual(found)
    expect(answered({ statusCode: 304, headers: { 'x-amz-meta-status': own } })).toEqual({
      statusCode: 304,
      headers: {},
    })
  })
})

describe('the address of a caller', () => {
  it('is the one that CloudFront sees, whatever the caller sends', () => {
    expect(run('set-viewer-address', {}).headers).toEqual({ 'x-viewer-address': { value: '192.0.2.7' } })
    const lying = run('set-viewer-address', { headers: { 'x-viewer-address': { value: '10.0.0.1' } } })
    expect(lying.headers['x-viewer-address']?.value).toBe('192.0.2.7')
  })
})
