import type { Browser, Locator, Page } from 'playwright-core'
import { TOTP } from 'otpauth'
import { permissions, type Area, type Permission } from '#shared/contract/permission.ts'
import type { Language } from '#shared/words/language.ts'
import { password, type Person as Inhabitant, type World } from '#test/support/world.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { questionOn, somebody, type Person } from './person.ts'

type Word = Person['word']
type Key = Parameters<Word>[0]
type Values = Parameters<Word>[1]

/** An operator in the back office. */
export interface OperatorAtWork extends Person {
  operator: Inhabitant
  /** Of the authenticator app that was set up at the first sign-in. */
  secret: string
  recoveryCodes: string[]
  /** Gives address and password at the entrance of the back office. */
  givePassword: () => Promise<void>
  /** Opens an area by the menu, which is in a panel where the page is narrow. */
  goTo: (area: Area) => Promise<void>
  button: (key: Key, values?: Values) => Locator
  field: (key: Key) => Locator
  /** Waits until something is said, wherever on the page. */
  sees: (text: string) => Promise<void>
  /** Presses a button of the dialog that is open. */
  inDialog: (key: Key, values?: Values) => Promise<void>
  /** Chooses of a list that opens from its label. */
  choose: (label: Key, option: string | RegExp) => Promise<void>
  /** Does something with a row by its menu. */
  withRow: (name: string, act: Key) => Promise<void>
  /** What automatic checks of accessibility find on the page. */
  axe: () => Promise<string[]>
}

interface Wish {
  language: Language
  width: number
  /** What the operator may do there; everything unless some of it is named. */
  additions?: readonly Permission[]
  /** Looks at the page on which the first sign-in asks for a second factor. */
  atFactor?: (page: Page) => Promise<void>
}

/** Signs an operator in at `/admin`, who sets up an authenticator app there, as the first time asks for. */
export async function operatorAtWork(
  browser: Browser,
  world: World,
  { language, width, additions = permissions, atFactor }: Wish,
): Promise<OperatorAtWork> {
  const operator = await world.operator({ additions: [...additions], hasFactor: false }, language)
  const person = await somebody(browser, {
    url: world.cloud.url,
    language,
    width,
    refusals: /status of (412|422|428|403|409)/,
  })
  const { page, word } = person
  page.setDefaultTimeout(60_000)
  const button: OperatorAtWork['button'] = (key, values) =>
    page.getByRole('button', { name: word(key, values), exact: true })
  const field: OperatorAtWork['field'] = key =>
    page.getByLabel(word(key), { exact: false }).and(page.locator('input, textarea')).first()
  const dialog = () => page.getByRole('dialog').or(questionOn(page)).last()
  const heading = (key: Key) => page.getByRole('heading', { level: 1, name: word(key) })

  async function givePassword() {
    await page.goto(`/${language}/admin`)
    await field('account:email').fill(operator.email)
    await page.locator('input[type=password]').fill(password)
    await page
      .locator('form')
      .getByRole('button', { name: word('account:logIn'), exact: true })
      .click()
  }

  async function signIn() {
    await givePassword()
    await button('security:authenticatorSetUp').waitFor()
    await atFactor?.(page)
    await button('security:authenticatorSetUp').click()
    await page.getByRole('dialog', { name: word('security:confirmTitle') }).waitFor()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: word('security:qrCode') }).waitFor()
    const secret = (await page.locator('code').first().textContent())!.replaceAll(/\s/g, '')
    await field('security:code').focus()
    await page.keyboard.type(new TOTP({ secret }).generate())
    await page.keyboard.press('Enter')
    await button('security:recoveryCodesSaved').waitFor()
    const recoveryCodes = await page.locator('[role=dialog] ol li').allTextContents()
    await button('security:recoveryCodesSaved').click()
    await button('backoffice:factorContinue').click()
    // The first page of those that the operator may open.
    await page.waitForURL(/\/admin\/[a-z-]+$/)
    return { secret, recoveryCodes }
  }
  const factor = await signIn()

  return {
    ...person,
    ...factor,
    operator,
    givePassword,
    button,
    field,
    axe: () => axeOfPage(page),
    async goTo(area) {
      if (width < 1024) await page.getByRole('button', { name: word('site:openMenu') }).click()
      await page
        .getByRole('link', { name: word(`backoffice:${area}`), exact: true })
        .last()
        .click()
      await heading(`backoffice:${area}`).waitFor()
    },
    sees: text => page.getByText(text).first().waitFor(),
    inDialog: (key, values) =>
      dialog()
        .getByRole('button', { name: word(key, values), exact: true })
        .last()
        .click(),
    async choose(label, option) {
      const opener = page.locator('button[aria-haspopup=listbox]')
      await opener
        .and(page.getByRole('button', { name: new RegExp(word(label)) }))
        .last()
        .click()
      await page.getByRole('option', { name: option }).click()
    },
    async withRow(name, act) {
      await button('common:actionsFor', { name }).click()
      await page.getByRole('menuitem', { name: word(act), exact: true }).click()
    },
  }
}
