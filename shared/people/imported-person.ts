import * as z from 'zod/mini'
import { Email, PersonName } from '../account/model.ts'
import { Day, Year } from '../calendar/day.ts'
import { WorkingHours } from '../company/model.ts'
import { line } from '../contract/wire.ts'
import { several } from './contract/beginning.ts'

const days = z
  .int({ error: 'problems:number' })
  .check(z.gte(0, { error: 'problems:number' }), z.lte(366, { error: 'problems:number' }))

/** A person of an imported list, as a row of it says: groups and approvers by what they are called outside. */
export const ImportedPerson = z.object({
  email: Email,
  first_name: PersonName,
  last_name: PersonName,
  /** The name of a group that there is. */
  group: z.optional(line(60)),
  position: z.optional(line(80)),
  employee_number: z.optional(line(40)),
  birth_date: z.optional(Day),
  employment_start: z.optional(Day),
  /** Weekly hours of one's own. */
  schedule: z.optional(WorkingHours),
  children: z.optional(several(z.object({ birth_year: Year, disabled: z.boolean() }))),
  /** Days a year, in companies outside Hungary. */
  base_days: z.optional(days),
  /** Days of this year that were taken before the import. */
  taken: z.optional(days),
  /** Days that were left of last year. */
  brought: z.optional(days),
  /** The addresses of approvers, who are in the company or in the list. */
  approvers: z.optional(z.array(Email).check(z.maxLength(20, { error: 'problems:tooManyItems' }))),
})
export type ImportedPerson = z.infer<typeof ImportedPerson>
export type ImportedField = keyof ImportedPerson

/** The most people of one import: as many as a company may invite in a day. */
export const mostImported = 1000
