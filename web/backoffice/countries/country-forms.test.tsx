import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveCountry } from '#shared/backoffice/contract/countries/save-country.ts'
import { saveCurrency } from '#shared/backoffice/contract/countries/save-currency.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { CountriesPage } from './countries-page.tsx'
import {
  act,
  austria,
  beginWithCountries,
  choose,
  euro,
  field,
  finland,
  forint,
  hungary,
  listShown,
  lists,
  press,
  rowsShown,
  toCurrencies,
} from './countries.test-support.ts'

beginWithCountries()

const dialog = page.getByRole('dialog')
const opened = async (row: string) => {
  showFresh(<CountriesPage />)
  await act(row, 'Módosítás')
}
const added = async (list: 'Új ország' | 'Új pénznem') => {
  showFresh(<CountriesPage />)
  await listShown()
  if (list === 'Új pénznem') await toCurrencies()
  await press(list)
}
const draft = { name_hu: 'Finnország', name_en: 'Finland', vat_rate: 25.5, currency: 'EUR', active: true }

describe('E09 the form of a country', () => {
  it('saves the rate that is typed with a decimal comma', async () => {
    answer(saveCountry, () => ({ data: { ...finland, vat_rate: 24.25, version: 1 } }))
    await opened('Finnország')
    await expect.element(field('Áfakulcs')).toHaveValue('25,5')
    await userEvent.fill(field('Áfakulcs'), '24,25')
    expect(await axeOfElement(dialog.element())).toEqual([])
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(saveCountry)).toEqual([{ path: { code: 'FI' }, body: { ...draft, vat_rate: 24.25, version: 0 } }])
  })

  it('says at the field what is wrong, and what was typed stays', async () => {
    refuse(saveCountry, 422, 'Nem', { vat_rate: ['0 és 100 közötti számot adj meg.'] })
    await opened('Finnország')
    await userEvent.fill(field('Áfakulcs'), '250')
    await press('Mentés')
    await expect.element(field('Áfakulcs')).toHaveAccessibleDescription(/0 és 100 közötti/)
    await expect.element(field('Áfakulcs')).toHaveValue('250')
  })

  it('sends an empty rate as nothing, so that its refusal stands at the field', async () => {
    refuse(saveCountry, 422, 'Nem', { vat_rate: ['0 és 100 közötti számot adj meg.'] })
    await opened('Finnország')
    await userEvent.clear(field('Áfakulcs'))
    await press('Mentés')
    await expect.element(field('Áfakulcs')).toHaveAccessibleDescription(/0 és 100 közötti/)
    expect(askedOf(saveCountry)).toMatchObject([{ body: { vat_rate: null } }])
  })

  it('of Hungary tells that the terms of use state the rate too, and cannot be switched off', async () => {
    await opened('Magyarország')
    await expect.element(field('Áfakulcs')).toHaveAccessibleDescription(/felhasználási feltételek/)
    expect(dialog.getByRole('checkbox').elements()).toEqual([])
  })

  it('of another country can be switched off', async () => {
    answer(saveCountry, () => ({ data: { ...finland, active: false } }))
    await opened('Finnország')
    await userEvent.click(dialog.getByText('A cégek választhatják'))
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(saveCountry)).toMatchObject([{ body: { active: false } }])
  })

  it('shows what somebody else has saved meanwhile beside what was typed, and saves over it', async () => {
    refuse(saveCountry, 409, 'Közben valaki más módosította.')
    await opened('Finnország')
    await userEvent.fill(field('Áfakulcs'), '24')
    lists([austria, { ...finland, vat_rate: 26.5, currency: 'HUF', active: false, version: 1 }, hungary])
    await press('Mentés')
    const alert = page.getByRole('alert')
    for (const theirs of ['26,5%', 'HUF', 'Kikapcsolva']) await expect.element(alert.getByText(theirs)).toBeVisible()
    answer(saveCountry, () => ({ data: finland }))
    await press('Mentés az enyémmel')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(saveCountry).at(-1)).toEqual({
      path: { code: 'FI' },
      body: { ...draft, vat_rate: 24, version: 1 },
    })
  })

  it('takes what somebody else has saved, and nothing is sent', async () => {
    refuse(saveCountry, 409, 'Közben valaki más módosította.')
    await opened('Finnország')
    await userEvent.fill(field('Áfakulcs'), '24')
    lists([austria, { ...finland, vat_rate: 26.5, version: 1 }, hungary])
    await press('Mentés')
    await press('Az új értékek átvétele')
    await expect.element(field('Áfakulcs')).toHaveValue('26,5')
    expect(askedOf(saveCountry)).toHaveLength(1)
  })

  it('keeps what was typed of a country that somebody else has deleted meanwhile, and says so', async () => {
    refuse(saveCountry, 404, 'Nem található.')
    await opened('Finnország')
    await userEvent.fill(field('Áfakulcs'), '24')
    lists([austria, hungary])
    await press('Mentés')
    await expect.element(page.getByText(/Közben valaki más törölte/)).toBeVisible()
    await expect.poll(rowsShown).toHaveLength(2)
    await expect.element(page.getByRole('dialog', { name: 'Ország módosítása' })).toBeVisible()
    await expect.element(field('Áfakulcs')).toHaveValue('24')
    await expect.element(field('Magyar név')).toHaveValue('Finnország')
  })

  it('adds one of the countries that are not listed, which brings its names', async () => {
    answer(saveCountry, () => ({ data: { ...finland, code: 'JP' } }))
    await added('Új ország')
    await choose('Ország', 'Japán (JP)')
    await expect.element(field('Magyar név')).toHaveValue('Japán')
    await expect.element(field('Angol név')).toHaveValue('Japan')
    await userEvent.fill(field('Áfakulcs'), '10')
    expect(await axeOfElement(dialog.element())).toEqual([])
    await press('Mentés')
    await expect.poll(told).toEqual(['Hozzáadva: Japán'])
    expect(askedOf(saveCountry)).toEqual([
      {
        path: { code: 'JP' },
        body: { name_hu: 'Japán', name_en: 'Japan', vat_rate: 10, currency: 'EUR', active: true, version: null },
      },
    ])
  })

  it('offers none that is listed already', async () => {
    await added('Új ország')
    await userEvent.click(dialog.getByRole('button', { name: /Ország/ }))
    await expect.element(page.getByRole('option', { name: 'Japán (JP)' })).toBeVisible()
    expect(page.getByRole('option', { name: /Finnország|Magyarország|Ausztria \(AT\)/ }).elements()).toEqual([])
  })

  it('asks for the country where none is chosen', async () => {
    refuse(saveCountry, 422, 'Nem', { name_hu: ['Ezt töltsd ki.'] })
    await added('Új ország')
    await press('Mentés')
    const country = dialog.getByRole('button', { name: /Ország/ })
    await expect.element(country).toHaveAccessibleDescription(/Ezt töltsd ki\./)
    await expect.element(country).toHaveFocus()
    expect(askedOf(saveCountry)).toEqual([])
    await choose('Ország', 'Japán (JP)')
    await expect.element(country).not.toHaveAccessibleDescription(/Ezt töltsd ki/)
  })
})

describe('E09 what is typed of a country', () => {
  it('is asked about before the form closes, and gone once it is given up', async () => {
    await opened('Finnország')
    await userEvent.fill(field('Angol név'), 'Suomi')
    await press('Mégse')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await press('Elvetés')
    await expect.poll(() => dialog.elements()).toEqual([])
    await act('Finnország', 'Módosítás')
    await expect.element(field('Angol név')).toHaveValue('Finland')
  })

  it('stays where the country cannot be saved now, and is sent again', async () => {
    refuse(saveCountry, 500, 'Most nem menthető.')
    await opened('Finnország')
    await userEvent.fill(field('Angol név'), 'Suomi')
    await press('Mentés')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Most nem menthető\./)
    answer(saveCountry, () => ({ data: { ...finland, name_en: 'Suomi' } }))
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(saveCountry).at(-1)).toEqual({
      path: { code: 'FI' },
      body: { ...draft, name_en: 'Suomi', version: 0 },
    })
  })

  it('is a currency of the list, which is named with its code', async () => {
    answer(saveCountry, () => ({ data: finland }))
    await opened('Finnország')
    await choose('Pénznem', 'magyar forint (HUF)')
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(saveCountry)).toMatchObject([{ body: { currency: 'HUF' } }])
  })

  it('reads in English with a decimal point', async () => {
    await i18next.changeLanguage('en')
    showFresh(<CountriesPage />)
    await act('Finland', 'Edit')
    await expect.element(field('VAT rate')).toHaveAccessibleDescription(/In per cent/)
    await expect.element(dialog.getByRole('button', { name: /Currency/ })).toHaveTextContent('Euro (EUR)')
    expect(await axeOfElement(dialog.element())).toEqual([])
  })
})

describe('E09 the form of a currency', () => {
  it('says at each field what is wrong, and what was typed stays', async () => {
    refuse(saveCurrency, 422, 'Nem', { symbol: ['Ezt töltsd ki.'], decimals: ['0 és 4 közötti egész számot adj meg.'] })
    await added('Új pénznem')
    await choose('Pénznem', 'japán jen (JPY)')
    await userEvent.fill(field('Tizedesjegyek'), '9')
    await press('Mentés')
    await expect.element(field('Tizedesjegyek')).toHaveAccessibleDescription(/0 és 4/)
    await expect.element(field('Jel')).toHaveAccessibleDescription(/Ezt töltsd ki/)
    await expect.element(field('Magyar név')).toHaveValue('japán jen')
    await expect.element(field('Tizedesjegyek')).toHaveValue('9')
  })

  it('takes what somebody else has saved, and nothing is sent', async () => {
    refuse(saveCurrency, 409, 'Közben valaki más módosította.')
    showFresh(<CountriesPage />)
    await listShown()
    await toCurrencies()
    await act('euró', 'Módosítás')
    await userEvent.fill(field('Jel'), 'EUR')
    lists([austria, finland, hungary], [{ ...euro, decimals: 3, version: 1 }, forint])
    await press('Mentés')
    await press('Az új értékek átvétele')
    await expect.element(field('Tizedesjegyek')).toHaveValue('3')
    await expect.element(field('Jel')).toHaveValue('€')
    expect(askedOf(saveCurrency)).toHaveLength(1)
  })

  it('adds one with its sign and decimals', async () => {
    answer(saveCurrency, () => ({ data: { ...euro, code: 'JPY' } }))
    await added('Új pénznem')
    await choose('Pénznem', 'japán jen (JPY)')
    await expect.element(field('Angol név')).toHaveValue('Japanese Yen')
    await userEvent.fill(field('Jel'), '¥')
    await userEvent.fill(field('Tizedesjegyek'), '0')
    expect(await axeOfElement(dialog.element())).toEqual([])
    await press('Mentés')
    await expect.poll(told).toEqual(['Hozzáadva: japán jen'])
    expect(askedOf(saveCurrency)).toEqual([
      {
        path: { code: 'JPY' },
        body: { name_hu: 'japán jen', name_en: 'Japanese Yen', symbol: '¥', decimals: 0, version: null },
      },
    ])
  })

  it('shows what somebody else has saved meanwhile', async () => {
    refuse(saveCurrency, 409, 'Közben valaki más módosította.')
    showFresh(<CountriesPage />)
    await listShown()
    await toCurrencies()
    await act('euró', 'Módosítás')
    await userEvent.fill(field('Jel'), 'EUR')
    lists([austria, finland, hungary], [{ ...euro, symbol: 'E', version: 1 }, forint])
    await press('Mentés')
    await expect.element(page.getByRole('alert').getByText('E', { exact: true })).toBeVisible()
    answer(saveCurrency, () => ({ data: euro }))
    await press('Mentés az enyémmel')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(saveCurrency).at(-1)).toMatchObject({ body: { symbol: 'EUR', version: 1 } })
  })
})
