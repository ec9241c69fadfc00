import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { people } from '#shared/people/contract.ts'
import { book, inHungarian, monday, type Office } from '../functions/leave/office.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { openWorld, type Person as Member } from '../support/world.ts'
import { openNamedOffice } from './named.ts'
import { eventually, signedIn, somebody, type Person } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))
const week = (weeks: number) => monday(yearOf(todayInBudapest()) + 1, weeks)

let browser: Browser
let office: Office
const opened: Person[] = []

beforeAll(async () => {
  browser = await launch()
  office = await openNamedOffice(world)
})

afterAll(() => browser?.close())

async function at({ email }: Member, width = 1280): Promise<Person> {
  const person = await signedIn(browser, email, { url: world.cloud.url, width })
  opened.push(person)
  return person
}

const emailTo = ({ email }: Member, said: string) =>
  eventually(() => world.cloud.mails().findLast(({ to, text }) => to === email && text.includes(said)), said)

const rowOf = ({ page }: Person, said: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: said }).first()

/** Looks again until it is there: what is told comes a moment after what it tells of. */
const comes = (person: Person, said: string | RegExp) =>
  eventually(async () => {
    await person.page.goto('/hu/notifications')
    await person.page.getByRole('heading', { level: 1 }).waitFor()
    await person.page.waitForLoadState('networkidle')
    return (await rowOf(person, said).count()) ? true : undefined
  }, String(said))

describe('a request', () => {
  it('P01 E03 is approved by the button of its email, without signing in, and the page says so the second time', async () => {
    const { approver, anna } = office
    await book(inHungarian(anna, world), { from_date: week(1), comment: 'Esküvő' })
    const { text } = await emailTo(approver, 'Esküvő')
    const [link = ''] = /http\S+decide\?token=\S+decision=approved/.exec(text)!
    const visitor = await somebody(browser, { url: world.cloud.url, language: 'hu', width: 390 })
    opened.push(visitor)
    const { page, word } = visitor
    await page.goto(link.replace('/en/', '/hu/'))
    await page.getByText('„Esküvő”').waitFor()
    await page.getByText(word('links:decideNobodyAway')).waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await page.getByRole('button', { name: word('leave:approve') }).click()
    await page.getByText(word('links:decideApproved')).waitFor()
    await page.goto(link.replace('/en/', '/hu/'))
    await page.getByText(word('links:decidedTitle')).waitFor()
    expect(await page.getByRole('button', { name: word('leave:approve') }).count()).toBe(0)
  })

  it('T13 C01 its decision stands in the bell and on the page, is seen by a press, and goes by another, which keeps the focus', async () => {
    const person = await at(office.anna)
    const { page, word } = person
    await comes(person, /jóváhagyt/i)
    await page.getByRole('button', { name: word('notificationpage:markAll') }).click()
    const bell = page.getByRole('banner').getByRole('button', { name: word('notifications:bell'), exact: true })
    await bell.first().waitFor()
    expect(await axeOfPage(page)).toEqual([])
    const row = rowOf(person, /jóváhagyt/i)
    await row.getByRole('button', { name: /^Értesítés törlése/ }).click()
    await row.waitFor({ state: 'detached' })
    const held = await page.evaluate(() => document.activeElement?.closest('main')?.tagName)
    expect(held).toBe('MAIN')
    await page.reload()
    await page.getByText(word('notifications:empty')).first().waitFor()
  })

  it('is emailed of no more once that is switched off, which is kept', async () => {
    const { approver, emese, owner } = office
    const person = await at(approver)
    const { page, word } = person
    await page.goto('/hu/notifications')
    const topic = word('notificationpage:topic_requests')
    const email = page.getByRole('switch', { name: word('notificationpage:switch_email', { topic }), exact: true })
    await email.focus()
    await page.keyboard.press('Space')
    await page.waitForLoadState('networkidle')
    await page.reload()
    await eventually(async () => ((await email.isChecked()) ? undefined : true), 'the switch that is off')
    await owner.client.asked(people.saveApprovers, {
      path: { id: emese.id },
      body: { approver_ids: [approver.id] },
    })
    await book(inHungarian(emese, world), { from_date: week(2), comment: 'Vizsga' })
    await comes(person, 'Vizsga')
    expect(world.cloud.mails().filter(({ to, text }) => to === approver.email && text.includes('Vizsga'))).toEqual([])
  })
})

describe('a message of the company', () => {
  it('V09 needs its words, is seen before it is sent, comes once to everybody, and says how many have seen it', async () => {
    const { admin, anna } = office
    const writer = await at(admin)
    const { page, word } = writer
    await page.goto('/hu/company/messages')
    await page.getByRole('button', { name: word('messages:write') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: word('messages:send') }).click()
    await dialog.getByText(word('problems:messageRequired')).waitFor()
    await dialog.getByRole('textbox', { name: new RegExp(`^${word('messages:message')}`) }).fill('Pénteken évzáró!')
    await dialog
      .getByRole('region', { name: word('messages:preview') })
      .getByText('Pénteken évzáró!')
      .waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await dialog.getByRole('button', { name: word('messages:send') }).click()
    await page.getByText(word('messages:sent', { count: 4 })).waitFor()

    await emailTo(anna, 'Pénteken évzáró!')
    const reader = await at(anna, 390)
    await comes(reader, 'Pénteken évzáró!')
    expect(await reader.page.getByRole('main').getByText('Pénteken évzáró!').count()).toBe(1)
    await reader.page.getByRole('button', { name: word('notificationpage:markAll') }).click()
    await eventually(async () => {
      await page.reload()
      await page.getByText('Pénteken évzáró!').first().waitFor()
      return (await page.getByText(word('messages:seenBy', { seen: 1, total: 4 })).count()) ? true : undefined
    }, 'one of four')
  })
})

it('leaves no complaint in any console, and nothing for the security policy to block', () => {
  expect(opened.flatMap(({ troubles }) => troubles)).toEqual([])
})
