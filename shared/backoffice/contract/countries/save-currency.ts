import * as z from 'zod/mini'
import { CurrencyDraft, ListedCurrency } from '../../../company/countries/country.ts'
import { endpoint } from '../../../contract/endpoint.ts'

export const saveCurrency = endpoint('PUT /admin/currency/{code}', {
  summary: 'Adds a currency to the list, or changes it',
  access: 'operator:currencies.write',
  problems: ['notFound', 'conflict'],
  body: z.extend(CurrencyDraft, {
    /** The version that was read: a newer one is not overwritten. Null adds it. */
    version: z.nullable(z.int()),
  }),
  reply: z.object({ data: ListedCurrency }),
})
