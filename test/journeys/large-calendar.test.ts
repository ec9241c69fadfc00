import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '#infra/demo/caller.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { account } from '#shared/account/contract.ts'
import { monthOf } from '#shared/calendar/day.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import { eachDay } from '#shared/calendar/period.ts'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { awayCounts } from '#shared/leave/view/away-counts.ts'
import { seedFolder } from '#test/bench/seed/seed.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { password } from '../support/world.ts'
import { signedIn } from './person.ts'

const people = 400
const today = todayInBudapest()

let folder: string
let cloud: LocalCloud
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'szabi-large-'))
  const dataDir = join(folder, 'data')
  await seedFolder({ people, absences: people * 10, dataDir, today })
  cloud = await ownCloud({ site: builtSite, dataDir })
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await cloud?.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a page asks of the team calendar: the ids of each call, none for everybody, and how often the counts. */
function watched(page: Page) {
  const asked: (string[] | undefined)[] = []
  let counts = 0
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/day-off/calendar')) asked.push(searchParams.get('people')?.split(','))
    if (pathname.endsWith('/day-off/calendar/counts')) counts += 1
  })
  return { asked, counts: () => counts }
}

/** How many are away on each day of the month by the absences of the whole company, as somebody may know them. */
async function countedByHand(email: string): Promise<number[]> {
  const caller = callerOf(cloud.url)
  await caller.ask(account.logIn, { body: { email, password } })
  const { data } = await caller.ask(leave.showCalendar)
  const byPerson = Map.groupBy(data, ({ user_id }) => user_id)
  const absences = [...byPerson.values()].map(found =>
    found
      .filter(({ type_id }) => type_id !== leaveTypeIds.home)
      .map(({ from_date: from, to_date: to, status }) => ({ from, to, leave: null, isPending: status === 'pending' })),
  )
  const days = [...eachDay(periodOfMonth(monthOf(today)))]
  return awayCounts(absences, days).map(({ decided, asked }) => decided + asked)
}

const allLoaded = (page: Page) => page.locator('[role=grid] [aria-busy=true]').first().waitFor({ state: 'detached' })

/** What the row of counts says, by the place of the day in the month. */
const countsOn = (page: Page) =>
  page
    .locator('[role=row][aria-rowindex="2"] [role=gridcell]')
    .evaluateAll(cells =>
      cells.map(cell => [Number(cell.getAttribute('aria-colindex')) - 2, Number(cell.textContent)] as const),
    )

describe.each([
  ['an employee', 'p20@seed.example'],
  ['the superadmin', 'p0@seed.example'],
])('T12 the team calendar of hundreds, for %s', (_, email) => {
  it('asks for the people in view and for the counts of everybody, and loads what is scrolled to', async () => {
    const { page, troubles, leave: leavePage } = await signedIn(browser, email, { url: cloud.url })
    const calls = watched(page)
    await page.goto('/hu/days-off?view=grid')
    const bars = page.locator('[data-row] [data-stop*="#"]')
    await page.getByRole('rowheader').nth(5).waitFor()
    await allLoaded(page)
    expect(calls.asked.length).toBeGreaterThan(0)
    expect(calls.asked.every(ids => ids && ids.length <= 50)).toBe(true)
    expect(await bars.count()).toBeGreaterThan(0)

    const byHand = await countedByHand(email)
    await expect.poll(() => countsOn(page).then(shown => shown.length)).toBeGreaterThan(10)
    for (const [day, count] of await countsOn(page)) expect([day, count]).toEqual([day, byHand[day]])
    expect(calls.counts()).toBeGreaterThan(0)

    const rows = page.getByRole('grid').locator('..')
    const before = new Set(calls.asked.flat())
    await rows.evaluate(box => box.scrollTo(0, box.scrollHeight))
    await expect.poll(() => new Set(calls.asked.flat()).size).toBeGreaterThan(before.size)
    await allLoaded(page)
    expect(calls.asked.every(ids => ids && ids.length <= 50)).toBe(true)
    expect(await page.getByRole('grid').locator('*').count()).toBeLessThanOrEqual(400)
    expect(await axeOfPage(page)).toEqual([])
    expect(troubles).toEqual([])
    await leavePage()
  })
})
