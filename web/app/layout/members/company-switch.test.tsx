import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import account from '#shared/words/hu/account.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { session } from '../../session/fake-session.test-support.ts'
import { CompanySwitch } from './company-switch.tsx'

i18next.addResourceBundle('hu', 'account', account)

const me = signedIn({
  companies: [
    { id: 'c1', name: 'Kék Tó Kft.' },
    { id: 'c2', name: 'Zöld Domb Bt.' },
  ],
})

it('names the company that is open, and opens another with a token of its own', async () => {
  answer(company.selectCompany, () => ({ token: 'of-c2' }))
  showFresh(<CompanySwitch me={me} />)
  await userEvent.click(page.getByRole('button', { name: /^Kék Tó Kft.*Váltás másik cégre/ }))
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Zöld Domb Bt.')
  expect(await axeOfElement()).toEqual([])
  await userEvent.click(page.getByRole('menuitem', { name: 'Zöld Domb Bt.' }))
  await expect.poll(() => session.renew.mock.calls).toEqual([['of-c2']])
  expect(askedOf(company.selectCompany)).toEqual([{ body: { company_id: 'c2' } }])
})

it('says why another company does not open', async () => {
  refuse(company.selectCompany, 404, 'Nem található, vagy nem láthatod.')
  showFresh(<CompanySwitch me={me} />)
  await userEvent.click(page.getByRole('button', { name: /Kék Tó/ }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Zöld Domb Bt.' }))
  await expect.poll(told).toEqual(['Nem található, vagy nem láthatod.'])
})
