import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { showRequest } from '#shared/leave/contract/request/show-request.ts'
import { book, monday } from '../functions/leave/office.ts'
import { askForLink, pressInSlack, slackMessages, withSlack } from '../local/tour/slack.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { openWorld, password, type Person as Member } from '../support/world.ts'
import { eventually, questionOn, signedIn, type Person } from './person.ts'

const world = openWorld(async () => withSlack(await ownCloud({ site: builtSite })))
const day = monday(yearOf(todayInBudapest()) + 1)

let browser: Browser
let owner: Member
let anna: Member
let marta: Person
beforeAll(async () => {
  browser = await launch()
  owner = await world.founder('hu')
  anna = await world.colleague(owner, 1, 'hu')
  // What takes a confirmed identity is refused once, and asks for it then.
  marta = await signedIn(browser, owner.email, { url: world.cloud.url, refusals: /status of 428/ })
  // Slack's own page, on which an administrator lets the app in, sends them back.
  await marta.context.route('**/oauth/v2/authorize?*', async route => {
    const asked = new URL(route.request().url()).searchParams
    const back = new URL(asked.get('redirect_uri')!)
    back.search = String(new URLSearchParams({ code: 'right', state: asked.get('state')! }))
    await route.fulfill({ status: 302, headers: { location: back.href } })
  })
})
afterAll(async () => {
  await marta?.leave()
  await browser?.close()
})

describe('P05 a company in Slack', () => {
  it('is connected by an administrator, who chooses where requests are posted', async () => {
    const { page, word } = marta
    await page.goto('/hu/company/integrations')
    await page.getByRole('button', { name: word('slack:connect') }).click()
    const asked = page.getByRole('dialog', { name: word('security:confirmTitle') })
    await asked.locator('input[type=password]').fill(password)
    await asked.getByRole('button', { name: word('security:confirm'), exact: true }).click()
    await page.getByText(word('slack:connectedTo', { team: 'Kéktó' })).waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await axeOfPage(page)).toEqual([])

    await page.getByRole('button', { name: word('slack:channel') }).click()
    await page.getByRole('option', { name: '#szabadsag' }).click()
    await page.getByRole('button', { name: word('common:save'), exact: true }).click()
    await page.getByText(word('slack:saved')).waitFor()
  })

  it('knows an approver by the link that they were sent, who decides in the channel', async () => {
    const { page, word } = marta
    await page.goto(`/hu/user/slack?token=${await askForLink(world.cloud, 'UMARTA')}`)
    await page.getByRole('button', { name: word('slack:link'), exact: true }).click()
    await page.getByText(word('slack:linked', { team: 'Kéktó' })).waitFor()
    expect(await axeOfPage(page)).toEqual([])

    const { id } = await book(anna, { from_date: day })
    const [approve] = await eventually(() => slackMessages()[0]?.buttons, 'the message of the request')
    await pressInSlack(world.cloud, 'UMARTA', approve!)
    const state = async () => (await owner.client.asked(showRequest, { path: { id } })).data.status
    await eventually(async () => ((await state()) === 'approved' ? true : undefined), 'the decision')
    await eventually(() => (slackMessages()[0]?.buttons.length === 0 ? true : undefined), 'the message without buttons')
  })

  it('is left where an administrator disconnects it', async () => {
    const { page, word } = marta
    await page.goto('/hu/company/integrations')
    await page.getByRole('button', { name: word('slack:disconnect'), exact: true }).click()
    const question = questionOn(page)
    await question.getByRole('button', { name: word('slack:disconnect'), exact: true }).click()
    await page.getByText(word('slack:disconnected')).waitFor()
    await page.getByRole('button', { name: word('slack:connect') }).waitFor()
  })

  it('without a word in the console', () => expect(marta.troubles).toEqual([]))
})
