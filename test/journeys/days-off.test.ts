import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addDays, monthOf, yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { book, daysOff, monday, type Office } from '../functions/leave/office.ts'
import { dayRange } from '#web/ui/dates/dates.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { openWorld, type Person as Member } from '../support/world.ts'
import { named, openNamedOffice } from './named.ts'
import { questionOn, signedIn, type Person } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))
const today = todayInBudapest()
const year = yearOf(today) + 1
const week = (weeks: number) => monday(year, weeks)

let browser: Browser
let office: Office & { dora: Member }
const opened: Person[] = []

beforeAll(async () => {
  browser = await launch()
  const founded = await openNamedOffice(world)
  const dora = await world.colleague(founded.owner)
  await named([[dora, 'Varga Dóra']])
  office = { ...founded, dora }
})

afterAll(() => browser?.close())

async function at({ email }: Member, width = 1280, refusals?: RegExp): Promise<Person> {
  const person = await signedIn(browser, email, { url: world.cloud.url, width, ...(refusals && { refusals }) })
  opened.push(person)
  return person
}

const dialogOf = ({ page }: Person) => page.getByRole('dialog')
const says = ({ page }: Person, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const statusOf = async (member: Member, id: string) =>
  (await daysOff(member, { year: String(year) })).data.find(request => request.id === id)?.status

const shortDays = new Intl.DateTimeFormat('hu-HU', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** Opens the bar that lies on these days in the team calendar of their month. */
async function openInCalendar({ page }: Person, from: string, to = from) {
  await page.goto(`/hu/days-off?month=${monthOf(from)}&view=grid`)
  const days = shortDays.formatRange(noon(from), noon(to))
  await page.getByRole('gridcell', { name: days }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function fill(person: Person, from: string, to: string) {
  const dialog = dialogOf(person)
  await dialog.getByLabel(person.word('leave:firstDay'), { exact: false }).first().fill(from)
  await dialog.getByLabel(person.word('leave:lastDay'), { exact: false }).first().fill(to)
  return dialog
}

describe('an employee', () => {
  it('T04 V01 asks, loses the reply, and asks again: one request is filed', async () => {
    const { anna } = office
    const person = await at(anna, 390, /day-off/)
    const { page, word } = person
    await page
      .getByRole('button', { name: word('leave:newRequest') })
      .first()
      .click()
    const dialog = await fill(person, week(0), addDays(week(0), 1))
    await dialog
      .getByText(new RegExp(`2\\s*${word('leave:workingDaysWord', { count: 2 })}`))
      .first()
      .waitFor()
    // The server files it, and nobody hears of it.
    await page.route(
      /\/api\/hu\/day-off$/,
      async route => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: word('leave:send') }).click()
    await dialog.getByText(word('leave:networkTrouble')).waitFor()
    await dialog.getByRole('button', { name: word('leave:send') }).click()
    await says(person, word('leave:created'))
    const filed = (await daysOff(anna, { year: String(year) })).data
    expect(filed.map(({ from_date, status }) => [from_date, status])).toEqual([[week(0), 'pending']])
  })

  it('T04 X04 cancels what is theirs to cancel, and hears why the rest is not', async () => {
    const { anna, admin } = office
    const person = opened[0]!
    const { page, word } = person
    const [own] = (await daysOff(anna, { year: String(year) })).data
    await openInCalendar(person, week(0), addDays(week(0), 1))
    await dialogOf(person)
      .getByRole('button', { name: word('leave:cancelRequest') })
      .click()
    await questionOn(page)
      .getByRole('button', { name: word('leave:cancelConfirm') })
      .click()
    await says(person, word('leave:cancelled'))
    expect(await statusOf(anna, own!.id)).toBe('cancelled')

    await book(admin, { from_date: week(1), user_id: anna.id, auto_approve: 1, deletable: 0 })
    await openInCalendar(person, week(1))
    await dialogOf(person).getByText(word('leave:onlyAdminsCan')).waitFor()
    expect(
      await dialogOf(person)
        .getByRole('button', { name: word('leave:cancelRequest') })
        .count(),
    ).toBe(0)
  })
})

describe('an approver', () => {
  let person: Person

  it('P01 sees first who else is away, and approves from the calendar', async () => {
    const { anna, emese, approver } = office
    await book(emese, { type_id: 2, from_date: week(2) })
    const { id } = await book(anna, { from_date: week(2), to_date: addDays(week(2), 1) })
    person = await at(approver, 1280, /409|day-off/)
    const { page, word } = person
    await page.getByRole('img', { name: `${word('inbox:away', { count: 1 })}: Tóth Emese` }).waitFor()
    await openInCalendar(person, week(2), addDays(week(2), 1))
    await dialogOf(person).getByText('Tóth Emese').waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await dialogOf(person)
      .getByRole('button', { name: word('leave:approve') })
      .click()
    await says(person, word('leave:approved'))
    expect(await statusOf(anna, id)).toBe('approved')
  })

  it('T04 V02 denies with a comment, and hears where somebody was quicker', async () => {
    const { anna, admin } = office
    const { page, word } = person
    const deny = (day: string) =>
      page.getByRole('button', { name: word('leave:denyOf', { name: 'Kovács Anna', dates: dayRange(day, day, 'hu') }) })
    const { id: theirs } = await book(anna, { from_date: week(3) })
    await page.goto('/hu/dashboard')
    await deny(week(3)).click()
    await dialogOf(person).getByLabel(word('leave:denyComment'), { exact: false }).fill('Leltár van')
    await dialogOf(person)
      .getByRole('button', { name: word('leave:denyConfirm') })
      .click()
    await says(person, word('leave:denied'))
    expect(await statusOf(anna, theirs)).toBe('denied')

    const { id: quicker } = await book(anna, { from_date: addDays(week(3), 1) })
    await page.reload()
    await deny(addDays(week(3), 1)).click()
    await admin.client.asked(leave.approveLeave, { path: { id: quicker } })
    await dialogOf(person)
      .getByRole('button', { name: word('leave:denyConfirm') })
      .click()
    await says(person, word('problems:alreadyDecided'))
    await page.getByText(word('leave:waitingEmpty')).waitFor()
    expect(await statusOf(anna, quicker)).toBe('approved')
  })

  it('R14 has a request beside the calendar under its own address, and going back closes it', async () => {
    const { id } = await book(office.anna, { from_date: week(9) })
    const { page, word } = person
    await openInCalendar(person, week(9))
    expect(new URL(page.url()).searchParams.get('request')).toBe(id)
    await page.reload()
    await dialogOf(person)
      .getByRole('button', { name: word('leave:approve') })
      .waitFor()
    await page.goBack()
    await dialogOf(person).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/hu/days-off')
    await page
      .getByRole('button', { name: word('leave:newRequest') })
      .first()
      .click()
    await dialogOf(person).waitFor()
    await page.goBack()
    await dialogOf(person).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/hu/days-off')
  })

  it('P01 R13 decides on several at once in three clicks, and the person finds next year’s leave on the dashboard', async () => {
    const { anna } = office
    const booked = [await book(anna, { from_date: week(14) }), await book(anna, { from_date: week(15) })]
    const { page, word } = person
    await page.goto('/hu/dashboard')
    for (const { from_date } of booked) {
      const dates = dayRange(from_date, from_date, 'hu')
      await page.getByRole('checkbox', { name: word('inbox:choose', { name: 'Kovács Anna', dates }) }).check()
    }
    await page.getByRole('button', { name: word('inbox:approveChosen', { count: 2 }) }).click()
    await says(person, word('inbox:decidedChosen_approved', { count: 2 }))
    for (const { id } of booked) expect(await statusOf(anna, id)).toBe('approved')
    const other = await at(anna)
    const [all = ''] = word('leave:showAll', { count: 0 }).split('0')
    await other.page.getByRole('button', { name: all }).first().click()
    await other.page
      .getByText(dayRange(week(15), week(15), 'hu'))
      .first()
      .waitFor()
    await other.leave()
  })
})

describe('an administrator', () => {
  let person: Person
  const open = (button: 'leave:edit' | 'leave:shorten') =>
    dialogOf(person)
      .getByRole('button', { name: person.word(button) })
      .click()

  it('T04 A02 changes a request, but not whose it is', async () => {
    const { anna, admin } = office
    const { id } = await book(anna, { from_date: week(4), to_date: addDays(week(4), 4) })
    person = await at(admin)
    const { word } = person
    await openInCalendar(person, week(4), addDays(week(4), 4))
    await open('leave:edit')
    const dialog = await fill(person, week(4), addDays(week(4), 2))
    expect(await dialog.getByRole('combobox', { name: word('leave:people') }).isDisabled()).toBe(true)
    expect(await dialog.getByRole('checkbox').count()).toBe(0)
    await dialog.getByRole('button', { name: word('leave:saveChanges') }).click()
    await says(person, word('leave:modified'))
    expect((await daysOff(anna, { year: String(year) })).data.find(one => one.id === id)).toMatchObject({
      to_date: addDays(week(4), 2),
      days: 3,
      status: 'pending',
    })
  })

  it('shortens a leave that has begun, with what comes back shown first', async () => {
    const { emese, admin } = office
    const { page, word } = person
    // A week back and one ahead: begun, and with working days on both sides.
    const [from_date, to_date] = [addDays(today, -7), addDays(today, 7)]
    const { id, days } = await book(admin, { type_id: 5, from_date, to_date, user_id: emese.id, auto_approve: 1 })
    await openInCalendar(person, from_date, to_date)
    await open('leave:shorten')
    const dialog = dialogOf(person)
    await dialog.getByLabel(word('request:shortenLastDay'), { exact: false }).fill(addDays(today, -1))
    const left = (await previewOf(id, from_date, addDays(today, -1))).days
    await dialog.getByText(word('request:shortenEffect', { total: days, count: left, back: days - left })).waitFor()
    await dialog.getByRole('button', { name: word('request:shortenConfirm') }).click()
    await dialog.getByText(word('problems:required')).waitFor()
    await dialog.getByLabel(word('request:shortenReason'), { exact: false }).fill('Visszajött')
    expect(await axeOfPage(page)).toEqual([])
    await dialog.getByRole('button', { name: word('request:shortenConfirm') }).click()
    await says(person, word('request:shortened'))
    const { data } = await emese.client.asked(leave.showRequest, { path: { id } })
    expect(data).toMatchObject({ to_date: addDays(today, -1), days: left })
    expect(data.history.at(-1)).toMatchObject({ what: 'shortened', comment: 'Visszajött' })
  })

  it('A02 V06 assigns leave to several, and takes it back as one', async () => {
    const { anna, emese } = office
    const { page, word } = person
    await book(anna, { type_id: 3, from_date: week(6) })
    await page.goto('/hu/dashboard')
    await page
      .getByRole('button', { name: word('leave:newRequest') })
      .first()
      .click()
    const dialog = await fill(person, week(6), week(6))
    expect(await dialog.getByRole('checkbox', { name: word('leave:onlyAdminsDelete') }).isChecked()).toBe(true)
    for (const name of ['Kovács', 'Tóth']) {
      await dialog.getByRole('combobox', { name: word('leave:people') }).fill(name)
      await page.getByRole('option', { name: new RegExp(name) }).click()
    }
    await page.keyboard.press('Escape')
    const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/day-off'))
    await dialog.getByRole('button', { name: word('leave:send') }).click()
    expect((await sent).postDataJSON()).toMatchObject({ deletable: 0, user_id: [anna.id, emese.id] })

    await dialog.getByText(word('leave:resultRefused'), { exact: true }).waitFor()
    await dialog.getByText(word('problems:overlap')).waitFor()
    await dialog.getByRole('button', { name: word('request:takeBackAll') }).click()
    await dialog.getByText(word('request:takenBack'), { exact: true }).waitFor()
    const of = (await daysOff(emese, { year: String(year) })).data.find(({ from_date }) => from_date === week(6))
    expect(of?.status).toBe('cancelled')
  })

  const previewOf = async (request_id: string, from_date: string, to_date: string) => {
    const body = { type_id: 5, from_date, to_date, request_id }
    return (await office.admin.client.asked(leave.previewLeave, { body })).data
  }
})

describe('a superadmin', () => {
  it('A01 decides on an own request, which its history marks', async () => {
    const { owner } = office
    const { id } = await book(owner, { from_date: week(5) })
    const person = await at(owner)
    const { page, word } = person
    await page.getByRole('button', { name: new RegExp(`^${word('leave:approve')}: Szabó Márta`) }).click()
    await says(person, word('leave:approved'))
    const { data } = await owner.client.asked(leave.showRequest, { path: { id } })
    expect(data.history.at(-1)).toMatchObject({ what: 'approved', own: true })
  })
})

describe('a stand-in', () => {
  it('is asked while the approver is away, and decides', async () => {
    const { anna, approver, dora } = office
    await approver.client.asked(people.saveAccountSettings, { path: { id: 'me' }, body: { stand_in_id: dora.id } })
    const { id } = await book(anna, { from_date: week(10) })
    const { id: other } = await book(anna, { from_date: addDays(week(10), 1) })
    const person = await at(dora, 390)
    const { page, word } = person
    await page.getByText(word('leave:mineEmpty')).waitFor()
    expect(await page.getByText(word('leave:waitingTitle')).count()).toBe(0)

    await book(approver, { type_id: 2, from_date: today, to_date: addDays(today, 6) })
    await page.reload()
    const dates = dayRange(week(10), week(10), 'hu')
    await page.getByRole('button', { name: word('leave:approveOf', { name: 'Kovács Anna', dates }) }).click()
    await says(person, word('leave:approved'))
    await openInCalendar(person, addDays(week(10), 1))
    await dialogOf(person)
      .getByRole('button', { name: word('leave:deny') })
      .click()
    await dialogOf(person)
      .getByRole('button', { name: word('leave:denyConfirm') })
      .click()
    await says(person, word('leave:denied'))
    expect([await statusOf(anna, id), await statusOf(anna, other)]).toEqual(['approved', 'denied'])
  })
})

it('leaves no complaint in any console, and nothing for the security policy to block', () => {
  expect(opened.flatMap(({ troubles }) => troubles)).toEqual([])
})
