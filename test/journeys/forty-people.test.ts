import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { columnTitles } from '#web/company/employees/import/sheet.ts'
import { workbookOf, workbookType, type Cell } from '#web/company/employees/download/workbook.ts'
import { launch } from '../support/chromium.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { password } from '../support/world.ts'
import { eventually, somebody, type Person } from './person.ts'

let cloud: LocalCloud
let browser: Browser
let founder: Person

beforeAll(async () => {
  cloud = await ownCloud({ site: builtSite })
  browser = await launch()
  founder = await somebody(browser, { url: cloud.url, language: 'hu' })
  founder.page.setDefaultTimeout(60_000)
})

afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

const year = yearOf(todayInBudapest())
const people = 40
const emailOf = (number: number) => `n${number}@negyven.example.hu`
const two = (number: number) => String(number).padStart(2, '0')

/** Whom the law gives five and ten days more by their age (Mt. 117. §), with what they took this year and brought from the last one. */
const first = [
  { born: year - 35, taken: 5, brought: 3, left: 20 + 5 - 5 + 3 },
  { born: year - 45, taken: 9, brought: 0, left: 20 + 10 - 9 },
] as const

const head = [
  'last_name',
  'first_name',
  'email',
  'position',
  'birth_date',
  'employment_start',
  'taken',
  'brought',
] as const

function workbook() {
  const rows = Array.from({ length: people }, (_, number): Cell[] => {
    const { born, taken, brought } = first[number] ?? { born: year - 30, taken: 0, brought: 0 }
    const name = `Negyven${two(number)}`
    return [
      name,
      'Éva',
      emailOf(number),
      'Szabó',
      { day: `${born}-01-15` },
      { day: `${year - 3}-02-01` },
      taken,
      brought,
    ]
  })
  return workbookOf('Munkatársak', [head.map(field => columnTitles[field][0]), ...rows])
}

const press = ({ page, word }: Person, key: Parameters<Person['word']>[0], values?: Parameters<Person['word']>[1]) =>
  page.getByRole('button', { name: word(key, values), exact: true }).click()
const fill = ({ page, word }: Person, key: Parameters<Person['word']>[0], text: string) =>
  page.getByLabel(word(key), { exact: false }).first().fill(text)
const linkTo = async (email: string, page: string) => {
  const link = new RegExp(`https?:\\S+${page}\\S+`)
  return eventually(
    () => cloud.mails().flatMap(({ to, text }) => (to === email && link.exec(text)?.[0]) || [])[0],
    `the link to ${page} for ${email}`,
  )
}

it('P01 a company is registered, and its address confirmed', async () => {
  const { page } = founder
  await page.goto('/hu/register')
  await fill(founder, 'account:email', 'marta@negyven.example.hu')
  await page.locator('input[type=password]').fill(password)
  await press(founder, 'common:continue')
  await page.waitForURL('**/register/company')
  await fill(founder, 'company:name', 'Negyven Kft.')
  await press(founder, 'common:continue')
  await page.waitForURL('**/register/personal-information')
  await fill(founder, 'people:lastName', 'Szűcs')
  await fill(founder, 'people:firstName', 'Márta')
  await press(founder, 'common:continue')
  await page.waitForURL('**/register/team')
  await press(founder, 'people:skip')
  await page.waitForURL('**/hu/dashboard')
  await page.goto(await linkTo('marta@negyven.example.hu', 'confirm-email'))
  await press(founder, 'links:confirmAction')
  await page.getByText(founder.word('links:confirmed')).waitFor()
})

it('P02 forty people of a workbook are checked, and invited as one task', async () => {
  const { page, word } = founder
  await page.goto('/hu/company/employees/import')
  const file = { name: 'negyven.xlsx', mimeType: workbookType, buffer: Buffer.from(workbook()) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(word('employees:goodRows', { good: people, bad: 0 })).waitFor()
  await press(founder, 'employees:checkList')
  await press(founder, 'employees:inviteSome', { count: people })
  await page.getByText(word('employees:importOver')).first().waitFor()
  await eventually(
    () =>
      new Set(
        cloud
          .mails()
          .map(({ to }) => to)
          .filter(to => to.startsWith('n')),
      ).size === people
        ? true
        : undefined,
    'the forty emails',
  )
  await page.goto(`/hu/company/employees?state=invited&search=${encodeURIComponent(emailOf(39))}`)
  await page.getByRole('rowheader').getByText('Negyven39 Éva').waitFor()
  expect(await page.getByRole('rowheader').count()).toBe(1)
  await page.getByRole('heading', { name: `${word('employees:title')} ${people + 1}` }).waitFor()
})

it.each([0, 1] as const)(
  'P02 somebody imported sees the right balance on the first sign-in: person %i',
  async number => {
    const person = await somebody(browser, { url: cloud.url, language: 'hu' })
    const { page, word } = person
    page.setDefaultTimeout(60_000)
    await page.goto(await linkTo(emailOf(number), 'accept-invitation'))
    await fill(person, 'people:lastName', `Negyven${two(number)}`)
    await fill(person, 'people:firstName', 'Éva')
    await page.locator('input[type=password]').fill(password)
    await press(person, 'people:join')
    await page.waitForURL('**/hu/dashboard')
    const { left } = first[number]
    const days = { total: left, used: 0, planned: 0, pending: 0, left }
    await page.getByRole('img', { name: word('employees:strip', days) }).waitFor()
    expect(person.troubles).toEqual([])
    await person.leave()
  },
)
