import type { Browser, Page } from 'playwright-core'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { monthOf, type Month } from '#shared/calendar/day.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import { eachDay } from '#shared/calendar/period.ts'
import { addressOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import type { GroupCounts } from '#shared/leave/contract/count-away.ts'
import type { AbsentInMonth } from '#shared/leave/contract/show-calendar.ts'
import { awayCounts } from '#shared/leave/view/away-counts.ts'
import { people } from '#shared/people/contract.ts'
import { consented } from '#test/support/consented.ts'
import type { Office } from './office.ts'

/** A page signed in to a company of `count` people, whose people are copies of the seeded ones under other ids; it shows the team calendar. */
export async function teamPage(count: number, office: Office, browser: Browser): Promise<Page> {
  const caller = await office.signedIn(30)
  const [team, month, me] = [
    await caller.ask(people.listPeople),
    await caller.ask(leave.showCalendar),
    await caller.ask(people.showMe),
  ]
  const known = Array.from({ length: count }, (_, number) => team.data[number % team.data.length]!)
  // The reader stays, so that there is a row to request leave in.
  const idOf = (number: number) =>
    known[number]!.id === me.data.id && number < team.data.length ? me.data.id : `p${number}`
  const staff = known.map((person, number) => ({ ...person, id: idOf(number) }))
  const away = Map.groupBy(month.data, ({ user_id }) => user_id)
  const absences = known.flatMap(({ id }, number) =>
    (away.get(id) ?? []).map((absence, place) => ({ ...absence, user_id: idOf(number), id: `a${number}-${place}` })),
  )

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'Europe/Budapest' })
  await context.addCookies(consented(office.cloud.url))
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${office.cloud.url}/hu/login`)
  await page.locator('input[type=email]').fill('p30@seed.example')
  await page.locator('input[type=password]').fill('Szabi2026')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => localStorage.getItem('remembered'))
  await page.route(`**/api/hu${addressOf(people.listPeople, {})}`, route =>
    route.fulfill({ json: { ...team, data: staff } }),
  )
  const calendar = `**/api/hu${addressOf(leave.showCalendar, {})}`
  await page.route(`${calendar}?*`, route => {
    const people = new URL(route.request().url()).searchParams.get('people')?.split(',')
    const asked = people ? absences.filter(({ user_id }) => people.includes(user_id)) : absences
    return route.fulfill({ json: { ...month, data: asked } })
  })
  await page.route(`${calendar}/counts?*`, route => {
    const asked = new URL(route.request().url()).searchParams.get('month') ?? monthOf(todayInBudapest())
    return route.fulfill({ json: { success: 1, data: [countsOf(absences, asked)] } })
  })
  await page.goto(`${office.cloud.url}/hu/days-off`)
  await teamStands(page)
  return page
}

/** How many are away on each day of a month, all in one group. */
function countsOf(absences: readonly AbsentInMonth[], month: Month): GroupCounts {
  const found = [...Map.groupBy(absences, ({ user_id }) => user_id).values()].map(some =>
    some.map(({ from_date: from, to_date: to, status }) => ({
      from,
      to,
      leave: null,
      isPending: status === 'pending',
    })),
  )
  const counts = awayCounts(found, [...eachDay(periodOfMonth(month))])
  return { group_id: null, decided: counts.map(({ decided }) => decided), asked: counts.map(({ asked }) => asked) }
}

/** Waits until names are in the grid; a page that is left sooner may lose its rotated token. */
export const teamStands = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('[role=grid] [role=rowheader]').length > 5)

/** Milliseconds from frame to frame while the grid is scrolled by a row at every frame, for three seconds. */
export const scrolled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const box = document.querySelector('[role=grid]')?.parentElement
        const gaps: number[] = []
        const began = performance.now()
        let last = began
        const step = (now: number) => {
          gaps.push(now - last)
          last = now
          box?.scrollBy(0, 46)
          if (now - began < 3_000) requestAnimationFrame(step)
          else resolve(gaps.slice(1))
        }
        requestAnimationFrame(step)
      }),
  )

/** The share of frames that came late, by the milliseconds from each to the next. */
export const lateFrames = (gaps: readonly number[]) => gaps.filter(gap => gap > 1.5 * (1000 / 60)).length
