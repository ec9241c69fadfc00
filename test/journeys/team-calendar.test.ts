import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { addDays, addMonths, monthOf, yearOf } from '#shared/calendar/day.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { book, daysOff, monday, type Office } from '../functions/leave/office.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { openWorld, type Person as Member } from '../support/world.ts'
import { openNamedOffice } from './named.ts'
import { signedIn, type Person } from './person.ts'
import { placeInCalendar } from './place-in-calendar.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))
const year = yearOf(todayInBudapest()) + 1
const week = (weeks: number) => monday(year, weeks)

let browser: Browser
let office: Office
const opened: Person[] = []

beforeAll(async () => {
  browser = await launch()
  office = await openNamedOffice(world)
  const { anna, emese } = office
  await book(anna, { from_date: week(0), to_date: addDays(week(0), 2) })
  await book(emese, { type_id: 3, from_date: addDays(week(0), 1) })
})

afterAll(() => browser?.close())

async function at({ email }: Member, width = 1280): Promise<Person> {
  const person = await signedIn(browser, email, { url: world.cloud.url, width })
  opened.push(person)
  return person
}

const calendarOf = (day: string) => `/hu/days-off?month=${monthOf(day)}&view=grid`

describe('R14 the team calendar', () => {
  it('D10 requests the days that are drawn in one’s own row, with their cost under the pointer', async () => {
    const { anna } = office
    const person = await at(anna)
    const { page, word } = person
    await page.goto(calendarOf(week(1)))
    await page.getByRole('rowheader', { name: 'Kovács Anna' }).waitFor()
    const from = await placeInCalendar(page, 'Kovács Anna', week(1))
    const to = await placeInCalendar(page, 'Kovács Anna', addDays(week(1), 3))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page
      .getByRole('status')
      .filter({ hasText: word('leave:workingDays', { count: 4 }) })
      .waitFor()
    await page.mouse.up()
    const dialog = page.getByRole('dialog')
    const typed = (field: 'firstDay' | 'lastDay') =>
      dialog
        .getByLabel(word(`leave:${field}`), { exact: false })
        .first()
        .inputValue()
    await dialog.waitFor()
    expect([await typed('firstDay'), await typed('lastDay')]).toEqual([week(1), addDays(week(1), 3)])
    await dialog.getByRole('button', { name: word('leave:send') }).click()
    await page.getByText(word('leave:created'), { exact: true }).first().waitFor()
    const filed = (await daysOff(anna, { year: String(year) })).data
    expect(filed.map(({ from_date, to_date }) => [from_date, to_date])).toContainEqual([week(1), addDays(week(1), 3)])
  })

  it('D12 keeps rest days, lines and bars where colours are forced', async () => {
    const { page } = opened[0]!
    await page.emulateMedia({ forcedColors: 'active' })
    const drawn = await page.evaluate(() => {
      const row = document.querySelector('[role=row][data-row]')!
      return getComputedStyle(row, '::before').backgroundImage.match(/gradient\(/g)?.length
    })
    // Today, the lines between days, worked days, and the hatch of the others.
    expect(drawn).toBe(4)
    await page.emulateMedia({ forcedColors: 'none' })
  })

  it('D16 shows home office to those who decide, low and uncounted, and to nobody else', async () => {
    const { page } = opened[0]!
    await page.goto(calendarOf(week(0)))
    await page
      .getByRole('gridcell', { name: /^Kovács Anna: / })
      .first()
      .waitFor()
    expect(await page.getByRole('gridcell', { name: /^Tóth Emese: / }).count()).toBe(0)

    const admin = await at(office.admin)
    await admin.page.goto(calendarOf(week(0)))
    const bar = admin.page.getByRole('gridcell', { name: /^Tóth Emese: / })
    await bar.waitFor()
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(15)
    // Anna alone is away on that day.
    await admin.page
      .getByRole('gridcell', { name: /: 1 (távol|csak kérte)$/ })
      .nth(1)
      .waitFor()
  })

  it('D7 keeps the whole month beside the panel at 1280 px, and nothing jumps', async () => {
    const { page } = opened[1]!
    const bar = page.getByRole('gridcell', { name: /^Kovács Anna: / }).first()
    const before = await bar.boundingBox()
    await bar.click()
    await page.getByRole('dialog').waitFor()
    const scroller = page.getByRole('grid').locator('..')
    const [shown, whole] = await scroller.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
    expect(whole).toBeLessThanOrEqual(shown)
    expect((await bar.boundingBox())!.y).toBe(before!.y)
    expect(await axeOfPage(page)).toEqual([])
  })

  it('keeps quarter and year in the address, turned by the Page keys', async () => {
    const { page, word } = opened[0]!
    await page.goto(calendarOf(week(0)))
    await page.getByRole('radio', { name: word('leave:calendarQuarter') }).click()
    const quarterOf = (day: string) =>
      page.getByRole('grid', {
        name: `${yearOf(day)}. ${['I', 'II', 'III', 'IV'][Math.floor((Number(day.slice(5, 7)) - 1) / 3)]}. negyedév`,
      })
    await quarterOf(week(0)).waitFor()
    expect(new URL(page.url()).searchParams.get('scale')).toBe('quarter')
    await page
      .getByRole('gridcell', { name: /^Kovács Anna: / })
      .first()
      .focus()
    await page.keyboard.press('PageDown')
    await quarterOf(addMonths(week(0), 3)).waitFor()
    await page.goBack()
    await quarterOf(week(0)).waitFor()
    expect(await axeOfPage(page)).toEqual([])
  })

  it('D5 D15 begins today on a phone, and says where a search finds nobody', async () => {
    const person = await at(office.anna, 390)
    const { page, word } = person
    await page.goto('/hu/days-off')
    await page.getByRole('button', { name: word('leave:calendarToday'), exact: true }).click()
    const days = page.getByRole('heading', { level: 3 })
    if (await days.count()) expect(await days.first().textContent()).toContain(word('common:plannerToday'))
    await page.getByLabel(word('leave:calendarSearch')).fill('Rumpelstiltskin')
    await page.getByText(word('leave:calendarNobodyCalled', { name: 'Rumpelstiltskin' })).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('nothing went wrong in anybody’s browser', () => {
    expect(opened.flatMap(({ troubles }) => troubles)).toEqual([])
  })
})
