import type * as z from 'zod/mini'
import { company } from '#shared/company/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'

/** The form state of the registration step of the company. */
export const CompanyForm = company.createCompany.body!
export type CompanyInfo = z.infer<typeof CompanyForm>

export const nothingYet: CompanyInfo = { name: '', country: 'HU', working_hours: generalWeek }
