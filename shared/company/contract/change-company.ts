import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { CompanyName, Country } from '../model.ts'
import { CompanyView } from './company-view.ts'

export const CompanyFacts = z.object({ name: CompanyName, country: Country, shows_types: z.optional(z.boolean()) })

export const changeCompany = endpoint('PUT /company', {
  summary: 'Name and country of the company, and whether colleagues see types of absences; left out, that stays',
  access: 'admin',
  body: CompanyFacts,
  reply: CompanyView,
})
