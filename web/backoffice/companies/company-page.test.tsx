import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addNote, longestNote } from '#shared/backoffice/contract/companies/add-note.ts'
import { bringCompanyBack } from '#shared/backoffice/contract/companies/bring-company-back.ts'
import { changeTrial } from '#shared/backoffice/contract/companies/change-trial.ts'
import { decideGrant } from '#shared/backoffice/contract/companies/decide-grant.ts'
import { listCompanies } from '#shared/backoffice/contract/companies/list-companies.ts'
import { markOrderPaid } from '#shared/backoffice/contract/companies/mark-order-paid.ts'
import { removeNote } from '#shared/backoffice/contract/companies/remove-note.ts'
import { showCompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { viewCompany } from '#shared/backoffice/contract/companies/view-company.ts'
import { standings } from '#shared/company/plan/plan.ts'
import { ApiError } from '#shared/contract/client.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { unshow } from '#web/ui/show.test-support.tsx'
import { confirmed, operatorIn } from '../backoffice.test-support.ts'
import { AreaParams } from '../frame/area-params.ts'
import { companyIs, kekto, order } from './companies.test-support.ts'
import { CompaniesPage } from './companies-page.tsx'
import { CompanyPage } from './company-page.tsx'
import { CompanyPeoplePage } from './company-people-page.tsx'

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const within = (name: string) => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name }))
const Company = () => <CompanyPage confirmed={confirmed} />
const shownAs = (Page: () => React.ReactNode) =>
  showFresh(
    <AreaParams value={{ id: 'c' }}>
      <Page />
    </AreaParams>,
  )
const open = async () => {
  shownAs(Company)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kéktó Műhely Kft.' })).toBeVisible()
}

beforeEach(() => {
  operatorIn()
  companyIs()
})
afterEach(() => i18next.changeLanguage('hu'))

describe('O12 the trial of a company', () => {
  const end = page.getByRole('textbox', { name: /A próbaidőszak vége/ })

  it('stays as it is typed where it is refused, with the sentence at the field', async () => {
    refuse(changeTrial, 422, 'Nézd át', { to_date: ['A próbaidő nem érhet véget, mielőtt elkezdődik.'] })
    await open()
    await userEvent.fill(end, '2026-09-01')
    await press('Mentés')
    await expect.element(end).toHaveAccessibleDescription(/nem érhet véget, mielőtt elkezdődik/)
    await expect.element(end).toHaveValue('2026-09-01')
    expect(told()).toEqual([])
  })

  it('is no day that there is not, and is then not sent', async () => {
    await open()
    await userEvent.fill(end, '2027-02-30')
    await press('Mentés')
    await expect.element(end).toHaveAccessibleDescription(/Ilyen nap nincs\./)
    expect(askedOf(changeTrial)).toEqual([])
  })

  it('is still there where one comes back before it is saved', async () => {
    await open()
    await expect.element(page.getByRole('button', { name: 'Mentés', exact: true })).toBeDisabled()
    await userEvent.fill(end, '2027-03-01')
    await expect.element(page.getByRole('button', { name: 'Mentés', exact: true })).toBeEnabled()
    unshow()
    await open()
    await expect.element(end).toHaveValue('2027-03-01')
  })

  /** Somebody else gives time until February while March is typed. */
  async function overtaken() {
    answer(changeTrial, ({ body }) => {
      if (body.version === 5) return {}
      companyIs({ trial: { to_date: '2027-02-10' }, version: 5 })
      throw new ApiError(409, { success: 0, code: 'conflict', message: 'Közben valaki más módosította.' })
    })
    await open()
    await userEvent.fill(end, '2027-03-01')
    await press('Mentés')
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'A most érvényes érték' }))
      .toMatchTextContent(/2027-02-10/)
    await expect.element(end).toHaveValue('2027-03-01')
  }

  it('shows both days where somebody else was quicker, and is saved over it when one says so', async () => {
    await overtaken()
    await press('Mentés az enyémmel')
    await expect.poll(told).toContain('A próbaidőszak vége: 2027. márc. 1.')
    expect(askedOf(changeTrial).at(-1)).toEqual({ path: { id: 'c' }, body: { to_date: '2027-03-01', version: 5 } })
  })

  it('takes the day of whoever was quicker when one says so, and sends nothing', async () => {
    await overtaken()
    await press('Az új értékek átvétele')
    await expect.element(end).toHaveValue('2027-02-10')
    expect(askedOf(changeTrial)).toHaveLength(1)
  })

  it('is said where none has begun', async () => {
    companyIs({ trial: null })
    await open()
    await expect.element(page.getByText('Ennél a cégnél még nem kezdődött próbaidőszak.')).toBeVisible()
    await expect.element(end).not.toBeInTheDocument()
  })

  it('is a sentence for whoever may only look', async () => {
    operatorIn(['companies.read'])
    await open()
    await expect.element(page.getByText('A próbaidőszak vége: 2027. jan. 20.')).toBeVisible()
    await expect.element(end).not.toBeInTheDocument()
  })
})

describe('O12 free use', () => {
  it('is not given where one thinks better of it, and why it was refused is told', async () => {
    refuse(decideGrant, 409, 'A cég közben visszavonta a kérését.')
    await open()
    await press('Megadás')
    expect(await axeOfElement(page.getByRole('alertdialog').element())).toEqual([])
    await within('Mégse')
    expect(askedOf(decideGrant)).toEqual([])
    await press('Elutasítás')
    await expect.poll(told).toEqual(['A cég közben visszavonta a kérését.'])
  })

  it('can be given to whoever has not asked, who cannot be declined, and is given once', async () => {
    companyIs({ grant: 'none' })
    await open()
    await expect.element(page.getByText('Nem kérte, és nincs megadva.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Elutasítás' })).not.toBeInTheDocument()
    answer(decideGrant, () => (companyIs({ grant: 'granted' }), {}))
    await press('Megadás')
    await within('Megadás')
    await expect.element(page.getByText('Mindent ingyen használ.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Megadás' })).not.toBeInTheDocument()
  })
})

describe('O12 free use that was given', () => {
  it('is taken back after a question that says what follows, and not where one thinks better of it', async () => {
    companyIs({ grant: 'granted' })
    answer(decideGrant, () => (companyIs({ grant: 'none' }), {}))
    await open()
    await press('Visszavonás')
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/csak olvashatók lesznek/)
    expect(await axeOfElement(page.getByRole('alertdialog').element())).toEqual([])
    await within('Mégse')
    expect(askedOf(decideGrant)).toEqual([])
    await press('Visszavonás')
    await within('Visszavonás')
    await expect.poll(told).toEqual(['Visszavontad az ingyenes használatot.'])
    expect(askedOf(decideGrant)).toEqual([{ path: { id: 'c' }, body: { answer: 'declined' } }])
    await expect.element(page.getByText('Nem kérte, és nincs megadva.')).toBeVisible()
  })

  it('is not taken back by whoever may only look', async () => {
    operatorIn(['companies.read'])
    companyIs({ grant: 'granted' })
    await open()
    await expect.element(page.getByText('Mindent ingyen használ.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Visszavonás' })).not.toBeInTheDocument()
  })
})

describe('O12 the orders of a company', () => {
  it('say what became of them; one that was withdrawn can be paid too, one that is paid cannot again', async () => {
    companyIs({
      orders: [
        { ...order, number: 'D-1', state: 'paid' },
        { ...order, number: 'D-2', state: 'withdrawn' },
      ],
    })
    await open()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'D-1' }))
      .toMatchTextContent(/62\s?230.*Kifizetve/)
    await expect.element(page.getByRole('listitem').filter({ hasText: 'D-2' })).toMatchTextContent(/Visszavonva/)
    await expect.element(page.getByRole('button', { name: 'A rendelés kifizetve: D-2' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'A rendelés kifizetve: D-1' })).not.toBeInTheDocument()
  })

  it('are not marked paid without a yes, and it is told where it could not be done', async () => {
    refuse(markOrderPaid, 409, 'Ezt a rendelést már kifizették.')
    await open()
    await press('A rendelés kifizetve: D-2026-0007')
    await within('Mégse')
    expect(askedOf(markOrderPaid)).toEqual([])
    await press('A rendelés kifizetve: D-2026-0007')
    await within('Kifizetve')
    await expect.poll(told).toEqual(['Ezt a rendelést már kifizették.'])
  })

  it('are said to be none', async () => {
    companyIs({ orders: [] })
    await open()
    await expect.element(page.getByText('Még nincs rendelés.')).toBeVisible()
  })
})

describe('O12 a note about a company', () => {
  const field = page.getByRole('textbox', { name: /Új jegyzet/ })

  it('is asked for where nothing is typed, and is no longer than it can be', async () => {
    await open()
    await press('Jegyzet mentése')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(field, 'a'.repeat(longestNote + 1))
    await press('Jegyzet mentése')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(askedOf(addNote)).toEqual([])
  })

  it('is kept as a draft where it could not be saved, and forgotten once it is', async () => {
    refuse(addNote, 500, 'Hiba történt')
    await open()
    await userEvent.fill(field, 'Visszahívták')
    await press('Jegyzet mentése')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Hiba történt/)
    unshow()
    await open()
    await expect.element(field).toHaveValue('Visszahívták')
    answer(addNote, () => ({}))
    await press('Jegyzet mentése')
    await expect.element(field).toHaveValue('')
    unshow()
    await open()
    await expect.element(field).toHaveValue('')
  })

  it('is text whatever signs it has, and leaves the page when it is removed', async () => {
    companyIs({ notes: [{ ...kekto.notes[0]!, text: '<b>Fontos</b>' }] })
    answer(removeNote, () => (companyIs({ notes: [] }), {}))
    await open()
    await expect.element(page.getByText('<b>Fontos</b>')).toBeVisible()
    await press('Jegyzet törlése')
    await expect.element(page.getByText('Még nincs jegyzet.')).toBeVisible()
    expect(askedOf(removeNote)).toEqual([{ path: { id: 'c', noteId: 'n' } }])
  })
})

describe('O12 the page of a company', () => {
  it('can be loaded again where it could not be, in the words of the server', async () => {
    refuse(showCompanyAccount, 404, 'Nincs ilyen cég.')
    shownAs(Company)
    await expect.element(page.getByText('Nincs ilyen cég.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cégek' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Minden cég' })).toHaveAttribute('href', '/admin/companies')
    companyIs()
    await press('Újratöltés')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Kéktó Műhely Kft.' })).toBeVisible()
  })

  it('leads to its people, to all companies, and to what operators did to it', async () => {
    await open()
    const names = ['Munkatársak megtekintése', 'Minden cég', 'Mi történt vele a kezelőfelületen']
    const places = names.map(name => page.getByRole('link', { name }).element().getAttribute('href'))
    expect(places).toEqual(['/admin/companies/c/people', '/admin/companies', '/admin/log?subject=c'])
  })

  it('does not lead to the log whoever may not read it', async () => {
    operatorIn(['companies.read'])
    await open()
    await expect.element(page.getByRole('link', { name: 'Minden cég' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Mi történt vele/ })).not.toBeInTheDocument()
  })

  it('is restored by whoever may, after a yes', async () => {
    refuse(bringCompanyBack, 409, 'Ezt a céget már törölték véglegesen.')
    companyIs({ erase_on: '2026-12-05' })
    await open()
    await expect.element(page.getByText('Végleges törlés: 2026. dec. 5.')).toBeVisible()
    await press('Cég helyreállítása')
    await within('Mégse')
    expect(askedOf(bringCompanyBack)).toEqual([])
    await press('Cég helyreállítása')
    await within('Cég helyreállítása')
    await expect.poll(told).toEqual(['Ezt a céget már törölték véglegesen.'])
  })

  it('says that it was deleted to whoever may only look, with nothing to press', async () => {
    operatorIn(['companies.read'])
    companyIs({ erase_on: '2026-12-05' })
    await open()
    await expect.element(page.getByText('Ezt a céget törölték')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cég helyreállítása' })).not.toBeInTheDocument()
  })

  it('says who owns it once where the owner has no name, and until when only where something ends', async () => {
    companyIs({ owner: { id: 'm', name: 'm@kekto.example', email: 'm@kekto.example' }, last_day: null, country: 'SK' })
    await open()
    expect(page.getByText('m@kekto.example').elements()).toHaveLength(1)
    await expect.element(page.getByText('Szlovákia')).toBeVisible()
    await expect.element(page.getByRole('term').filter({ hasText: 'Meddig' })).not.toBeInTheDocument()
  })

  it('is in English for whoever reads English', async () => {
    await i18next.changeLanguage('en')
    await open()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Free use' })).toBeVisible()
    await expect.element(page.getByText('Hungary')).toBeVisible()
    expect(document.body.textContent).toMatch(/Asks for free use.*To be paid/)
    expect(await axeOfElement()).toEqual([])
  })
})

describe('O12 the list of companies', () => {
  it('says in words what each company has', async () => {
    answer(listCompanies, () => ({
      data: standings.map(standing => ({ ...kekto, id: standing, standing, asks_for_grant: false })),
      next: null,
    }))
    showFresh(<CompaniesPage />)
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(standings.length + 1)
    const text = document.body.textContent
    for (const said of ['Ingyenes (megadva)', 'Induló', 'Próbaidő', 'Előfizetés', 'Csak olvasható'])
      expect(text).toContain(said)
  })

  it('begins with the deleted ones where the address says so, and what it says else is the live ones', async () => {
    answer(listCompanies, () => ({ data: [], next: null }))
    showFresh(<CompaniesPage />, '/admin/companies?state=deleted')
    await expect.poll(() => askedOf(listCompanies).at(-1)).toEqual({ query: { state: 'deleted' } })
    unshow()
    showFresh(<CompaniesPage />, '/admin/companies?state=everything')
    await expect.poll(() => askedOf(listCompanies).at(-1)).toEqual({ query: { state: 'live' } })
  })
})

describe('O12 the people of a company', () => {
  const anna = { id: 'anna', first_name: '', last_name: '', email: 'anna@kekto.example', role: 1, status: 'invited' }

  it('come page by page, and are named by their address as long as they have no name', async () => {
    answer(viewCompany, ({ query }) =>
      query.cursor
        ? { data: [{ ...anna, id: 'bela', email: 'bela@kekto.example', status: 'deleted', approvers: 0 }], next: null }
        : { data: [{ ...anna, approvers: 2 }], next: 'anna' },
    )
    shownAs(CompanyPeoplePage)
    await expect.element(page.getByRole('row', { name: /anna@kekto.example.*Munkatárs.*Meghívott.*2/ })).toBeVisible()
    await press('Továbbiak betöltése')
    await expect.element(page.getByRole('row', { name: /bela@kekto.example.*Korábbi munkatárs/ })).toBeVisible()
    expect(askedOf(viewCompany).at(-1)).toEqual({ path: { id: 'c' }, query: { cursor: 'anna' } })
  })

  it('are of a company that has a name, or say under that of the area that there is none', async () => {
    refuse(showCompanyAccount, 404, 'Nincs ilyen cég.')
    refuse(viewCompany, 404, 'Nincs ilyen cég.')
    shownAs(CompanyPeoplePage)
    await expect.element(page.getByText('Nincs ilyen cég.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cégek' })).toBeVisible()
    expect(page.getByText(/Ügyfélszolgálatként nézed/).elements()).toEqual([])
  })

  it('can be loaded again where they could not be', async () => {
    refuse(viewCompany, 403, 'Ehhez már nincs jogosultságod.')
    shownAs(CompanyPeoplePage)
    await expect.element(page.getByText('Ehhez már nincs jogosultságod.')).toBeVisible()
    answer(viewCompany, () => ({ data: [{ ...anna, approvers: 0 }], next: null }))
    await press('Újratöltés')
    await expect.element(page.getByRole('row', { name: /anna@kekto.example/ })).toBeVisible()
  })
})
