import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { CompanyRow } from './company-row.ts'

/** Which companies are listed: those that are there, those whose trial ends soon, or those that were deleted. */
export const companyStates = ['live', 'trial', 'deleted'] as const

/** How many companies a page has. */
export const companiesOfPage = 25

/** Where a page of a search goes on. */
export const SearchCursor = z.string().check(z.maxLength(300, { error: 'problems:invalidValue' }))
export const SearchText = z.string().check(z.maxLength(100, { error: 'problems:tooLong' }))

export const listCompanies = endpoint('GET /admin/company', {
  summary:
    'Companies in the order of their ids, or those whose name has a word that begins with a text; deleted ones, or those whose trial ends soon, by choice; or those of a user group',
  access: 'operator:companies.read',
  query: z.object({
    q: z.optional(SearchText),
    /** Those of a user group, by name. */
    group: z.optional(Id),
    state: z.optional(z.enum(companyStates, { error: 'problems:invalidValue' })),
    cursor: z.optional(SearchCursor),
  }),
  reply: z.object({ data: z.array(CompanyRow), next: z.nullable(z.string()) }),
})
