import type { Browser } from 'playwright-core'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { permissions } from '#shared/contract/permission.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, password, type Person as Inhabitant } from '#test/support/world.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { somebody, type Person } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
beforeAll(async () => void (browser = await launch()), 120_000)
afterAll(() => browser?.close())

describe.each([
  ['hu', 1280],
  ['en', 390],
] as const)('A06 the back office in %s at %i px', (language, width) => {
  let operator: Inhabitant
  let dora: Person
  let secret: string
  let recoveryCode: string
  const path = (page: string) => `/${language}${page}`
  type Key = Parameters<Person['word']>[0]
  const button = (key: Key) => dora.page.getByRole('button', { name: dora.word(key), exact: true })
  const heading = (key: Key) => dora.page.getByRole('heading', { level: 1, name: dora.word(key), exact: true })

  /** The menu is in a panel where the page is narrow. */
  async function goTo(key: Key) {
    if (width < 1024) await dora.page.getByRole('button', { name: dora.word('site:openMenu') }).click()
    await dora.page
      .getByRole('link', { name: dora.word(key), exact: true })
      .last()
      .click()
    await heading(key).waitFor()
  }

  beforeAll(async () => {
    operator = await world.operator({ additions: permissions, hasFactor: false }, language)
    dora = await somebody(browser, {
      url: world.cloud.url,
      language,
      width,
      refusals: /status of (412|422|428|403|409)/,
    })
  })
  afterAll(() => dora?.leave())

  async function givePassword() {
    const { page, word } = dora
    await page.goto(path('/admin'))
    await page.getByLabel(word('account:email'), { exact: false }).fill(operator.email)
    await page.locator('input[type=password]').fill(password)
    await page
      .locator('form')
      .getByRole('button', { name: word('account:logIn'), exact: true })
      .click()
  }

  it('is opened by signing in at its own address, once there is a second factor', async () => {
    const { page, word } = dora
    await givePassword()
    await heading('backoffice:factorTitle').waitFor()
    expect(await axeOfPage(page)).toEqual([])

    await button('security:authenticatorSetUp').click()
    await page.getByRole('dialog', { name: word('security:confirmTitle') }).waitFor()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: word('security:qrCode') }).waitFor()
    secret = (await page.locator('code').first().textContent())!.replaceAll(/\s/g, '')
    await page.getByLabel(word('security:code'), { exact: false }).first().focus()
    await page.keyboard.type(new TOTP({ secret }).generate())
    await page.keyboard.press('Enter')
    recoveryCode = (await page.locator('[role=dialog] ol li').first().textContent())!
    await button('security:recoveryCodesSaved').click()
    await button('backoffice:factorContinue').click()
    // The first page of those that the operator may open.
    await page.waitForURL(/\/admin\/[a-z-]+$/)
    await goTo('backoffice:admin-users')
  })

  it('asks for a code at the next sign-in', async () => {
    const { page, word } = dora
    await page.goto(path('/logout?then=%2Fadmin'))
    await page.getByLabel(word('account:email'), { exact: false }).waitFor()
    await givePassword()
    await page.getByRole('heading', { level: 1, name: word('security:stepTitle') }).waitFor()
    // The code of the next half a minute, since the present one is used up.
    await page.keyboard.type(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/[a-z-]+$/)
  })

  it('O04 O03 takes a template and an invitation, whose link leads back to it, from whoever confirms who they are', async () => {
    const { page, word } = dora
    await goTo('backoffice:permission-templates')
    await button('operators:templateAdd').click()
    await page.getByLabel(word('operators:templateName'), { exact: false }).fill(`Support ${language}`)
    await page.getByText(word('operators:read'), { exact: true }).nth(2).click()
    await button('common:save').click()
    const question = page.getByRole('dialog', { name: word('security:confirmTitle') })
    await question.waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await page.keyboard.type(recoveryCode)
    await page.keyboard.press('Enter')
    await page.getByText(`Support ${language}`).first().waitFor()

    await goTo('backoffice:admin-users')
    await button('operators:invite').click()
    const email = `eva-${language}@szabi.example`
    await page.getByLabel(word('operators:email'), { exact: false }).fill(email)
    await page.getByLabel(word('operators:lastName'), { exact: false }).fill('Kis')
    await page.getByLabel(word('operators:firstName'), { exact: false }).fill('Eva')
    await button('operators:send').click()
    await page.getByText(email).first().waitFor()
    expect(await axeOfPage(page)).toEqual([])
    await expect
      .poll(() => world.cloud.mails().filter(({ to, text }) => to === email && text.includes('then=%2Fadmin')).length, {
        timeout: 30_000,
      })
      .toBe(1)
  })

  it('keeps in its log who did that', async () => {
    await goTo('backoffice:audit')
    await dora.page.getByText(`eva-${language}@szabi.example`).first().waitFor()
    expect(await axeOfPage(dora.page)).toEqual([])
    expect(dora.troubles).toEqual([])
  })
})
