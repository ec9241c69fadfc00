import i18next from 'i18next'
import { afterEach, beforeEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showCountries } from '#shared/backoffice/contract/countries/show-countries.ts'
import type { ListedCountry, ListedCurrency } from '#shared/company/countries/country.ts'
import enCountries from '#shared/words/en/countries.json'
import countries from '#shared/words/hu/countries.json'
import { answer } from '#web/api/fake-api.test-support.ts'
import { operatorIn } from '../backoffice.test-support.ts'

i18next.addResourceBundle('hu', 'countries', countries)
i18next.addResourceBundle('en', 'countries', enCountries)

const listed = { active: true, changed_at: null, version: 0 }
export const hungary: ListedCountry = {
  ...listed,
  code: 'HU',
  name_hu: 'Magyarország',
  name_en: 'Hungary',
  vat_rate: 27,
  currency: 'HUF',
}
export const finland: ListedCountry = {
  ...listed,
  code: 'FI',
  name_hu: 'Finnország',
  name_en: 'Finland',
  vat_rate: 25.5,
  currency: 'EUR',
}
export const austria: ListedCountry = {
  ...listed,
  code: 'AT',
  name_hu: 'Ausztria',
  name_en: 'Austria',
  vat_rate: 20,
  currency: 'EUR',
  active: false,
  version: 3,
}
export const forint: ListedCurrency = {
  code: 'HUF',
  name_hu: 'magyar forint',
  name_en: 'Hungarian Forint',
  symbol: 'Ft',
  decimals: 0,
  changed_at: null,
  version: 0,
}
export const euro: ListedCurrency = {
  ...forint,
  code: 'EUR',
  name_hu: 'euró',
  name_en: 'Euro',
  symbol: '€',
  decimals: 2,
}

/** Every test of a file begins with three countries, in Hungarian, before an operator who may do everything. */
export function beginWithCountries() {
  beforeEach(() => {
    operatorIn()
    lists([austria, finland, hungary])
  })
  afterEach(() => i18next.changeLanguage('hu'))
}

/** Looks at the currencies rather than at the countries. */
export const toCurrencies = () => userEvent.click(page.getByRole('radio', { name: /Pénznemek/ }))

/** Waits until the list is there. */
export const listShown = () => expect.element(page.getByRole('row').nth(1)).toBeVisible()

/** What the server has of countries and currencies. */
export const lists = (countriesNow: ListedCountry[], currencies: ListedCurrency[] = [euro, forint]) =>
  answer(showCountries, () => ({ data: { countries: countriesNow, currencies } }))

export const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

export const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })

/** Does something with a row, by its menu. */
export async function act(row: string, action: string) {
  await userEvent.click(page.getByRole('row', { name: new RegExp(row) }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

/** Chooses in a field that opens a list. */
export async function choose(label: string, option: string) {
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: new RegExp(label) }))
  await userEvent.click(page.getByRole('option', { name: option, exact: true }))
}

export const rowsShown = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)
