import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { eventually, somebody } from '../../journeys/person.ts'
import { launch } from '../../support/chromium.ts'
import { clientFor } from '../../support/client.ts'

const email = 'kinga@example.hu'

let cloud: LocalCloud
let browser: Browser

beforeAll(async () => {
  cloud = await ownCloud({ site: builtSite })
  browser = await launch()
  const kinga = clientFor(cloud.url, 'hu')
  await kinga.asked(account.register, { body: { email, password: 'Elso2026', captcha: 'stand-in.register' } })
  await kinga.asked(company.createCompany, { body: { name: 'Kék Kft.', country: 'HU', working_hours: generalWeek } })
  const names = { first_name: 'Kinga', last_name: 'Kiss' }
  await kinga.asked(people.savePersonalInformation, { path: { id: 'me' }, body: names })
  await kinga.asked(company.completeRegistration)
})

afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

it('R05 R07 R23 a forgotten password is chosen anew by email, then changed by its owner', async () => {
  const { page, word, troubles, leave } = await somebody(browser, { url: cloud.url, language: 'hu' })
  const press = (key: TranslationKey<'account'>) =>
    page
      .getByRole('main')
      .getByRole('button', { name: word(key) })
      .click()

  await page.goto('/login')
  await page.getByRole('link', { name: word('account:forgotLink') }).click()
  await page.getByRole('heading', { level: 1, name: word('account:forgotTitle') }).waitFor()
  await page.getByLabel(word('account:email')).fill(email)
  await press('account:sendLink')
  await page.getByText(word('account:linkSentTitle')).waitFor()

  const received = await eventually(
    () => cloud.mails().find(({ to, text }) => to === email && text.includes('/change-password?')),
    'the email',
  )
  await page.goto(/https?:\S+change-password\S+/.exec(received.text)![0])
  await page.locator('input[type=password]').fill('Masodik2026')
  await press('account:savePassword')
  await page
    .getByRole('main')
    .getByRole('link', { name: word('account:logIn') })
    .click()

  await page.getByLabel(word('account:email')).fill(email)
  await page.locator('input[type=password]').fill('Masodik2026')
  await press('account:logIn')
  await page.waitForURL('**/dashboard')

  await page.getByRole('button', { name: word('account:menu') }).click()
  await page.getByRole('link', { name: word('account:changePassword') }).click()
  const [current, next] = [page.locator('input[type=password]').first(), page.locator('input[type=password]').last()]
  await current.fill('Elso2026')
  await next.fill('Harmadik2026')
  await press('account:savePassword')
  await page.getByText(word('refusals:invalidCurrentPassword')).waitFor()
  expect(await next.inputValue()).toBe('Harmadik2026')
  await current.fill('Masodik2026')
  await press('account:savePassword')
  await page.getByText(word('security:passwordChanged')).waitFor()

  expect(troubles.filter(trouble => !/status of 422.*user\/password/.test(trouble))).toEqual([])
  await leave()
})
