import * as z from 'zod/mini'
import { ListedCountry, ListedCurrency } from '../../../company/countries/country.ts'
import { endpoint } from '../../../contract/endpoint.ts'

export const showCountries = endpoint('GET /admin/country', {
  summary: 'The countries with their rate of value added tax, and the currencies that they pay in',
  access: 'operator:currencies.read',
  reply: z.object({ data: z.object({ countries: z.array(ListedCountry), currencies: z.array(ListedCurrency) }) }),
})
