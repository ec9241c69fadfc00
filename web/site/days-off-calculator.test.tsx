import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import calculator from '#shared/words/hu/calculator.json'
import site from '#shared/words/hu/site.json'
import entitlement from '#shared/words/hu/entitlement.json'
import { show } from '#web/ui/show.test-support.tsx'
import { DaysOffCalculator } from './days-off-calculator.tsx'

i18next.addResourceBundle('hu', 'calculator', calculator)
i18next.addResourceBundle('hu', 'site', site)
i18next.addResourceBundle('hu', 'entitlement', entitlement)

it.each([
  [false, 1],
  [true, 0],
])('R06 asks nobody to register who is in already: %s', async (isMember, invitations) => {
  show(<DaysOffCalculator isMember={isMember} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hány nap jár nekem?' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Regisztrálok, ingyen' }).elements()).toHaveLength(invitations)
})

it('R06 has three examples, counted by the law and each with its facts in its address', async () => {
  show(<DaysOffCalculator isMember={false} />)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Három példa' })).toBeVisible()
  const year = new Date().getFullYear()
  const examples = [...document.querySelectorAll('section:has(> ul > li > h3) > ul > li')].map(example => [
    example.querySelector('h3')?.textContent,
    example.querySelector('b')?.textContent,
    example.querySelectorAll('[data-cell]').length,
    new URLSearchParams(example.querySelector('a')?.search).toString(),
  ])
  expect(examples).toEqual([
    ['24 éves, gyermektelen', '20', 20, `year=${year}&birth=${year - 24}`],
    ['36 éves, két gyermekkel', '29', 29, `year=${year}&birth=${year - 36}&children=${year - 8}%2C${year - 5}`],
    // 30 × 153 / 365 = 12,58, or 12,54 in a leap year.
    ['46 éves, augusztus 1-jén kezdett', '13', 30, `year=${year}&birth=${year - 46}&start=${year}-08-01`],
  ])
})
