import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { launch } from '../support/chromium.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { openWorld, type Person as Member } from '../support/world.ts'
import { named } from './named.ts'
import { eventually, signIn, somebody, type Person } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
let owner: Member
let anna: Member
const opened: Person[] = []

beforeAll(async () => {
  browser = await launch()
  owner = await world.founder()
  anna = await world.colleague(owner)
  await named([
    [owner, 'Nagy Márta'],
    [anna, 'Nagy Anna'],
  ])
})

afterAll(() => browser?.close())

async function at(refusals = /refresh-token/): Promise<Person> {
  const person = await somebody(browser, {
    url: world.cloud.url,
    language: 'hu',
    refusals,
  })
  opened.push(person)
  return person
}

/** Signs somebody in, and waits until the dashboard greets them. */
async function greet(person: Person, member: Member, stays = true) {
  await signIn(person, member.email, { stays })
  await isShown(person.page, member)
}

const greetingOf = (member: Member) => new RegExp(`Szia, ${member === owner ? 'Márta' : 'Anna'}`)
const isShown = (page: Page, member: Member) => page.getByRole('heading', { name: greetingOf(member) }).waitFor()

/** The calls that a page makes from now on. */
function watched(page: Page) {
  const calls: string[] = []
  page.on('request', request => {
    const call = /\/api\/hu(\/.*)/.exec(request.url())?.[1]
    if (call) calls.push(`${request.method()} ${call}`)
  })
  return { calls }
}

/** The scripts that a page began to fetch before its first data had come, by its own clock: its events may reach a busy test late. */
const scriptsBeforeData = (page: Page) =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const isData = ({ name }: PerformanceEntry) => /\/api\/hu\/(?!auth\/|translate)/.test(name)
    const firstData = Math.min(...fetched.filter(isData).map(({ responseEnd }) => responseEnd))
    const before = fetched.filter(({ name, startTime }) => name.endsWith('.js') && startTime < firstData)
    return [...new Set(before.map(({ name }) => new URL(name).pathname))]
  })

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('remembered') ?? '')
const isRemembered = (page: Page, name: string) =>
  eventually(async () => ((await remembered(page)).includes(name) ? true : undefined), 'what is shown is remembered')

/** Waits until the worker has kept the document and what it names. */
const isKept = (page: Page) =>
  eventually(
    () => page.evaluate(async () => ((await caches.match('/spa.html')) ? true : undefined)),
    'the frame is kept',
  )

const dataIn = (calls: string[]) => calls.filter(call => !call.includes('/translate'))
const twice = (calls: string[]) => dataIn(calls).filter((call, place, all) => all.indexOf(call) !== place)

it('T12 asks for each list once, with few scripts, at a reload and in a new tab', async () => {
  const { page, context, ...person } = await at()
  // Before the data nothing is loaded for what is shown of the last visit, nor the first dialog, for which a busy machine finds time.
  await context.addInitScript(() => {
    localStorage.removeItem('remembered')
    // The page that stays open would remember again what the new tab is to begin without.
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
      apply: (setItem, storage, [name, text]) => name !== 'remembered' && Reflect.apply(setItem, storage, [name, text]),
    })
    window.requestIdleCallback = () => 0
  })
  await greet({ page, context, ...person }, anna)
  // What is reloaded is the dashboard, and not yet the sign-in on a busy machine.
  await isShown(page, anna)
  await page.waitForLoadState('networkidle')
  const tab = await context.newPage()
  for (const [opens, go] of [
    [page, () => page.reload()],
    [tab, () => tab.goto('/hu/dashboard')],
  ] as const) {
    const { calls } = watched(opens)
    await go()
    await isShown(opens, anna)
    await opens.waitForLoadState('networkidle')
    // The twelve modules of the dashboard, and the first script, which is none.
    const scripts = await scriptsBeforeData(opens)
    expect(scripts.length, [...scripts, ...calls].join('\n')).toBeLessThanOrEqual(13)
    expect(scripts.length).toBeGreaterThan(8)
    expect(dataIn(calls)[0]).toBe('POST /auth/refresh-token')
    expect(calls).toEqual(expect.arrayContaining(['GET /user/me', 'GET /day-off', 'GET /user/list', 'GET /holiday']))
    expect(twice(calls)).toEqual([])
  }
  await person.leave()
})

it('T12 asks for nothing again where a part of the page comes late', async () => {
  const person = await at()
  const { page } = person
  // Files that come from a worker cannot be delayed here.
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await greet(person, owner)
  await page.waitForLoadState('networkidle')
  const { calls } = watched(page)
  const late: string[] = []
  await page.route('**/assets/*.js', async route => {
    if (dataIn(calls).includes('GET /holiday')) {
      late.push(route.request().url())
      await new Promise(resolve => setTimeout(resolve, 3_000))
    }
    await route.continue()
  })
  await page.reload()
  await isShown(page, owner)
  await page.waitForTimeout(4_000)
  await page.waitForLoadState('networkidle')
  expect(late.length).toBeGreaterThan(0)
  expect(twice(calls)).toEqual([])
  await person.leave()
})

it('the second start shows what is known before anything is asked, and corrects itself', async () => {
  const person = await at()
  const { page, context } = person
  await greet(person, anna)
  await isKept(page)
  await isRemembered(page, 'Anna')
  await named([[anna, 'Nagy Annamária']])

  const tab = await context.newPage()
  const released = Promise.withResolvers<void>()
  await tab.route('**/api/**', async route => {
    await released.promise
    await route.continue()
  })
  await tab.goto('/hu/dashboard')
  await isShown(tab, anna)
  released.resolve()
  await tab.getByRole('heading', { name: 'Szia, Annamária' }).waitFor()
  await person.leave()
})

it('whoever signs out leaves nothing behind, and the next person sees nothing of theirs', async () => {
  const person = await at()
  const { page } = person
  await greet(person, owner)
  await isRemembered(page, 'Márta')
  await page.goto('/hu/logout')
  await page.waitForURL('**/hu/login')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter(key => /remembered|start-calls|signed-in/.test(key))),
  ).toEqual([])

  await greet(person, anna)
  await isRemembered(page, 'Annamária')
  expect(await page.getByText('Szia, Márta').count()).toBe(0)
  expect(await remembered(page)).toContain(anna.email)
  await person.leave()
})

it('a tab says why it asks for a sign-in after another tab has signed out', async () => {
  const person = await at(/status of 401/)
  const { page, context, word } = person
  await greet(person, anna)
  const other = await context.newPage()
  await other.goto('/hu/logout')
  await other.waitForURL('**/hu/login')
  await page.waitForURL('**/hu/login**')
  await page.getByText(word('account:sessionOver')).waitFor()
  expect(await other.getByText(word('account:sessionOver')).count()).toBe(0)
  await person.leave()
})

it('a session that was ended elsewhere is forgotten at the next start', async () => {
  // What the remembered page asks before it knows is refused.
  const person = await at(/status of 401/)
  const { page, context } = person
  await greet(person, anna)
  await isRemembered(page, 'Annamária')
  await context.clearCookies({ name: /^(?!consent|cookie).*/ })
  await page.goto('/hu/dashboard')
  await page.waitForURL('**/hu/login**')
  expect(await remembered(page)).toBe('')
  await person.leave()
})

it('a browser that is not to stay signed in remembers nothing', async () => {
  const person = await at()
  const { page } = person
  await greet(person, anna, false)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_000)
  expect(await remembered(page)).toBe('')
  await person.leave()
})

it('a frame of an earlier release gives way to the present one, whose files are there before it is used', async () => {
  const person = await at()
  const { page, context } = person
  await greet(person, owner)
  await isKept(page)
  const present = await page.evaluate(async () => (await fetch('/spa.html')).text())
  await page.evaluate(async () => {
    const frame = await caches.open('frame')
    const kept = await (await frame.match('/spa.html'))!.text()
    const headers = { 'content-type': 'text/html', date: new Date().toUTCString() }
    await frame.put('/spa.html', new Response(kept.replace('</head>', '<!-- /assets/last.js --></head>'), { headers }))
    await frame.put('/assets/last.js', new Response(''))
    await frame.put('/assets/older.js', new Response(''))
  })
  const tab = await context.newPage()
  await tab.goto('/hu/dashboard')
  await isShown(tab, owner)
  expect(await tab.content()).toContain('/assets/last.js')
  const kept = () =>
    tab.evaluate(async () => {
      const [document, last, older] = await Promise.all(
        ['/spa.html', '/assets/last.js', '/assets/older.js'].map(address => caches.match(address)),
      )
      return { document: await document?.text(), files: [Boolean(last), Boolean(older)] }
    })
  await eventually(async () => ((await kept()).document === present ? true : undefined), 'the frame is renewed')
  expect((await kept()).files).toEqual([true, false])
  await person.leave()
})

it('leaves nothing for the security policy to block, and no error on any page', () => {
  expect(opened.flatMap(({ troubles }) => troubles)).toEqual([])
})
