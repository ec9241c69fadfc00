import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addNote } from '#shared/backoffice/contract/companies/add-note.ts'
import { bringCompanyBack } from '#shared/backoffice/contract/companies/bring-company-back.ts'
import { changeTrial } from '#shared/backoffice/contract/companies/change-trial.ts'
import { decideGrant } from '#shared/backoffice/contract/companies/decide-grant.ts'
import { listCompanies } from '#shared/backoffice/contract/companies/list-companies.ts'
import { markOrderPaid } from '#shared/backoffice/contract/companies/mark-order-paid.ts'
import { viewCompany } from '#shared/backoffice/contract/companies/view-company.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { confirmed, operatorIn } from '../backoffice.test-support.ts'
import { AreaParams } from '../frame/area-params.ts'
import { CompaniesPage } from './companies-page.tsx'
import { companyIs as shows, kekto } from './companies.test-support.ts'
import { CompanyPage } from './company-page.tsx'
import { CompanyPeoplePage } from './company-people-page.tsx'

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const open = () =>
  showFresh(
    <AreaParams value={{ id: 'c' }}>
      <CompanyPage confirmed={confirmed} />
    </AreaParams>,
  )

beforeEach(() => operatorIn())

describe('O12 the companies', () => {
  it('are listed with plan, end and size, each leading to its page', async () => {
    answer(listCompanies, () => ({ data: [kekto, { ...kekto, id: 'd', erase_on: '2026-12-05' }], next: null }))
    showFresh(<CompaniesPage />)
    const link = page.getByRole('link', { name: 'Kéktó Műhely Kft.' }).first()
    await expect.element(link).toHaveAttribute('href', '/admin/companies/c')
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Próbaidő.*Ingyenes használatot kért.*2027.*24/),
      expect.stringMatching(/Végleges törlés/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('are those whose trial ends soon by choice, and it is said where there is none', async () => {
    answer(listCompanies, () => ({ data: [], next: null }))
    showFresh(<CompaniesPage />, '/admin/companies?state=trial')
    await expect.element(page.getByText('A következő 30 napban egy próbaidőszak sem jár le.')).toBeVisible()
    expect(askedOf(listCompanies).at(-1)).toEqual({ query: { state: 'trial' } })
    await userEvent.click(page.getByRole('button', { name: /Állapot/ }))
    await userEvent.click(page.getByRole('option', { name: 'Törölt cégek' }))
    await expect.element(page.getByText('Nincs törölt cég.')).toBeVisible()
  })

  it('are searched by name, and filtered by whether they were deleted', async () => {
    answer(listCompanies, () => ({ data: [kekto], next: null }))
    showFresh(<CompaniesPage />)
    await userEvent.click(page.getByRole('button', { name: /Állapot/ }))
    await userEvent.click(page.getByRole('option', { name: 'Törölt cégek' }))
    await expect.poll(() => askedOf(listCompanies).at(-1)).toEqual({ query: { state: 'deleted' } })
    await userEvent.fill(page.getByRole('searchbox'), 'kék')
    await expect.poll(() => askedOf(listCompanies).at(-1)).toEqual({ query: { q: 'kék' } })
  })
})

describe('O12 a company', () => {
  it('is shown with its owner, trial, orders and notes', async () => {
    shows()
    open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Kéktó Műhely Kft.' })).toBeVisible()
    const text = document.body.textContent
    for (const said of ['Nagy Márta', 'marta@kekto.example', 'Magyarország', 'D-2026-0007', 'Hétfőn hívni'])
      expect(text).toContain(said)
    expect(await axeOfElement()).toEqual([])
  })

  it('is only looked at by whoever may not change it', async () => {
    operatorIn(['companies.read'])
    shows()
    open()
    await expect.element(page.getByText('Hétfőn hívni')).toBeVisible()
    expect(page.getByRole('button', { name: /Megadás|Kifizetve|Jegyzet/ }).elements()).toEqual([])
  })

  it('is given more time under the version that was read', async () => {
    answer(changeTrial, () => ({}))
    shows()
    open()
    const end = page.getByRole('textbox', { name: /A próbaidőszak vége/ })
    await userEvent.fill(end, '2027-03-01')
    await press('Mentés')
    await expect
      .poll(() => askedOf(changeTrial))
      .toEqual([{ path: { id: 'c' }, body: { to_date: '2027-03-01', version: 4 } }])
  })

  it('is granted free use after a question, or declined at once', async () => {
    answer(decideGrant, () => ({}))
    shows()
    open()
    await press('Elutasítás')
    await expect.poll(told).toEqual(['Elutasítottad a kérést.'])
    await press('Megadás')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Megadás' }))
    await expect.poll(() => askedOf(decideGrant).at(-1)).toEqual({ path: { id: 'c' }, body: { answer: 'granted' } })
  })

  it('has paid after a question that names the order', async () => {
    answer(markOrderPaid, () => ({}))
    shows()
    open()
    await press('A rendelés kifizetve: D-2026-0007')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Kifizetve' }))
    await expect.poll(told).toEqual(['Kifizetve: D-2026-0007'])
    expect(askedOf(markOrderPaid)).toEqual([{ path: { id: 'c', number: 'D-2026-0007' } }])
  })

  it('is noted about', async () => {
    answer(addNote, () => ({}))
    shows()
    open()
    await userEvent.fill(page.getByRole('textbox', { name: /Új jegyzet/ }), 'Visszahívták')
    await press('Jegyzet mentése')
    await expect.poll(() => askedOf(addNote)).toEqual([{ path: { id: 'c' }, body: { text: 'Visszahívták' } }])
    await expect.element(page.getByRole('textbox', { name: /Új jegyzet/ })).toHaveValue('')
  })

  it('is restored where it was deleted', async () => {
    answer(bringCompanyBack, () => ({}))
    shows({ erase_on: '2026-12-05' })
    open()
    await press('Cég helyreállítása')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cég helyreállítása' }))
    await expect.poll(told).toEqual(['Helyreállítva: Kéktó Műhely Kft.'])
  })
})

it('O12 the people of a company are seen as support under a banner, with nothing to press', async () => {
  shows()
  const anna = { id: 'anna', first_name: 'Anna', last_name: 'Kis', email: 'anna@kekto.example' }
  answer(viewCompany, () => ({ data: [{ ...anna, role: 2, status: 'active', approvers: 1 }], next: null }))
  showFresh(
    <AreaParams value={{ id: 'c' }}>
      <CompanyPeoplePage />
    </AreaParams>,
  )
  await expect.element(page.getByText(/Ügyfélszolgálatként nézed: Kéktó/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Kis Anna.*Adminisztrátor.*Aktív.*1/ })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(askedOf(viewCompany)[0]).toEqual({ path: { id: 'c' }, query: {} })
  expect(await axeOfElement()).toEqual([])
})
