import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import i18next from 'i18next'
import { people } from '#shared/people/contract.ts'
import companyWords from '#shared/words/hu/company.json'
import { signedIn } from '#test/web/people/support.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { Nav } from './nav.tsx'

i18next.addResourceBundle('hu', 'company', companyWords)

const lastEntry = async (me: Parameters<typeof signedIn>[0]) => {
  answer(people.showMe, () => ({ data: signedIn(me) }))
  showFresh(<Nav />)
  const links = page.getByRole('link')
  await expect.element(links.first()).toBeVisible()
  return () => links.elements().at(-1)!.getAttribute('href')
}

it('P01 leads who decides for others to the sheets of all of them', async () => {
  await expect.poll(await lastEntry({ role: 1, is_approver: true })).toBe('/attendance')
})

it('A02 leads administrators there by the administration', async () => {
  await expect.poll(await lastEntry({ role: 2, is_approver: true })).toBe('/company')
})

it('A02 leads nobody else there, nor to the administration', async () => {
  await expect.poll(await lastEntry({ role: 1, is_approver: false })).toBe('/user/export')
})
