import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addDays, weekdayOf } from '#shared/calendar/day.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { eventually, questionOn, somebody, type Person } from './person.ts'

const password = 'Szabi2026'

/** The Monday after next: ahead of every notice, and no public holiday may move it. */
const mondayAhead = (() => {
  const today = todayInBudapest()
  return addDays(today, 15 - weekdayOf(today))
})()

let cloud: LocalCloud
let browser: Browser

beforeAll(async () => {
  cloud = await ownCloud({ site: builtSite })
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

describe.each([
  ['hu', 1280],
  ['en', 390],
] as const)('P01 P02 the main job in %s at %i px', (language, width) => {
  const at = `@${language}.example.hu`
  let csilla: Person
  let bela: Person
  let anna: Person

  beforeAll(async () => {
    const open = () => somebody(browser, { url: cloud.url, language, width })
    ;[csilla, bela, anna] = [await open(), await open(), await open()]
  })
  afterAll(() => Promise.all([csilla?.leave(), bela?.leave(), anna?.leave()]))

  const path = (page: string) => `/${language}${page}`

  it('R11 T07 a company registers in four steps and keeps what was typed', async () => {
    const { page, word } = csilla
    await page.goto(path('/register/team'))
    await page.waitForURL(`**${path('/register')}`)

    await page.getByLabel(word('account:email'), { exact: false }).fill(`csilla${at}`)
    await page.reload()
    expect(await page.getByLabel(word('account:email'), { exact: false }).inputValue()).toBe(`csilla${at}`)
    await page.locator('input[type=password]').fill('kicsi')
    await page.getByRole('button', { name: word('common:continue'), exact: true }).click()
    expect(await page.getByText(word('problems:passwordLength')).count()).toBeGreaterThan(0)
    await page.locator('input[type=password]').fill(password)
    await page.getByRole('button', { name: word('common:continue'), exact: true }).click()

    await page.waitForURL(`**${path('/register/company')}`)
    await page.getByLabel(word('company:name'), { exact: false }).fill('Kék Tó Kft.')
    await page.reload()
    expect(await page.getByLabel(word('company:name'), { exact: false }).inputValue()).toBe('Kék Tó Kft.')
    await page.getByRole('button', { name: word('common:continue'), exact: true }).click()

    await page.waitForURL(`**${path('/register/personal-information')}`)
    await page.goBack()
    await page.waitForURL(`**${path('/register/company')}`)
    expect(await page.getByLabel(word('company:name'), { exact: false }).inputValue()).toBe('Kék Tó Kft.')
    await page.goForward()
    await page.getByLabel(word('people:lastName'), { exact: false }).fill('Kiss')
    await page.getByLabel(word('people:firstName'), { exact: false }).fill('Csilla')
    await page.getByRole('button', { name: word('common:continue'), exact: true }).click()

    await page.waitForURL(`**${path('/register/team')}`)
    await page.getByLabel(word('people:emailOf', { number: 1 }), { exact: false }).fill(`bela${at}`)
    await page.getByRole('button', { name: word('people:roleOf', { number: 1 }) }).click()
    await page.getByRole('option', { name: word('people:administrator') }).click()
    const second = page.getByLabel(word('people:emailOf', { number: 2 }), { exact: false })
    if (!(await second.count())) await page.getByRole('button', { name: word('people:addRow') }).click()
    await second.fill(`anna${at}`)
    await page.getByRole('button', { name: word('people:invite', { count: 2 }) }).click()
    await page.getByText(word('people:invitationWaits')).first().waitFor()
    await page.getByRole('button', { name: word('people:finish') }).click()
    await page.waitForURL(`**${path('/dashboard')}`)
  })

  it('confirms the address by the link in the email, until which no invitation leaves', async () => {
    const { page, word } = csilla
    await page.getByText(word('links:bannerTitle'), { exact: true }).waitFor()
    const received = await eventually(() => cloud.mails().find(({ to }) => to === `csilla${at}`), 'the email to csilla')
    expect(cloud.mails().filter(({ to }) => to === `anna${at}`)).toEqual([])
    await page.goto(/https?:\S+confirm-email\S+/.exec(received.text)![0])
    await page.getByRole('button', { name: word('links:confirmAction') }).click()
    await page.getByText(word('links:confirmed')).waitFor()
    await page.getByRole('link', { name: word('links:toDashboard') }).click()
    await page.waitForURL(`**${path('/dashboard')}`)
  })

  it('R03 the invited accept by the link in their email', async () => {
    for (const [person, name, last, first] of [
      [bela, 'bela', 'Nagy', 'Béla'],
      [anna, 'anna', 'Kovács', 'Anna'],
    ] as const) {
      const { page, word } = person
      const received = await eventually(() => cloud.mails().find(({ to }) => to === name + at), `the email to ${name}`)
      expect(received.text).toContain('Kék Tó Kft.')
      await page.goto(/https?:\S+accept-invitation\S+/.exec(received.text)![0])
      await page.getByLabel(word('people:lastName'), { exact: false }).fill(last)
      await page.getByLabel(word('people:firstName'), { exact: false }).fill(first)
      await page.locator('input[type=password]').fill(password)
      await page.getByRole('button', { name: word('people:join') }).click()
      await page.waitForURL(`**${path('/dashboard')}`)
      await page.getByRole('heading', { level: 1 }).getByText(first).waitFor()
    }
  })

  const ask = async ({ page, word }: Person, from: string, to: string, comment: string) => {
    await page
      .getByRole('button', { name: word('leave:newRequest') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(word('leave:firstDay'), { exact: false }).first().fill(from)
    await dialog.getByLabel(word('leave:lastDay'), { exact: false }).first().fill(to)
    await dialog.getByLabel(word('leave:comment'), { exact: false }).first().fill(comment)
    return dialog
  }

  it('P01 V03 somebody asks for days off and sees first what it costs', async () => {
    const dialog = await ask(anna, mondayAhead, addDays(mondayAhead, 8), 'Síelés')
    await dialog.getByText('7', { exact: true }).first().waitFor()
    const strip = dialog.locator('summary').filter({ hasText: anna.word('leave:workingDaysWord', { count: 7 }) })
    if (width < 800) await strip.click()
    await dialog.getByText('Nagy Béla').or(dialog.getByText('Béla Nagy')).first().waitFor()
    expect(await axeOfPage(anna.page)).toEqual([])
    await dialog.getByRole('button', { name: anna.word('leave:send') }).click()
    await anna.page.getByText(anna.word('leave:created')).waitFor()
    await anna.page.getByText(anna.word('common:statusPending')).first().waitFor()
  })

  it('E03 the approver is told by bell and email, and denies with a comment', async () => {
    const { page, word } = bela
    await eventually(
      () => cloud.mails().find(({ to, text }) => to === `bela${at}` && text.includes('Síelés')),
      'the email to the approver',
    )
    await page.reload()
    await page
      .getByRole('button', { name: new RegExp(word('notifications:bell')) })
      .first()
      .waitFor()
    await page.getByText('Síelés').first().waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await page
      .getByRole('button', { name: new RegExp(`^${word('leave:deny')}`) })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(word('leave:denyComment'), { exact: false }).fill('Akkor van a leltár')
    await dialog.getByRole('button', { name: word('leave:denyConfirm') }).click()
    await page.getByText(word('leave:denied')).waitFor()
    await page.getByText(word('leave:waitingEmpty')).waitFor()
  })

  it('T01 T05 the employee sees it, asks again, and is approved; the balance moves', async () => {
    await anna.page.reload()
    await anna.page.getByText('Akkor van a leltár').first().waitFor()
    const dialog = await ask(anna, addDays(mondayAhead, 1), addDays(mondayAhead, 2), 'Költözés')
    await dialog.getByText('2', { exact: true }).first().waitFor()
    await dialog.getByRole('button', { name: anna.word('leave:send') }).click()
    await anna.page.getByText(anna.word('leave:created')).waitFor()
    await anna.page.getByText('18', { exact: true }).first().waitFor()

    await bela.page.reload()
    // A toast stays as long as the pointer rests on it, which a phone has none of.
    await bela.page.mouse.move(0, 0)
    await bela.page
      .getByRole('button', { name: new RegExp(`^${bela.word('leave:approve')}`) })
      .first()
      .click()
    await bela.page.getByText(bela.word('leave:approved')).first().waitFor()

    await anna.page.reload()
    await anna.page.getByText(anna.word('common:statusApproved')).first().waitFor()
  })

  it('T04 X04 she cancels it, and the days are free again', async () => {
    const { page, word } = anna
    const approved = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: word('common:statusApproved') })
    await approved.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: word('leave:cancelRequest') }).click()
    await questionOn(page)
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: word('leave:cancelConfirm') })
      .click()
    await page.getByText(word('leave:cancelled')).waitFor()
    await page.getByText('20', { exact: true }).first().waitFor()
  })

  it('R09 T15 a reload keeps the session, two tabs do not fight, and signing out ends it', async () => {
    const { page, context, word } = anna
    const tab = await context.newPage()
    await Promise.all([page.goto(path('/dashboard')), tab.goto(path('/dashboard'))])
    await Promise.all([page, tab].map(each => each.getByRole('heading', { level: 1 }).getByText('Anna').waitFor()))
    await tab.close()

    await page.goto(path('/logout'))
    await page.waitForURL(url => !url.pathname.includes('logout') && !url.pathname.includes('dashboard'))
    await page.goto(path('/dashboard'))
    await page.waitForURL(`**${path('/login')}**`)
    await page.getByLabel(word('account:email'), { exact: false }).fill(`anna${at}`)
    await page.locator('input[type=password]').fill('Rossz2026')
    await page.getByRole('button', { name: word('account:logIn') }).click()
    await page.getByText(word('problems:invalidLogin')).waitFor()
    await page.locator('input[type=password]').fill(password)
    await page.getByRole('button', { name: word('account:logIn') }).click()
    await page.waitForURL(`**${path('/dashboard')}`)
  })

  it('leaves no complaint in any console, and nothing for the security policy to block', () => {
    // The refused sign-in is part of the story.
    const unexpected = [csilla, bela, anna]
      .flatMap(({ troubles }) => troubles)
      .filter(trouble => !/status of 422.*auth\/login/.test(trouble))
    expect(unexpected).toEqual([])
  })
})
