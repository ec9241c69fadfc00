import * as z from 'zod/mini'
import { CountryDraft, ListedCountry } from '../../../company/countries/country.ts'
import { endpoint } from '../../../contract/endpoint.ts'

export const saveCountry = endpoint('PUT /admin/country/{code}', {
  summary: 'Adds a country to the list, or changes it',
  access: 'operator:currencies.write',
  problems: ['notFound', 'conflict'],
  body: z.extend(CountryDraft, {
    /** The version that was read: a newer one is not overwritten. Null adds it. */
    version: z.nullable(z.int()),
  }),
  reply: z.object({ data: ListedCountry }),
})
