import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { book, monday, openOffice, type Office } from '../functions/leave/office.ts'
import { launch } from '../support/chromium.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { openWorld } from '../support/world.ts'
import { signedIn } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))
const year = yearOf(todayInBudapest()) + 1

let browser: Browser
let office: Office

beforeAll(async () => {
  browser = await launch()
  office = await openOffice(world)
  await book(office.anna, { from_date: monday(year, 0) })
  await book(office.approver, { from_date: monday(year, 1) })
})

afterAll(() => browser?.close())

/** Whether a finger meets it within 44 px around its middle (WCAG 2.5.5), a label with its box. */
const isMet = (target: Locator) =>
  target.evaluate(element => {
    element.scrollIntoView({ block: 'center' })
    const whole = element.closest('label') ?? element
    const { left, top, width, height } = whole.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const corners = [
      [0, -21],
      [0, 21],
      [-21, 0],
      [21, 0],
    ] as const
    return corners.every(([right, down]) => whole.contains(document.elementFromPoint(x + right, y + down)))
  })

it('what a finger presses on a phone is 44 px wide and high', async () => {
  const { page, word, leave } = await signedIn(browser, office.approver.email, {
    url: world.cloud.url,
    width: 390,
    touch: true,
  })
  const main = page.getByRole('main')
  const waiting = main.getByRole('region', { name: word('leave:waitingTitle') })
  const mine = main.getByRole('region', { name: word('leave:mineTitle') })
  await waiting.getByRole('button', { name: /^Jóváhagyás/ }).waitFor()
  const targets = {
    all: waiting.getByRole('checkbox').first(),
    one: waiting.getByRole('checkbox').last(),
    details: waiting.getByRole('button', { name: /részletek$/ }),
    deny: waiting.getByRole('button', { name: /^Elutasítás/ }),
    approve: waiting.getByRole('button', { name: /^Jóváhagyás/ }),
    own: mine.getByRole('button', { name: /részletek$/ }).first(),
    menu: mine.getByRole('button', { name: /^Műveletek/ }).first(),
    calendar: main.getByRole('link', { name: word('site:teamCalendar') }),
  }
  for (const [name, target] of Object.entries(targets)) expect(await isMet(target), name).toBe(true)

  await page.goto('/hu/days-off')
  const tools = [
    page.getByRole('radio', { name: word('leave:calendarYear'), exact: true }),
    page.getByRole('button', { name: word('leave:calendarToday'), exact: true }),
    page.getByRole('button', { name: word('leave:calendarNext') }),
  ]
  for (const tool of tools) expect(await isMet(tool), (await tool.textContent()) ?? '').toBe(true)
  await leave()
})
