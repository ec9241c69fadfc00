import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answerPart } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { FactorNeededPage } from './factor-needed-page.tsx'
import { authenticator, button, factorsAre, press } from './second-factor.test-support.ts'

const onDone = vi.fn(async () => undefined)
const shown = () => show(<FactorNeededPage onDone={onDone} />)

beforeEach(() => {
  onDone.mockClear()
  answerPart(people.showMe, { data: { selected_company: { id: 'c', name: 'Kék Tó Kft.' } } })
})

it('ASVS 6.3.3 names the company that wants a second factor, and leads nowhere without one but out', async () => {
  factorsAre({})
  shown()
  await expect.element(page.getByText(/^A cégedben \(Kék Tó Kft\.\) az adminisztrátoroknak kötelező/)).toBeVisible()
  await expect.element(button('Alkalmazás beállítása')).toBeVisible()
  await expect.element(button('Tovább a céghez')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Kijelentkezés' })).toHaveAttribute('href', '/logout')
  expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
})

it('leads on to the company once there is one, by a press', async () => {
  factorsAre({ authenticator, recovery_codes_left: 3 })
  shown()
  await expect.element(page.getByText(/Kész, a kétlépcsős bejelentkezés be van állítva\./)).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  await press('Tovább a céghez')
  expect(onDone).toHaveBeenCalledOnce()
})
