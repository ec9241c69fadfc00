import type { Browser } from 'playwright-core'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { operatorAtWork, type OperatorAtWork } from './operator-at-work.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
beforeAll(async () => void (browser = await launch()), 120_000)
afterAll(() => browser?.close())

describe.each([
  ['hu', 1280],
  ['en', 390],
] as const)('A06 the back office in %s at %i px', (language, width) => {
  let dora: OperatorAtWork
  afterAll(() => dora?.leave())

  it('is opened by signing in at its own address, once there is a second factor', async () => {
    const complaints: string[] = []
    dora = await operatorAtWork(browser, world, {
      language,
      width,
      atFactor: async page => void complaints.push(...(await axeOfPage(page))),
    })
    expect(complaints).toEqual([])
    await dora.goTo('admin-users')
  })

  it('asks for a code at the next sign-in', async () => {
    const { page, word, secret } = dora
    await page.goto(`/${language}/logout?then=%2Fadmin`)
    await dora.field('account:email').waitFor()
    await dora.givePassword()
    await page.getByRole('heading', { level: 1, name: word('security:stepTitle') }).waitFor()
    // The code of the next half a minute, since the present one is used up.
    await page.keyboard.type(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/[a-z-]+$/)
  })

  it('O04 O03 takes a template and an invitation, whose link leads back to it, from whoever confirms who they are', async () => {
    const { page, word } = dora
    await dora.goTo('permission-templates')
    await dora.button('operators:templateAdd').click()
    await dora.field('operators:templateName').fill(`Support ${language}`)
    await page.getByText(word('operators:read'), { exact: true }).nth(2).click()
    await dora.button('common:save').click()
    await page.getByRole('dialog', { name: word('security:confirmTitle') }).waitFor()
    expect(await dora.axe()).toEqual([])
    await page.keyboard.type(dora.recoveryCodes[0]!)
    await page.keyboard.press('Enter')
    await dora.sees(`Support ${language}`)

    await dora.goTo('admin-users')
    await dora.button('operators:invite').click()
    const email = `eva-${language}@szabi.example`
    await dora.field('operators:email').fill(email)
    await dora.field('operators:lastName').fill('Kis')
    await dora.field('operators:firstName').fill('Eva')
    await dora.button('operators:send').click()
    await dora.sees(email)
    expect(await dora.axe()).toEqual([])
    await expect
      .poll(() => world.cloud.mails().filter(({ to, text }) => to === email && text.includes('then=%2Fadmin')).length, {
        timeout: 30_000,
      })
      .toBe(1)
  })

  it('keeps in its log who did that', async () => {
    await dora.goTo('audit')
    await dora.sees(`eva-${language}@szabi.example`)
    expect(await dora.axe()).toEqual([])
    expect(dora.troubles).toEqual([])
  })
})
