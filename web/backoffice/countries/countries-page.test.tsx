import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { removeCountry } from '#shared/backoffice/contract/countries/remove-country.ts'
import { removeCurrency } from '#shared/backoffice/contract/countries/remove-currency.ts'
import { showCountries } from '#shared/backoffice/contract/countries/show-countries.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { CountriesPage } from './countries-page.tsx'
import {
  act,
  beginWithCountries,
  hungary,
  listShown,
  lists,
  press,
  rowsShown,
  toCurrencies,
} from './countries.test-support.ts'

beginWithCountries()

async function shown() {
  showFresh(<CountriesPage />)
  await listShown()
}
const search = page.getByRole('searchbox')

describe('E09 the page of countries', () => {
  it('lists them with tax, currency and whether they can be chosen, Hungary first', async () => {
    await shown()
    expect(rowsShown()).toEqual([
      expect.stringMatching(/Magyarország.*HU.*27%.*magyar forint \(HUF\).*Választható/),
      expect.stringMatching(/Ausztria.*AT.*20%.*euró \(EUR\).*Kikapcsolva/),
      expect.stringMatching(/Finnország.*FI.*25,5%.*euró \(EUR\).*Választható/),
    ])
    await expect.element(page.getByRole('radio', { name: /Országok/ })).toBeChecked()
    expect(await axeOfElement()).toEqual([])
  })

  it('names them in the language of the page', async () => {
    await i18next.changeLanguage('en')
    await shown()
    expect(rowsShown()[2]).toMatch(/Finland.*FI.*25\.5%.*Euro \(EUR\).*Offered/)
  })

  it('finds one by its code or by its name in either language', async () => {
    await shown()
    for (const text of ['finn', 'FI', 'finland']) {
      await userEvent.fill(search, text)
      await expect.poll(rowsShown).toEqual([expect.stringContaining('Finnország')])
    }
    await userEvent.fill(search, 'atlantisz')
    await expect.element(page.getByText('Nincs a keresésnek megfelelő sor.')).toBeVisible()
  })

  it('shows the currencies, and forgets what was searched for among the countries', async () => {
    await shown()
    await userEvent.fill(search, 'finn')
    await expect.poll(rowsShown).toHaveLength(1)
    await toCurrencies()
    await expect
      .poll(rowsShown)
      .toEqual([expect.stringMatching(/magyar forint.*HUF.*Ft.*0/), expect.stringMatching(/euró.*EUR.*€.*2/)])
    await expect.element(search).toHaveValue('')
    expect(await axeOfElement()).toEqual([])
  })

  it('removes a country after a question, and says why it could not', async () => {
    answer(removeCountry, () => ({}))
    await shown()
    await act('Ausztria', 'Törlés')
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Törlöd ezt az országot: Ausztria\?/)
    await press('Törlés')
    await expect.poll(told).toEqual(['Törölve: Ausztria'])
    expect(askedOf(removeCountry)).toEqual([{ path: { code: 'AT' } }])

    refuse(removeCountry, 409, 'Ezt az országot cégek használják.')
    await act('Finnország', 'Törlés')
    await press('Törlés')
    await expect.poll(told).toContain('Ezt az országot cégek használják.')
  })

  it('removes a currency after a question', async () => {
    answer(removeCurrency, () => ({}))
    await shown()
    await toCurrencies()
    await act('euró', 'Törlés')
    await press('Törlés')
    await expect.poll(told).toEqual(['Törölve: euró'])
    expect(askedOf(removeCurrency)).toEqual([{ path: { code: 'EUR' } }])
  })

  it('removes neither Hungary nor the forint', async () => {
    await shown()
    for (const row of [/Magyarország/, /magyar forint/]) {
      if (String(row).includes('forint')) await toCurrencies()
      await userEvent.click(page.getByRole('row', { name: row }).getByRole('button'))
      await expect.element(page.getByRole('menuitem', { name: 'Törlés' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Escape}')
    }
  })

  it('is only looked at by whoever may not change it', async () => {
    operatorIn(['currencies.read'])
    await shown()
    expect(page.getByRole('row').getByRole('button').elements()).toEqual([])
    expect(page.getByRole('button', { name: 'Új ország' }).elements()).toEqual([])
  })

  it('is loaded again where it could not be', async () => {
    refuse(showCountries, 500, 'Most nem olvasható.')
    showFresh(<CountriesPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Most nem olvasható\./)
    lists([hungary])
    await press('Újratöltés')
    await expect.element(page.getByRole('row', { name: /Magyarország/ })).toBeVisible()
  })
})
