import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showMe } from '#shared/people/contract/show-me.ts'
import account from '#shared/words/hu/account.json'
import people from '#shared/words/hu/people.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { UserMenu } from './user-menu.tsx'

i18next.addResourceBundle('hu', 'account', account)
i18next.addResourceBundle('hu', 'people', people)

it('R34 R23 leads to one’s own pages and out', async () => {
  answer(showMe, () => ({
    data: signedIn({ first_name: 'Anna', last_name: 'Kis', email: 'anna@kekto.example' }),
  }))
  showFresh(<UserMenu />)
  await userEvent.click(page.getByRole('button', { name: 'Fiók és beállítások' }))
  const menu = page.getByRole('dialog', { name: 'Fiók és beállítások' })
  await expect.element(menu.getByText('Kis Anna')).toBeVisible()
  const own = menu
    .getByRole('link')
    .elements()
    .map(link => [link.textContent, link.getAttribute('href')])
    .filter(([, to]) => !/^\/(hu|en)$/.test(to ?? ''))
  expect(own).toEqual([
    ['Személyes adatok', '/user/personal-information'],
    ['Jelszó módosítása', '/user/password-change'],
    ['Biztonság', '/user/security'],
    ['Munkaügyi adatok', '/user/employee-information'],
    ['Jóváhagyók', '/user/approvers'],
    ['Fiókbeállítások', '/user/account-settings'],
    ['Kijelentkezés', '/logout'],
  ])
  expect(await axeOfElement(menu.element())).toEqual([])
  await userEvent.click(menu.getByRole('link', { name: 'Jóváhagyók' }))
  await expect.element(menu).not.toBeInTheDocument()
})
