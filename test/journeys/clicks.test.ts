import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addDays, monthOf, yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { book, daysOff, monday, openOffice, type Office } from '../functions/leave/office.ts'
import { launch } from '../support/chromium.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { openWorld, type Person as Member } from '../support/world.ts'
import { named } from './named.ts'
import { eventually, questionOn, signedIn, type Person } from './person.ts'
import { placeInCalendar } from './place-in-calendar.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))
const year = yearOf(todayInBudapest()) + 1
const week = (weeks: number) => monday(year, weeks)

let browser: Browser
let office: Office
const opened: Person[] = []

beforeAll(async () => {
  browser = await launch()
  office = await openOffice(world)
  await named([[office.anna, 'Kovács Anna']])
})

afterAll(async () => {
  await Promise.all(opened.map(person => person.leave()))
  await browser?.close()
})

/** Somebody on the dashboard at 1280 px, whose clicks and keys are counted; what is typed as text is not. */
async function at({ email }: Member) {
  const person = await signedIn(browser, email, { url: world.cloud.url })
  opened.push(person)
  const { page, word } = person
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: word('common:search') }).waitFor()
  let steps = 0
  return {
    ...person,
    begin: () => (steps = 0),
    steps: () => steps,
    click: async (what: Locator) => {
      steps++
      await what.click()
    },
    press: async (key: string) => {
      steps++
      await page.keyboard.press(key)
    },
    drag: async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      steps++
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 6 })
      await page.mouse.up()
    },
  }
}

/** Which links and buttons of a header lie over one another, with all that is drawn of them. */
function overlapsIn(header: HTMLElement) {
  const all = [...header.querySelectorAll('a, button')]
    .filter(one => one.checkVisibility() && !one.closest('dialog'))
    .map(one => ({
      name: one.ariaLabel ?? one.textContent,
      boxes: [one, ...one.querySelectorAll('*')]
        .map(part => part.getBoundingClientRect())
        .filter(({ width }) => width > 1),
    }))
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
  return all.flatMap(({ name, boxes }, place) =>
    all
      .slice(place + 1)
      .filter(other => boxes.some(box => other.boxes.some(another => meet(box, another))))
      .map(other => `${name} / ${other.name}`),
  )
}

const statusOf = async (member: Member, id: string) =>
  (await daysOff(member, { year: String(year) })).data.find(request => request.id === id)?.status

/** Types where the focus is, so that a bar that does not take it costs a step and fails. */
async function typeInBar(page: Page, line: string) {
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type(line)
}

const calendarOf = (day: string) => `/hu/days-off?month=${monthOf(day)}&view=grid`

const becomes = (member: Member, id: string, status: string) =>
  eventually(async () => ((await statusOf(member, id)) === status ? true : undefined), `${status} of ${id}`)

describe('how many clicks and keys a task takes, from the dashboard or from the calendar that shows it', () => {
  it('request a day: 2, in the command bar', async () => {
    const { page, word, begin, press, steps } = await at(office.anna)
    begin()
    await press('Control+k')
    await typeInBar(page, `szabi ${week(0)}`)
    const understood = page.getByRole('region', { name: word('command:asked') })
    await understood
      .getByText(word('leave:workingDaysWord', { count: 1 }))
      .first()
      .waitFor()
    await press('Enter')
    await page.getByText(word('leave:created')).waitFor()
    expect(steps()).toBe(2)
    const filed = await eventually(
      async () => (await daysOff(office.anna, { year: String(year) })).data.find(one => one.from_date === week(0)),
      'the request',
    )
    expect(filed.status).toBe('pending')
  })

  it('cancel an own request: 3', async () => {
    const { id } = await book(office.anna, { from_date: week(1) })
    const { page, word, begin, click, steps } = await at(office.anna)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'szept.' }).last()
    await row.waitFor()
    begin()
    await click(row.getByRole('button').last())
    await click(page.getByRole('menuitem', { name: word('leave:cancelRequest') }))
    await click(questionOn(page).getByRole('button', { name: word('leave:cancelConfirm') }))
    expect(steps()).toBe(3)
    await becomes(office.anna, id, 'cancelled')
  })

  it('say why the balance is what it is: 1', async () => {
    const { page, word, begin, click, steps } = await at(office.anna)
    begin()
    await click(page.getByRole('button', { name: /Miből áll össze/ }))
    await page.getByText(word('entitlement:base')).first().waitFor()
    expect(steps()).toBe(1)
  })

  it('approve 1, undo 1, deny with a reason 2 and its text, who is away 0', async () => {
    const { approver, anna } = office
    const { id } = await book(anna, { from_date: week(2) })
    const { page, word, begin, click, steps } = await at(approver)
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'szept.' })
      .filter({ hasText: 'Kovács Anna' })
      .last()
    await row.waitFor()
    begin()
    await page.getByRole('heading', { name: word('leave:awayTitle') }).waitFor()
    expect(steps()).toBe(0)
    await click(row.getByRole('button', { name: /^Jóváhagyás/ }))
    expect(steps()).toBe(1)
    await becomes(anna, id, 'approved')
    begin()
    await click(row.getByRole('button', { name: /^Visszavonás/ }))
    expect(steps()).toBe(1)
    await becomes(anna, id, 'pending')
    begin()
    await click(row.getByRole('button', { name: /^Elutasítás/ }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(word('leave:denyComment'), { exact: false }).fill('Leltár van')
    await click(dialog.getByRole('button', { name: word('leave:denyConfirm') }))
    expect(steps()).toBe(2)
    await becomes(anna, id, 'denied')
  })

  it('decide on what a notification in the open bell is about: 1', async () => {
    const { approver, anna } = office
    const { id } = await book(anna, { from_date: week(3) })
    const { page, word, begin, click, steps } = await at(approver)
    const bell = page.getByRole('button', { name: new RegExp(`^${word('notifications:bell')}`) })
    await eventually(async () => {
      await page.reload()
      await bell.click()
      const text = await page.getByRole('dialog').textContent()
      return text?.includes('szept.') ? true : undefined
    }, 'the notification')
    begin()
    await click(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Jóváhagyás/ })
        .first(),
    )
    expect(steps()).toBe(1)
    await becomes(anna, id, 'approved')
  })

  it('approve twenty: 3', async () => {
    const { approver, anna } = office
    const days = [-9, -8, -7, -6].flatMap(weeks => [0, 1, 2, 3, 4].map(day => addDays(monday(year + 1, weeks), day)))
    for (const from_date of days) await book(anna, { from_date })
    const { page, word, begin, click, steps } = await at(approver)
    const list = page.getByRole('main')
    const all = list.getByRole('button', { name: /^Összes megjelenítése/ })
    await all.waitFor()
    begin()
    await click(all)
    await click(list.getByRole('checkbox', { name: word('inbox:chooseAll') }))
    await click(list.getByRole('button', { name: /kérelem jóváhagyása$/ }))
    expect(steps()).toBe(3)
    await eventually(async () => {
      const filed = (await daysOff(anna, { year: String(year + 1) })).data
      return days.every(day => filed.some(one => one.from_date === day && one.status === 'approved')) || undefined
    }, 'the approval of twenty')
  })

  it('decide in the calendar: 2', async () => {
    const { approver, anna } = office
    const day = addDays(week(-26), 1)
    const { id } = await book(anna, { from_date: day })
    const { page, word, begin, click, steps } = await at(approver)
    await page.goto(calendarOf(day))
    const bar = page.getByRole('gridcell', { name: /^Kovács Anna: / }).first()
    await bar.waitFor()
    begin()
    await click(bar)
    await click(page.getByRole('dialog').getByRole('button', { name: word('leave:approve'), exact: true }))
    expect(steps()).toBe(2)
    await becomes(anna, id, 'approved')
  })

  it('shorten in the calendar: 3, and its day and reason', async () => {
    const { admin, anna } = office
    const [from_date, to_date] = [addDays(week(-12), 1), addDays(week(-12), 4)]
    const { id } = await book(admin, { user_id: anna.id, from_date, to_date, auto_approve: 1 } as never)
    const { page, word, begin, click, steps } = await at(admin)
    await page.goto(calendarOf(from_date))
    const bar = page.getByRole('gridcell', { name: /^Kovács Anna: / }).first()
    await bar.waitFor()
    begin()
    await click(bar)
    await click(page.getByRole('dialog').getByRole('button', { name: word('leave:shorten') }))
    const dialog = page.getByRole('dialog', { name: word('request:shortenTitle') })
    await dialog.getByLabel(word('request:shortenLastDay'), { exact: false }).fill(addDays(from_date, 1))
    await dialog.getByLabel(word('request:shortenReason'), { exact: false }).fill('Visszajött')
    await click(dialog.getByRole('button', { name: word('request:shortenConfirm') }))
    expect(steps()).toBe(3)
    await eventually(async () => {
      const found = (await daysOff(anna, { year: String(year) })).data.find(request => request.id === id)
      return found?.to_date === addDays(from_date, 1) || undefined
    }, 'the shorter leave')
  })

  it('request a range: 2, one of them drawn in the calendar', async () => {
    const { anna } = office
    const [from, to] = [week(-30), addDays(week(-30), 3)]
    const { page, word, begin, click, drag, steps } = await at(anna)
    await page.goto(calendarOf(from))
    await page.getByRole('rowheader', { name: 'Kovács Anna' }).waitFor()
    const [start, end] = [
      await placeInCalendar(page, 'Kovács Anna', from),
      await placeInCalendar(page, 'Kovács Anna', to),
    ]
    begin()
    await drag(start, end)
    await click(page.getByRole('dialog').getByRole('button', { name: word('leave:send') }))
    expect(steps()).toBe(2)
    const filed = await eventually(
      async () => (await daysOff(anna, { year: String(year) })).data.find(one => one.from_date === from),
      'the request',
    )
    expect(filed.to_date).toBe(to)
  })

  it('record the sick leave of a colleague: 2, and the name', async () => {
    const { admin, anna } = office
    const { page, word, begin, press, steps } = await at(admin)
    begin()
    await press('Control+k')
    await typeInBar(page, `kovács anna beteg ${week(-34)}`)
    await page
      .getByRole('region', { name: word('command:asked') })
      .getByText(word('leave:workingDaysWord', { count: 1 }))
      .first()
      .waitFor()
    await press('Enter')
    expect(steps()).toBe(2)
    const filed = await eventually(
      async () => (await daysOff(anna, { year: String(year) })).data.find(one => one.from_date === week(-34)),
      'the sick leave',
    )
    expect(filed.type_id).toBe(2)
  })

  it.each([
    ['text of twice the size', ':root { font-size: 200% }'],
    [
      'more space in its text',
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 }',
    ],
  ])('has a header whose parts fit beside each other with %s', async (_, style) => {
    const { page } = await at(office.owner)
    await page.evaluate(rules => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, style)
    for (const width of [390, 1024, 1280, 1400]) {
      await page.setViewportSize({ width, height: 900 })
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, `${width} px`).toBe(0)
      expect(await page.locator('header').first().evaluate(overlapsIn), `${width} px`).toEqual([])
    }
  })

  it('R13 hears of leave that HR recorded, and sees what is withdrawn as withdrawn', async () => {
    const { admin, approver, anna } = office
    const { id } = await book(admin, { user_id: anna.id, from_date: week(10), auto_approve: 1 } as never)
    const { page, word } = await at(approver)
    const bell = page.getByRole('button', { name: new RegExp(`^${word('notifications:bell')}`) })
    const hears = (text: string) =>
      eventually(async () => {
        await page.reload()
        await bell.click()
        return (await page.getByRole('dialog').textContent())?.includes(text) ? true : undefined
      }, text)
    await hears('Kovács Anna távollétét rögzítették')
    await anna.client.asked(leave.cancelLeave, { path: { id } })
    await hears('Kovács Anna visszavonta a kérelmét')
    const gone = page
      .getByRole('dialog')
      .getByRole('link', { name: /visszavonta/ })
      .first()
    expect(await gone.locator('s').count()).toBe(1)
    await gone.click()
    await page.waitForURL(`**request=${id}**`)
  })
})
