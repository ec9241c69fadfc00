import type { Browser, CDPSession } from 'playwright-core'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { clientFor } from '#test/support/client.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { eventually, somebody, type Person } from './person.ts'

const password = 'Sarkantyu2026'

let cloud: LocalCloud
let browser: Browser
/** By name, since passkeys are bound to a name and not to an IP address. */
let url: string

beforeAll(async () => {
  cloud = await ownCloud({ site: builtSite })
  url = cloud.url.replace('127.0.0.1', 'localhost')
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

/** A company whose superadmin has this address. */
async function founded(email: string, language: 'hu' | 'en') {
  const client = clientFor(cloud.url, language)
  await client.asked(account.register, { body: { email, password, captcha: 'stand-in.register' } })
  await client.asked(company.createCompany, {
    body: { name: 'Kék Tó Kft.', country: 'HU', working_hours: generalWeek },
  })
  const names = { first_name: 'Csilla', last_name: 'Kiss' }
  await client.asked(people.savePersonalInformation, { path: { id: 'me' }, body: names })
  await client.asked(company.completeRegistration)
  return client
}

/** An authenticator of the browser that verifies its owner without asking, as Chromium has for tests. */
async function withAuthenticator({ page, context }: Person): Promise<CDPSession> {
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return devTools
}

const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

describe.each([
  ['hu', 1280],
  ['en', 390],
] as const)('ASVS 6.3.3 a second factor in %s at %i px', (language, width) => {
  const email = `csilla@factor-${language}.example.hu`
  const path = (page: string) => `/${language}${page}`
  let csilla: Person
  let secret = ''
  let used = ''
  let recoveryCode = ''

  beforeAll(async () => {
    await founded(email, language)
    // Wrong answers on the way are refused, and the browser says so.
    csilla = await somebody(browser, { url, language, width, refusals: /status of (422|428|403)/ })
    await withAuthenticator(csilla)
  })
  afterAll(() => csilla?.leave())

  const button = (key: Parameters<Person['word']>[0], values?: Parameters<Person['word']>[1]) =>
    csilla.page.getByRole('button', { name: csilla.word(key, values), exact: true })
  const label = (key: Parameters<Person['word']>[0]) =>
    csilla.page.getByLabel(csilla.word(key), { exact: false }).first()

  async function givePassword() {
    const { page } = csilla
    await page.goto(path('/login'))
    await label('account:email').fill(email)
    await page.locator('input[type=password]').fill(password)
    await page
      .locator('form')
      .getByRole('button', { name: csilla.word('account:logIn'), exact: true })
      .click()
  }
  async function leave() {
    await csilla.page.goto(path('/logout'))
    await csilla.page.waitForURL(`**${path('/login')}`)
  }
  const isIn = () => csilla.page.waitForURL(`**${path('/dashboard')}`)

  it('an authenticator app is set up with a QR code, by keyboard alone', async () => {
    const { page } = csilla
    await givePassword()
    await isIn()
    await page.goto(path('/user/security'))
    await page.getByRole('heading', { level: 1, name: csilla.word('security:title') }).waitFor()
    await button('security:authenticatorSetUp').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: csilla.word('security:confirmTitle') }).waitFor()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: csilla.word('security:qrCode') }).waitFor()
    expect(await axeOfPage(page)).toEqual([])

    secret = ((await page.locator('[role=dialog] code').textContent()) ?? '').replaceAll(' ', '')
    await label('security:code').focus()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText(csilla.word('refusals:wrongCode')).waitFor()
    await label('security:code').fill('')
    await label('security:code').focus()
    used = codeOf(secret)
    await page.keyboard.type(used)
    await page.keyboard.press('Enter')
    await page.getByText(csilla.word('security:recoveryCodesOnce')).waitFor()
    expect(await page.locator('[role=dialog] ol li').count()).toBe(10)
    recoveryCode = (await page.locator('[role=dialog] ol li').first().textContent()) ?? ''
    expect(await axeOfPage(page)).toEqual([])
    await button('security:recoveryCodesSaved').focus()
    await page.keyboard.press('Enter')
    await page.getByText(csilla.word('security:recoveryCodesLeft', { count: 10 })).waitFor()
    await eventually(() => cloud.mails().find(({ to }) => to === email), 'the email about the app')
  })

  it('signing in asks for a code after the password', async () => {
    await leave()
    await givePassword()
    await csilla.page.getByRole('heading', { level: 1, name: csilla.word('security:stepTitle') }).waitFor()
    expect(await axeOfPage(csilla.page)).toEqual([])
    await label('security:code').fill(used)
    await button('security:stepContinue').click()
    await csilla.page.getByText(csilla.word('refusals:wrongCode')).waitFor()
    await label('security:code').fill(codeOf(secret, 1))
    await button('security:stepContinue').click()
    await isIn()
  })

  it('a passkey is added, and signs in by itself and after the password', async () => {
    const { page } = csilla
    await page.goto(path('/user/security'))
    await button('security:passkeyAdd').click()
    await label('security:passkeyName').fill('Laptop')
    await button('security:passkeyContinue').click()
    await page.getByRole('dialog', { name: csilla.word('security:confirmTitle') }).waitFor()
    await page.getByRole('dialog').getByRole('textbox').fill(recoveryCode)
    await button('security:confirm').click()
    await page.getByText('Laptop', { exact: true }).waitFor()
    expect(await axeOfPage(page)).toEqual([])

    await leave()
    await button('security:logInWithPasskey').click()
    await isIn()

    await leave()
    await givePassword()
    await page.getByText(csilla.word('security:stepPasskey')).waitFor()
    await button('security:stepUsePasskey').click()
    await isIn()
  })

  it('an administrator of a company that wants a second factor is led to set one up', async () => {
    const { page } = csilla
    await page.goto(path('/company/settings'))
    await page.getByText(csilla.word('settings:secondFactorRequired')).click()
    await page.getByText(csilla.word('settings:secondFactorOn')).waitFor()

    await page.goto(path('/user/security'))
    for (const [act, sure] of [
      [csilla.word('security:authenticatorRemove'), 'security:authenticatorRemove'],
      [csilla.word('security:passkeyRemove', { name: 'Laptop' }), 'security:passkeyRemoveConfirm'],
    ] as const) {
      // A toast stays as long as the pointer rests on it, which a phone has none of.
      await page.mouse.move(0, 0)
      await page.getByRole('button', { name: act, exact: true }).click()
      const question = page.getByRole('alertdialog', { name: act, exact: true })
      await question.getByRole('button', { name: csilla.word(sure), exact: true }).click()
      await question.waitFor({ state: 'detached' })
      const removed = page.getByRole('button', { name: act, exact: true }).waitFor({ state: 'detached' })
      // The identity was confirmed in another session, so the first change asks for it.
      if (sure === 'security:authenticatorRemove') {
        await button('security:confirmUsePasskey').click()
        await button('security:stepUsePasskey').click()
      }
      await removed
    }
    await page.goto(path('/dashboard'))
    await page.waitForURL(`**${path('/second-factor')}`)
    await page.getByRole('heading', { level: 1, name: csilla.word('security:neededTitle') }).waitFor()
    expect(await axeOfPage(page)).toEqual([])

    await button('security:passkeyAdd').click()
    await label('security:passkeyName').fill('Telefon')
    await button('security:passkeyContinue').click()
    await button('security:recoveryCodesSaved').click()
    // By keyboard, since on a phone the toast lies over the button for a while.
    await button('security:neededContinue').focus()
    await page.keyboard.press('Enter')
    await isIn()
  })

  it('nothing went wrong in the browser meanwhile', () => {
    // A start asks for the first data together with the user; an administrator without the factor that is required now is refused them.
    expect(csilla.troubles.filter(trouble => !trouble.includes('status of 412'))).toEqual([])
  })
})
