import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import calculator from '#shared/words/hu/calculator.json'
import site from '#shared/words/hu/site.json'
import { show } from '#web/ui/show.test-support.tsx'
import { DaysOffCalculator } from './days-off-calculator.tsx'

i18next.addResourceBundle('hu', 'calculator', calculator)
i18next.addResourceBundle('hu', 'site', site)

it.each([
  [false, 1],
  [true, 0],
])('R06 asks nobody to register who is in already: %s', async (isMember, invitations) => {
  show(<DaysOffCalculator isMember={isMember} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hány nap jár nekem?' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Regisztrálok, ingyen' }).elements()).toHaveLength(invitations)
})
