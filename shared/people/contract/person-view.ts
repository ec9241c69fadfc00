import { BroughtLeave, Employment, Gender, LeaveAmount, Span } from '../model.ts'
import * as z from 'zod/mini'
import { WorkTimes } from '../../calendar/working-pattern.ts'
import { WorkingHours } from '../../company/model.ts'
import { Role } from '../../contract/role.ts'
import { Grant } from '../model.ts'

/** The status in the numbers of the specification: 0 inactive, 1 active, 2 superadmin. */
export const StatusId = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A person of the company, as far as the reader may know them. */
export const PersonView = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  /** Why emails do not reach the address, where they do not: it refused one, or one was called spam. Told to the person and to administrators when the person is shown. */
  email_refused: z.optional(z.enum(['bounced', 'complained'])),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  role: Role,
  status: z.enum(['invited', 'active', 'inactive', 'deleted']),
  status_id: StatusId,
  group_id: z.nullable(z.string()),
  position: z.nullable(z.string()),
  approver_ids: z.array(z.string()),
  /** Who decides in this person's place while they are away; known to the person and to administrators. */
  stand_in_id: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Known to the person and to administrators. */
  private_email: z.nullable(z.string()),
  private_phone: z.nullable(z.string()),
  private_address: z.nullable(z.string()),
  /** The birth date; to colleagues, if it is shown at all, the day on which it comes round next, which tells no age. */
  birthday: z.nullable(z.string()),
  show_birthday: z.boolean(),
  hide_personal_info: z.boolean(),
  employee_number: z.nullable(z.string()),
  gender: z.nullable(Gender),
  employment: z.nullable(
    z.object({
      employment_start: z.nullable(z.string()),
      employment_end: z.nullable(z.string()),
      first_year_kept: z.nullable(z.int()),
      /** The year in which the books begin, where none is set. */
      first_year_by_default: z.int(),
      taken_before: z.nullable(LeaveAmount),
      brought: z.array(BroughtLeave),
      earlier_employments: z.array(Employment),
      age_agreements: z.array(z.int()),
      children: z.array(
        z.object({ id: z.string(), birth_year: z.int(), birth_date: z.nullable(z.string()), disabled: z.boolean() }),
      ),
      /** Whether it holds today. */
      hazardous_conditions: z.boolean(),
      hazardous_periods: z.array(Span),
      health_damage_or_disability: z.boolean(),
      disability_periods: z.array(Span),
      caregiver: z.boolean(),
      working_hours: z.nullable(WorkingHours),
      unequal_schedule: z.boolean(),
      /** The person's own schedules since when, the earlier ones too; before the first the company's hours hold. */
      schedules: z.array(
        z.object({ valid_from: z.string(), week: WorkingHours, unequal_schedule: z.boolean(), ...WorkTimes.shape }),
      ),
      /** The days a year that the employer gives today. */
      employer_extra_days: z.int(),
      employer_extra_grants: z.array(Grant),
      under_16_reason: z.nullable(z.string()),
      base_days: z.nullable(z.int()),
      base_sick_days: z.nullable(z.int()),
    }),
  ),
})
export type PersonView = z.infer<typeof PersonView>
