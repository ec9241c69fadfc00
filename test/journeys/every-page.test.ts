import type { Browser, Page } from 'playwright-core'
import type { RouteObject } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { people } from '#shared/people/contract.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { pages } from '#web/app/routes/routes.ts'
import { book, monday, openOffice, type Office } from '../functions/leave/office.ts'
import { launch } from '../support/chromium.ts'
import { lateReplies } from '../support/late-replies.ts'
import { openWorld } from '../support/world.ts'
import { signedIn, somebody, type Person } from './person.ts'

const world = openWorld(async () => lateReplies(await ownCloud({ site: builtSite })))

let browser: Browser
let office: Office

beforeAll(async () => {
  browser = await launch()
  office = await openOffice(world)
  const { owner, admin, approver, anna, emese } = office
  await Promise.all(
    [owner, admin, approver, anna, emese].map(({ client }, place) =>
      client.asked(people.savePersonalInformation, {
        path: { id: 'me' },
        body: { first_name: ['Márta', 'Csilla', 'Béla', 'Anna', 'Emese'][place]!, last_name: 'Nagy' },
      }),
    ),
  )
  const week = (weeks: number) => monday(yearOf(todayInBudapest()) + 1, weeks)
  for (const weeks of [0, 1, 2]) await book(anna, { from_date: week(weeks), to_date: addDays(week(weeks), 2) })
})

afterAll(() => browser?.close())

/** The paths of all pages, as the router has them. */
function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children, handle }) => [
    ...(handle && path !== '*' ? [`/${path ?? ''}`] : []),
    ...pathsOf(children ?? []),
  ])
}
const paths = pathsOf(pages)
const isForGuests = (path: string) =>
  /^\/(login|forgot-password|register|change-password|accept-invitation|confirm-email(-change)?|stop-email-change|decide|days-off-calculator)?$/.test(
    path,
  )
/** What leads elsewhere: a step of a registration that is done, and what only a sign-in, a provider or a deletion leads to. */
const leadsAway = (path: string) => /^\/(register\/.+|second-factor|company-deleted|identity\/:provider)$/.test(path)

interface Shift {
  value: number
  moved: string[]
}

/** Runs in the page: keeps what has moved without anybody having pressed anything. */
function watchShifts() {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const named = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()} ${(node.textContent ?? '').trim().slice(0, 40)}` : 'text'
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    })[])
      if (!entry.hadRecentInput)
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => named(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The filled buttons that can be seen on a page, and how far from its top, in pixels. */
const filledIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-variant=primary]')]
      .filter(button => button.checkVisibility() && button.getClientRects().length)
      .map(button => ({ text: button.textContent, top: button.getBoundingClientRect().top })),
  )

type Filled = Awaited<ReturnType<typeof filledIn>>

/** Those of them that are in sight at once: on the home page alone, whose sections each have one, and which is seen in parts. */
const inSightAtOnce = (filled: Filled, height: number): Filled =>
  filled
    .map(({ top }) => filled.filter(other => other.top >= top && other.top - top < height))
    .reduce((most, some) => (some.length > most.length ? some : most), [])

/** How many pages are looked at beside each other, since each waits for its replies for most of the time. */
const atOnce = 3

/** Opens each page and says which move more than they may, have more than one filled button, or are wider than the window. */
async function lookAt({ context, page }: Person, addresses: readonly string[]) {
  const left = addresses.values()
  const faults: string[] = []
  const others = Array.from({ length: atOnce - 1 }, () => context.newPage())
  await Promise.all(
    [page, ...(await Promise.all(others))].map(async page => {
      await page.addInitScript(watchShifts)
      for (const address of left) faults.push(...(await faultsOf(page, address)))
    }),
  )
  return faults
}

async function faultsOf(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  await page.goto(`/hu${address}`)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  if (sum > 0.05)
    faults.push(`${address} moves by ${sum.toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join(' | ')}`)
  const filled = await filledIn(page)
  const together = address === '/' ? inSightAtOnce(filled, page.viewportSize()!.height) : filled
  if (together.length > 1) faults.push(`${address} has filled buttons: ${together.map(({ text }) => text).join(', ')}`)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (beyond > 0) faults.push(`${address} is ${beyond} px wider than the window`)
  return faults
}

describe.each([1280, 390])('N10 at a width of %i pixels, with late replies, every page', width => {
  it('stays where it is while it loads, fits, and has one filled button at most, for a guest', async () => {
    const guest = await somebody(browser, { url: world.cloud.url, language: 'hu', width })
    const open = paths.filter(isForGuests)
    expect(open.length).toBeGreaterThan(5)
    expect(await lookAt(guest, open)).toEqual([])
    await guest.leave()
  })

  it('does so for somebody who administers and decides', async () => {
    const owner = await signedIn(browser, office.owner.email, { url: world.cloud.url, width })
    const members = paths.filter(path => !isForGuests(path) && !leadsAway(path))
    expect(members.length).toBeGreaterThan(10)
    const addresses = members.map(path => path.replace(':id', office.anna.id))
    expect(await lookAt(owner, [...addresses, '/days-off?view=list'])).toEqual([])
    await owner.leave()
  })

  it('does so for an employee', async () => {
    const anna = await signedIn(browser, office.anna.email, { url: world.cloud.url, width })
    const addresses = [
      '/dashboard',
      '/user/days-off',
      '/user/export',
      '/user/employee-information',
      '/user/personal-information',
    ]
    expect(await lookAt(anna, addresses)).toEqual([])
    await anna.leave()
  })
})
