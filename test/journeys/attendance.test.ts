import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { correctAttendance } from '#shared/attendance/contract/correct-attendance.ts'
import { handInAttendance } from '#shared/attendance/contract/hand-in-attendance.ts'
import { previewPayroll } from '#shared/attendance/contract/preview-payroll.ts'
import { reopenAttendance } from '#shared/attendance/contract/reopen-attendance.ts'
import { showAttendance } from '#shared/attendance/contract/show-attendance.ts'
import { addDays, monthOf, weekdayOf, type Day } from '#shared/calendar/day.ts'
import { addToMonth, periodOfMonth } from '#shared/calendar/month.ts'
import { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { dayWithWeekday, monthInWords } from '#web/ui/dates/dates.ts'
import { type Office } from '../functions/leave/office.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { openWorld, type Person as Member } from '../support/world.ts'
import { openNamedOffice } from './named.ts'
import { eventually, signedIn, type Person } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

/** The month that is over, so that its sheet can be handed in on any day. */
const month = addToMonth(monthOf(todayInBudapest()), -1)
const address = `month=${month}`

let browser: Browser
let office: Office

beforeAll(async () => {
  browser = await launch()
  office = await openNamedOffice(world)
  const { owner, anna } = office
  await owner.client.asked(people.saveEmploymentInformation, {
    path: { id: anna.id },
    body: { employment_start: '2020-01-06' },
  })
})

afterAll(() => browser?.close())

const at = ({ email }: Member, refusals?: RegExp): Promise<Person> =>
  signedIn(browser, email, { url: world.cloud.url, ...(refusals && { refusals }) })
const sheet = async () => (await office.anna.client.asked(showAttendance, { query: { month } })).data
const says = ({ page }: Person, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** The cell of a day in a column. */
const cell = ({ page, word }: Person, day: Day, column: 'start' | 'end') =>
  page.getByRole('textbox', {
    name: word('sheet:cellOf', { day: dayWithWeekday(day, 'hu'), column: word(`sheet:${column}`) }),
    exact: true,
  })

describe('R16 P01 the attendance sheet of a month', () => {
  let worked: Day[]

  it('is corrected by whoever worked it, and handed in once nothing is wrong', async () => {
    worked = (await sheet()).days.filter(({ scheduled, worked }) => scheduled && worked).map(({ date }) => date)
    const [first, second] = worked as [Day, Day]
    const person = await at(office.anna)
    const { page, word } = person
    await page.goto(`/hu/user/export?${address}`)
    await page.getByRole('heading', { level: 1 }).getByText(monthInWords(month, 'hu')).waitFor()
    await cell(person, first, 'start').fill('9')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1730')
    await page.keyboard.press('Enter')
    await cell(person, second, 'start').fill('23')
    await page.keyboard.press('Tab')
    await page.getByText(word('attendance:endBeforeStart')).first().waitFor()
    expect(await page.getByRole('button', { name: word('sheet:handIn') }).isDisabled()).toBe(true)
    expect(await axeOfPage(page)).toEqual([])
    await page.getByRole('button', { name: word('sheet:undo') }).click()
    await eventually(
      async () => (await sheet()).days.every(({ mistake }) => mistake === null) || undefined,
      'the mistake to be undone',
    )
    expect((await sheet()).days.find(({ date }) => date === first)?.worked).toMatchObject({
      start: '09:00',
      end: '17:30',
    })
    await page.getByRole('button', { name: word('sheet:handIn') }).click()
    await says(person, word('sheet:handedIn'))
    expect(person.troubles).toEqual([])
    expect((await sheet()).state).toBe('handed_in')
    await person.leave()
  })

  it('is accepted by the approver, on the page of the employee', async () => {
    const person = await at(office.approver)
    const { page, word } = person
    await page.goto(`/hu/user/${office.anna.id}/export?${address}`)
    await page.getByRole('button', { name: word('sheet:accept') }).click()
    await says(person, word('sheet:accepted'))
    await page.getByText(word('sheet:locked')).waitFor()
    await page.getByText(word('sheet:step_accepted', { name: 'Nagy Béla' })).waitFor()
    expect(await axeOfPage(page)).toEqual([])
    expect(person.troubles).toEqual([])
    expect((await sheet()).state).toBe('accepted')
    await person.leave()
  })

  it('is locked: a late request is refused with its sentence, and so is a correction', async () => {
    const person = await at(office.admin, /day-off/)
    const { page, word } = person
    const monday = worked.find(day => weekdayOf(day) === 1 && worked.includes(addDays(day, 1)))!
    await page.goto(`/hu/user/${office.anna.id}/days-off`)
    await page.getByRole('button', { name: word('year:askForThem') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(word('leave:firstDay'), { exact: false }).first().fill(monday)
    await dialog.getByLabel(word('leave:lastDay'), { exact: false }).first().fill(addDays(monday, 1))
    await dialog.getByRole('button', { name: word('leave:send') }).click()
    await dialog.getByText(word('problems:monthLocked', { month })).first().waitFor()
    await page.goto(`/hu/user/${office.anna.id}/export?${address}`)
    await page.getByText(word('sheet:locked')).waitFor()
    expect(await page.getByRole('table').getByRole('textbox').count()).toBe(0)
    await person.leave()
  })
})

describe('Mt. 143. § (2) overtime that becomes time off', () => {
  /** A working day ahead that nobody has booked. */
  const ahead = () => {
    const day = addDays(todayInBudapest(), 14)
    return weekdayOf(day) > 5 ? addDays(day, 3) : day
  }

  it('is credited by the acceptance, asked for as leave, and told to payroll', async () => {
    const { owner, approver, anna } = office
    await owner.client.asked(changeLeaveRules, { body: { overtimeFor: 'time_off_until_next_year' } })
    await approver.client.asked(reopenAttendance, { body: { user_id: anna.id, month, reason: 'Kimaradt a túlóra' } })
    const days = (await sheet()).days.filter(({ scheduled, worked }) => scheduled && worked).slice(0, 4)
    for (const { date } of days)
      await anna.client.asked(correctAttendance, { path: { date }, body: { start: '08:00', end: '19:00' } })
    const minutes = days.length * 150
    await anna.client.asked(handInAttendance, { body: { month } })

    const decider = await at(approver)
    await decider.page.goto(`/hu/user/${anna.id}/export?${address}`)
    await decider.page.getByText(decider.word('sheet:timeOff')).waitFor()
    await decider.page.getByRole('button', { name: decider.word('sheet:accept') }).click()
    await says(decider, decider.word('sheet:accepted'))
    expect(decider.troubles).toEqual([])
    await decider.leave()

    const person = await at(anna)
    await person.page.goto('/hu/user/days-off')
    const share = person.page.getByRole('region', { name: person.word('year:overtime') })
    await share.getByText(person.word('year:overtimeLeft', { hours: '10' })).waitFor()
    expect(await axeOfPage(person.page)).toEqual([])
    await person.page
      .getByRole('button', { name: person.word('leave:newRequest') })
      .first()
      .click()
    const dialog = person.page.getByRole('dialog').first()
    await dialog.getByRole('button', { name: person.word('request:moreTypes') }).click()
    await person.page.getByText(person.word('common:leaveLieu'), { exact: true }).last().click()
    for (const field of ['leave:firstDay', 'leave:lastDay'] as const)
      await dialog.getByLabel(person.word(field), { exact: false }).first().fill(ahead())
    await dialog.getByRole('button', { name: person.word('leave:send') }).click()
    const asked = await eventually(
      async () => (await anna.client.asked(leave.listDaysOff)).balance.overtime?.taken[0],
      'the request for time off',
    )
    expect(asked).toMatchObject({ from_date: ahead(), minutes: 480 })
    await share.getByText(person.word('year:overtimeLeft', { hours: '2' })).waitFor()
    expect(person.troubles).toEqual([])
    await person.leave()

    const payer = await at(office.admin)
    const { to_date } = periodOfMonth(month)
    await payer.page.goto(`/hu/company/export?from=${month}-01&to=${to_date}`)
    const summary = payer.page.getByRole('region', { name: payer.word('payroll:summary') })
    await summary.getByText(payer.word('payroll:overtimeExchangedHours')).waitFor()
    expect(await axeOfPage(payer.page)).toEqual([])
    await payer.leave()
    const { data } = await office.admin.client.asked(previewPayroll, {
      query: { from: `${month}-01`, to: to_date, ids: anna.id },
    })
    expect(data.rows[0]!.figures).toMatchObject({ overtime_exchanged_hours: minutes })
  })

  it('is taken once, however many ask for it at the same moment', async () => {
    const { anna } = office
    const left = async () => (await anna.client.asked(leave.listDaysOff)).balance.overtime!
    const { taken } = await left()
    await anna.client.asked(leave.cancelLeave, { path: { id: taken[0]!.request_id } })
    const mondays = Array.from({ length: 6 }, (_, week) => addDays(ahead(), 7 * week + 7))
    const outcomes = await Promise.allSettled(
      mondays.map(day =>
        anna.client.asked(leave.requestLeave, { body: { type_id: 11, from_date: day, to_date: day, comment: '' } }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await left()).toMatchObject({ left: 120, uncovered: 0 })
  })
})
