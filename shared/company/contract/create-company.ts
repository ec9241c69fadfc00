import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { CompanyName, Country, WorkingHours } from '../model.ts'
import { CompanyView } from './company-view.ts'

export const createCompany = endpoint('POST /company', {
  summary: 'Founds a company; the founder is its superadmin',
  access: 'account',
  body: z.object({ name: CompanyName, country: Country, working_hours: WorkingHours }),
  reply: z.object({ ...CompanyView.shape, token: z.string() }),
})
