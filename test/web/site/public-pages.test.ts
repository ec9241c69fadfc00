import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { buildSite } from '#infra/build/build-site.ts'
import { axeOfPage } from '../../support/axe-of-page.ts'
import { ownCloudInBrowser } from '../../support/own-site.ts'
import { eventually } from '../../local/fixture/eventually.ts'
import { consented } from '#test/support/consented.ts'

const site = ownCloudInBrowser()

/** A visitor's window, and what its console and the security policy complained of. */
async function visit(
  path: string,
  options: BrowserContextOptions & { before?: (page: Page) => Promise<unknown>; isAsked?: boolean } = {},
) {
  const { before, isAsked = true, ...rest } = options
  const context = await site.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...rest })
  if (isAsked) await context.addCookies(consented(site.url))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', event => console.error(`blocked: ${event.violatedDirective}`)),
  )
  await before?.(page)
  const reply = await page.goto(path)
  return { page, context, said, status: reply?.status() }
}

/** Keeps what stood written, to be compared with what stands there later. */
const keepWritten = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => Object.assign(window, { written: document.querySelector('h1') })),
  )

/** Waits until the page's program has taken it over, and its forms with it. */
const taken = (page: Page) =>
  page.waitForFunction(
    () =>
      Object.keys(document.getElementById('root')!).some(name => name.startsWith('__react')) &&
      !document.querySelector('fieldset:disabled'),
  )

const answering = (status: number, body: object) => (page: Page) =>
  page.route('**/api/*/auth/**', route => route.fulfill({ status, json: body }))

const refusal = (errors: object, message = 'Nézd át a megjelölt mezőket.') => ({
  success: 0,
  code: 'invalid',
  message,
  errors,
})

describe('pages that are written in advance', () => {
  it.each([
    ['/', 'hu', 'Szabadságnyilvántartás, ami\u00a0tudja a\u00a0Munka törvénykönyvét.'],
    ['/hu', 'hu', 'Szabadságnyilvántartás, ami\u00a0tudja a\u00a0Munka törvénykönyvét.'],
    ['/en', 'en', 'Leave records that know the Hungarian Labour Code.'],
    ['/login', 'hu', 'Bejelentkezés'],
    ['/en/login', 'en', 'Sign in'],
    ['/register', 'hu', 'Regisztráció'],
    ['/en/register', 'en', 'Registration'],
    ['/forgot-password', 'hu', 'Elfelejtett jelszó'],
    ['/help', 'hu', 'Miben segítsünk?'],
    ['/en/help', 'en', 'How can we help?'],
    ['/hosszu-hetvegek/2026', 'hu', 'Hosszú hétvégék 2026'],
    ['/en/long-weekends/2027', 'en', 'Long weekends 2027'],
    ['/blog', 'hu', 'Szabadság, érthetően'],
    ['/hu/blog/tiz-nap-az-apanak', 'hu', 'Tíz nap az apának'],
    ['/privacy-policy', 'hu', 'Adatvédelem'],
    ['/en/terms-of-use', 'en', 'Terms of use'],
    ['/imprint', 'hu', 'Impresszum'],
  ])('R01 R26 %s is taken over as it stands, in silence', async (path, language, heading) => {
    const { page, context, said } = await visit(path, { before: keepWritten })
    await taken(page)
    await page.waitForTimeout(300)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await page.evaluate("document.querySelector('h1') === window.written")).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await axeOfPage(page)).toEqual([])
    expect(said).toEqual([])
    await context.close()
  })

  it.each([
    ['/no-such-page', 'hu', 'Az oldal nem található', undefined],
    ['/no-such-page', 'en', 'Page could not be found', 'en'],
    ['/hu/no-such-page', 'hu', 'Az oldal nem található', 'en'],
    ['/en/no-such-page', 'en', 'Page could not be found', undefined],
    ['/login/more', 'hu', 'Az oldal nem található', undefined],
  ])('R26 %s is a 404 that says so in %s, taken over as it stands', async (path, language, heading, saved) => {
    const { page, context, said, status } = await visit(path, {
      before: async page => {
        if (saved) await page.context().addCookies([{ name: 'locale', value: saved, url: site.url }])
        await keepWritten(page)
      },
    })
    expect(status).toBe(404)
    await taken(page)
    await page.waitForTimeout(300)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await page.evaluate("document.querySelector('h1') === window.written")).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await axeOfPage(page)).toEqual([])
    // The browser itself says that the page was a 404; nothing else is said.
    expect(said.filter(text => !/the server responded with a status of 404/.test(text))).toEqual([])
    await context.close()
  })

  it.each(['/en/blog', '/en/blog/tiz-nap-az-apanak'])('R04 %s leads to the Hungarian page', async path => {
    const { page, context, said } = await visit(path)
    await page.waitForURL(`**/hu${path.slice(3)}`)
    await taken(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('hu')
    expect(said).toEqual([])
    await context.close()
  })

  it('R04 the blog of somebody who has chosen English is Hungarian too, and its English link leads home', async () => {
    const { page, context, said } = await visit('/blog', {
      before: page => page.context().addCookies([{ name: 'locale', value: 'en', url: site.url }]),
    })
    await page.waitForURL('**/hu/blog')
    await taken(page)
    expect(await page.locator('footer a[hreflang=en]').getAttribute('href')).toBe('/en')
    expect(said).toEqual([])
    await context.close()
  })

  it('R26 what is missing in a wing of the product is said by the shell', async () => {
    const { page, context, said, status } = await visit('/en/register/nothing-there')
    expect(status).toBe(200)
    await page.getByRole('heading', { level: 1, name: 'Page could not be found' }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(said).toEqual([])
    await context.close()
  })

  it('R26 a link that leads nowhere ends at the same page, and from there home', async () => {
    const { page, context, said } = await visit('/en')
    await taken(page)
    await page.evaluate(() => {
      history.pushState(null, '', '/en/no-such-page')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('heading', { level: 1, name: 'Page could not be found' }).waitFor()
    await page.locator('main').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Leave records that know the Hungarian Labour Code.' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en')
    expect(said).toEqual([])
    await context.close()
  })

  it.each([
    ['/a/b/employment-information', '/login?then=%2Fuser%2Fpersonal-information'],
    ['/en/somewhere/employment-information', '/en/login?then=%2Fuser%2Fpersonal-information'],
  ])(
    'D18 the former address %s leads a guest on, although the page of a missing one is served there',
    async (path, to) => {
      const { page, context } = await visit(path)
      await page.waitForURL(new URL(to, site.url).href)
      await context.close()
    },
  )

  it('R26 a page, a call and a file that are missing are each missing in their own way', async () => {
    const get = (path: string) => fetch(`${site.url}${path}`)
    const [page, call, file] = await Promise.all([get('/no-such-page'), get('/api/hu/no-such-call'), get('/no.js')])
    expect([page.status, call.status, file.status]).toEqual([404, 404, 404])
    expect(await page.text()).toContain('<html lang="hu"')
    expect(await call.json()).toEqual({ message: 'Not Found' })
    expect(await file.text()).not.toContain('<html')
    expect(page.headers.get('x-amz-meta-status')).toBeNull()
  })

  it('can be read without any program, while a form waits for it', async () => {
    const { page, context } = await visit('/login', { javaScriptEnabled: false })
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.getByLabel('E-mail-cím').isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Bejelentkezés' }).isDisabled()).toBe(true)
    await context.close()
  })

  it.each([
    ['/', 130],
    ['/en/login', 260],
  ])('%s brings no more than %i KiB of scripts', async (path, most) => {
    const scripts: Promise<string>[] = []
    const { page, context } = await visit(path, {
      before: async page =>
        void page.on('response', reply => reply.url().endsWith('.js') && scripts.push(reply.text())),
    })
    await taken(page)
    await page.waitForTimeout(500)
    const texts = await Promise.all(scripts)
    expect(texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024).toBeLessThanOrEqual(most)
    if (path === '/') expect(texts.filter(text => /aws-amplify|amplify/i.test(text))).toEqual([])
    await context.close()
  })
})

describe('the language of the first load', () => {
  it.each([
    ['/login', 'en', 'Sign in'],
    ['/hu/login', 'en', 'Bejelentkezés'],
    ['/en/login', 'hu', 'Sign in'],
    ['/login', undefined, 'Bejelentkezés'],
  ])('C03 P08 at %s, where %s was chosen before, is right, and no other is seen', async (path, saved, heading) => {
    const { page, context, said } = await visit(path, {
      before: async page => {
        if (saved) await page.context().addCookies([{ name: 'locale', value: saved, url: site.url }])
        await page.addInitScript(() => {
          const look = () => {
            const [title] = document.getElementsByTagName('h1')
            if (title && getComputedStyle(title).visibility === 'visible') console.log(`seen: ${title.textContent}`)
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
      },
    })
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.waitForTimeout(300)
    expect(new Set(said)).toEqual(new Set([`seen: ${heading}`]))
    await context.close()
  })

  it('C04 is changed by a choice, which the address and the browser keep', async () => {
    const { page, context } = await visit('/login')
    await page.locator('summary').click()
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/login')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.goto('/register')
    await page.getByRole('heading', { name: 'Registration' }).waitFor()
    await context.close()
  })
})

it('R33 T14 cookies are asked for once, a second after the page, and again from its foot', async () => {
  const { page, context, said } = await visit('/', { isAsked: false })
  const banner = page.getByRole('region', { name: 'Sütik' })
  expect(await banner.count()).toBe(0)
  await banner.getByRole('button', { name: 'Csak a szükségesek' }).click()
  await banner.waitFor({ state: 'detached' })
  expect((await context.cookies()).find(({ name }) => name === 'cookie_consent')?.value).toBe('necessary')

  await page.reload()
  await page.waitForTimeout(1500)
  expect(await banner.count()).toBe(0)
  await page.getByRole('button', { name: 'Sütibeállítások' }).click()
  await banner.getByRole('checkbox', { name: 'Statisztika' }).check()
  await banner.getByRole('button', { name: 'Választás mentése' }).click()
  await banner.waitFor({ state: 'detached' })
  expect((await context.cookies()).find(({ name }) => name === 'cookie_consent')?.value).toBe('necessary.statistics')
  expect(said).toEqual([])
  await context.close()
})

it.each(['/privacy-policy', '/hu/privacy-policy', '/en/privacy-policy'])(
  'R10 %s says when it was last changed, before any program has come',
  async path => expect(await (await fetch(site.url + path)).text()).toContain('17/03/2023'),
)

it('somebody who may be signed in is not shown what was written for guests', async () => {
  const { page, context } = await visit('/', {
    before: async page => {
      await page.addInitScript(() => localStorage.setItem('signed-in', 'anna'))
      await page.route('**/api/**', route =>
        route.fulfill({ status: 401, json: { success: 0, code: 'unauthenticated', message: 'Jelentkezz be.' } }),
      )
    },
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('data-stale')).toBeNull()
  await context.close()
})

it('R30 the menu of a narrow page opens by keyboard, and closes by Escape and on going somewhere', async () => {
  const { page, context } = await visit('/', { viewport: { width: 390, height: 800 } })
  await taken(page)
  const menu = page.getByRole('dialog', { name: 'Fő menü' })
  await page.getByRole('button', { name: 'Menü megnyitása' }).press('Enter')
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menü megnyitása' }).press('Enter')
  await menu.getByRole('link', { name: 'Bejelentkezés' }).click()
  await page.waitForURL('**/login')
  await menu.waitFor({ state: 'hidden' })
  await context.close()
})

/** The part of the site that draws the form of signing in, by the name that it got when it was built. */
async function logInPart(): Promise<string> {
  const manifest = await readFile(join(await buildSite(), '.vite/manifest.json'), 'utf8')
  return `**/${(JSON.parse(manifest) as Record<string, { file: string }>)['app/routes/log-in.tsx']!.file}`
}

it('X03 a part that is gone has the page reloaded once, and then an error shown', async () => {
  const { page, context } = await visit('/')
  await taken(page)
  await page.waitForTimeout(500)
  await page.route(await logInPart(), route => route.fulfill({ status: 404, body: 'Not found' }))
  const [login] = [page.getByRole('link', { name: 'Bejelentkezés' }).first()]
  const reloaded = page.waitForEvent('load')
  await login.click()
  await reloaded
  await taken(page)
  await login.click()
  await page.getByRole('heading', { name: 'Hiba történt' }).waitFor()
  await context.close()
})

it('X03 without a connection the page stays and says that it could not go on', async () => {
  const { page, context } = await visit('/')
  await taken(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Bejelentkezés' }).first().click()
  await page.getByRole('heading', { name: 'Hiba történt' }).waitFor()
  expect(await page.evaluate('window.stays')).toBe(true)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Újratöltés' }).click()
  await page.getByRole('heading', { name: 'Bejelentkezés' }).waitFor()
  await context.close()
})

it('X03 what stands written on the home page stays without a connection, and is taken over when there is one again', async () => {
  const { page, context } = await visit('/')
  await taken(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await context.setOffline(true)
  await page.mouse.move(40, 40)
  await page.mouse.move(80, 80)
  await page.waitForTimeout(1_000)
  expect(await page.getByRole('heading', { name: 'Hiba történt' }).count()).toBe(0)
  await context.setOffline(false)
  const payroll = page.getByRole('tab', { name: 'Bérszámfejtés' })
  await eventually(async () => {
    await payroll.click()
    return (await payroll.getAttribute('aria-selected')) === 'true'
  })
  expect(await page.evaluate('window.stays')).toBe(true)
  await context.close()
})

it('X03 a written page whose part is gone says so after one attempt', async () => {
  const part = await logInPart()
  const gone = (page: Page) => page.route(part, route => route.fulfill({ status: 404, body: '' }))
  const { page, context } = await visit('/login', { before: gone })
  await page.getByRole('heading', { name: 'Hiba történt' }).waitFor()
  await context.close()
})

describe('R05 R07 X05 a forgotten password', () => {
  it('is asked for by an address, and an unknown one is told at the field', async () => {
    const unknown = 'Ezzel az e-mail-címmel nincs fiók.'
    const { page, context } = await visit('/login', { before: answering(422, refusal({ email: [unknown] })) })
    await page.getByRole('link', { name: 'Elfelejtett jelszó' }).click()
    // The page before it has a field of the same name.
    await page.waitForURL('**/forgot-password')
    await page.getByRole('heading', { name: 'Elfelejtett jelszó' }).waitFor()
    await page.getByLabel('E-mail-cím').fill('nincs@example.hu')
    await page.keyboard.press('Enter')
    await page.getByText(unknown).waitFor()
    expect(await page.getByLabel('E-mail-cím').inputValue()).toBe('nincs@example.hu')
    await page.unrouteAll()
    await answering(200, { success: 1 })(page)
    // The sentence stands a moment before the button lets one send again.
    await page.locator('form button[type=submit]').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await page.keyboard.press('Enter')
    await page.getByText('nincs@example.hu', { exact: false }).waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await context.close()
  })

  it('is chosen anew by the link, and a link that is over leads to a new one', async () => {
    const over = 'Ez a link már nem érvényes. Kérj újat.'
    const before = answering(404, { success: 0, code: 'notFound', message: over })
    const { page, context } = await visit('/change-password?token=old', { before })
    await page.locator('input[type=password]').fill('Szabi2026')
    await page.getByRole('button', { name: 'Jelszó mentése' }).click()
    await page.getByText(over).waitFor()
    await page.getByRole('link', { name: 'Új link kérése' }).click()
    await page.waitForURL('**/forgot-password')
    await page.unrouteAll()
    await answering(200, { success: 1 })(page)
    await page.goto('/change-password?token=new')
    await page.locator('input[type=password]').fill('kicsi')
    await page.getByRole('button', { name: 'Jelszó mentése' }).click()
    await page.getByText('Legalább 8 karakter.').waitFor()
    await page.locator('input[type=password]').fill('Szabi2026')
    await page.getByRole('button', { name: 'Jelszó mentése' }).click()
    await page.getByRole('link', { name: 'Bejelentkezés' }).last().click()
    await page.waitForURL('**/login')
    await context.close()
  })
})
