import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { openReceiver } from '../support/receiver.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { openWorld, password, type Person as Member } from '../support/world.ts'
import { book, monday } from '../functions/leave/office.ts'
import { eventually, questionOn, somebody, type Person } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))
const day = monday(yearOf(todayInBudapest()) + 1)

let browser: Browser
let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeAll(async () => {
  browser = await launch()
  receiver = await openReceiver()
})
afterAll(async () => {
  receiver?.close()
  await browser?.close()
})

describe.each([
  ['hu', 1280],
  ['en', 390],
] as const)('P06 an administrator connects other programs, in %s at %i px', (language, width) => {
  let owner: Member
  let anna: Member
  let marta: Person
  const path = (page: string) => `/${language}${page}`

  beforeAll(async () => {
    owner = await world.founder(language)
    anna = await world.colleague(owner, 1, language)
    // What takes a confirmed identity is refused once, and asks for it then.
    marta = await somebody(browser, { url: world.cloud.url, language, width, refusals: /status of 428/ })
    const { page, word } = marta
    await page.goto(path('/login'))
    await page.getByLabel(word('account:email'), { exact: false }).fill(owner.email)
    await page.locator('input[type=password]').fill(password)
    await page.getByRole('button', { name: word('account:logIn'), exact: true }).click()
    await page.waitForURL(`**${path('/dashboard')}`)
  })
  afterAll(() => marta?.leave())

  const button = (...[key, values]: Parameters<Person['word']>) =>
    marta.page.getByRole('button', { name: marta.word(key, values), exact: true })
  const dialog = (...[key, values]: Parameters<Person['word']>) =>
    marta.page.getByRole('dialog', { name: marta.word(key, values), exact: true })
  const said = (...[key, values]: Parameters<Person['word']>) => marta.page.getByText(marta.word(key, values)).first()
  /** Asks a question's answer of the dialog in front. */
  const agree = async (key: Parameters<Person['word']>[0]) => {
    const question = questionOn(marta.page)
    await question.getByRole('button', { name: marta.word(key), exact: true }).click()
    await question.waitFor({ state: 'detached' })
  }
  async function confirmWhoSheIs() {
    const asked = dialog('security:confirmTitle')
    await asked.locator('input[type=password]').fill(password)
    await asked.getByRole('button', { name: marta.word('security:confirm'), exact: true }).click()
    await asked.waitFor({ state: 'detached' })
  }

  it('a key is shown once, opens the API, says when it was used, and opens nothing once it is revoked', async () => {
    const { page, word } = marta
    await page.goto(path('/company/integrations'))
    await button('integrations:new').click()
    await page.getByRole('textbox', { name: word('integrations:name') }).fill('Bérprogram')
    expect(await axeOfPage(page)).toEqual([])
    await button('integrations:create').click()
    await confirmWhoSheIs()
    const shown = dialog('integrations:created', { name: 'Bérprogram' })
    const key = (await shown.getByRole('group', { name: word('integrations:text') }).textContent()) ?? ''
    expect(key).toMatch(/^szk_/)
    expect(await axeOfPage(page)).toEqual([])
    await shown.getByRole('button', { name: word('integrations:kept'), exact: true }).click()
    await shown.waitFor({ state: 'detached' })

    const called = (address: string) =>
      fetch(`${world.cloud.url}/api/${language}${address}`, { headers: { authorization: `Bearer ${key}` } })
    const listed = await called('/user/list')
    expect([listed.status, listed.headers.has('ratelimit-remaining')]).toEqual([200, true])
    expect(((await listed.json()) as { data: { id: string }[] }).data.map(({ id }) => id).sort()).toEqual(
      [owner.id, anna.id].sort(),
    )
    await page.reload()
    const row = page.getByRole('list', { name: word('integrations:keys') }).getByRole('listitem')
    await row.getByText(word('integrations:lastUsed', { at: '' }).trim(), { exact: false }).waitFor()
    expect(await page.content()).not.toContain(key)

    await button('integrations:revokeOf', { name: 'Bérprogram' }).click()
    await agree('integrations:revoke')
    await said('integrations:revokedNow', { name: 'Bérprogram' }).waitFor()
    expect((await called('/user/list')).status).toBe(401)
  })

  it('a webhook is told of a new request, its log says what was answered, and an event is sent again', async () => {
    const { page, word } = marta
    await page.goto(path('/company/integrations'))
    await button('webhooks:add').click()
    const form = dialog('webhooks:add')
    await form.getByRole('textbox', { name: word('webhooks:name') }).fill('Intranet')
    await form.getByRole('textbox', { name: word('webhooks:url') }).fill(receiver.url)
    await form.getByText(word('webhooks:request_created'), { exact: true }).click()
    expect(await axeOfPage(page)).toEqual([])
    await form.getByRole('button', { name: word('webhooks:create'), exact: true }).click()
    const secret = dialog('webhooks:secretTitle')
    await secret.waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await secret.getByRole('button', { name: word('webhooks:done'), exact: true }).click()

    const { id } = await book(anna, { from_date: day })
    const told = () => receiver.received.filter(({ body }) => body.includes(id))
    await eventually(() => told()[0], 'the delivery')
    await button('common:actionsFor', { name: 'Intranet' }).click()
    await page.getByRole('menuitem', { name: word('webhooks:log'), exact: true }).click()
    const log = dialog('webhooks:logOf', { name: 'Intranet' })
    await log.getByText(word('webhooks:delivered'), { exact: true }).waitFor()
    await log.getByText(word('webhooks:request_created'), { exact: true }).waitFor()
    await log.getByText(word('webhooks:content'), { exact: true }).click()
    await log.getByText(id).waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await log.getByRole('button', { name: word('webhooks:replay'), exact: true }).click()
    await said('webhooks:replayed').waitFor()
    const [first, second] = await eventually(() => (told().length === 2 ? told() : undefined), 'the second delivery')
    expect(second!.body).toBe(first!.body)
    await log
      .getByRole('button', { name: word('common:close'), exact: true })
      .last()
      .click()
  })

  it('a calendar feed is made, fetched, said to be fetched, and once revoked answers as one that never was', async () => {
    const { page, word } = marta
    await page.goto(path('/user/account-settings'))
    await button('calendarfeeds:new').click()
    const form = dialog('calendarfeeds:new')
    await form.getByText(word('calendarfeeds:is_company')).click()
    const name = 'Csapat'
    await form.getByRole('textbox', { name: word('calendarfeeds:name') }).fill(name)
    expect(await axeOfPage(page)).toEqual([])
    await form.getByRole('button', { name: word('calendarfeeds:create'), exact: true }).click()
    const shown = dialog('calendarfeeds:created', { name })
    const url = (await shown.getByRole('group', { name: word('calendarfeeds:address') }).textContent()) ?? ''
    expect(await axeOfPage(page)).toEqual([])
    await shown.getByRole('button', { name: word('calendarfeeds:kept'), exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: name })
    await row.getByText(word('calendarfeeds:neverFetched')).waitFor()

    const address = `${world.cloud.url}${new URL(url).pathname}`
    const event = `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`
    await eventually(async () => (await (await fetch(address)).text()).includes(event) || undefined, 'the event')
    await page.reload()
    await row
      .getByText(word('calendarfeeds:fetchedAt', { from: '', to: '' }).split(' ')[0]!, { exact: false })
      .waitFor()
    expect(await row.getByText(word('calendarfeeds:neverFetched')).count()).toBe(0)
    expect(await page.content()).not.toContain(url)

    await button('calendarfeeds:revokeOf', { name }).click()
    await agree('calendarfeeds:revoke')
    await said('calendarfeeds:revokedNow', { name }).waitFor()
    const never = address.replace(/[^_]{26}\.ics$/, `${'q'.repeat(26)}.ics`)
    const answers = await Promise.all([address, never].map(one => fetch(one)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    const [revoked, unknown] = await Promise.all(answers.map(answer => answer.text()))
    expect(revoked).toBe(unknown)
  })

  it('the page of the plan explains by the seats what it would cost', async () => {
    const { page, word } = marta
    await page.goto(path('/company/plan'))
    await page.getByRole('heading', { level: 1, name: word('plan:title') }).waitFor()
    await said('plan:starterBody', { count: 2 }).waitFor()
    await page.getByRole('textbox', { name: word('plan:wanted') }).fill('12')
    await page.keyboard.press('Tab')
    const sum = page.getByRole('form', { name: word('plan:order') })
    await sum.getByText(word('plan:seatsAhead', { count: 12, active: 2 })).waitFor()
    // Twelve seats at 490 forints for the ten months of a yearly price, and 27 % of VAT.
    const digits = async () => ((await sum.locator('dd').allTextContents()) ?? []).map(text => text.replace(/\D/g, ''))
    expect(await digits()).toEqual(['58800', '15876', '74676'])
    expect(await axeOfPage(page)).toEqual([])
  })

  it('nothing went wrong in the browser meanwhile', () => {
    expect(marta.troubles).toEqual([])
  })
})
