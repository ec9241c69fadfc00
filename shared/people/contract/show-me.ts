import * as z from 'zod/mini'
import { Theme } from '../../account/model.ts'
import { Day } from '../../calendar/day.ts'
import { WorkingWeek } from '../../calendar/working-pattern.ts'
import { Role } from '../../contract/role.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { StatusId } from './person-view.ts'
import { Language } from '../../words/language.ts'

const CompanyOfUser = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  has_completed_registration: z.boolean(),
  /** True where the reader administers it and must set up a second factor before it opens. */
  needs_second_factor: z.optional(z.boolean()),
  /** True where the reader administers it and it opens only with a second factor. */
  requires_second_factor: z.optional(z.boolean()),
  ...WorkingWeek.shape,
})

/** The signed-in person, as pages know them. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  role: z.nullable(Role),
  /** In the selected company; 0 without one. */
  status_id: StatusId,
  is_approver: z.boolean(),
  /** True where an approver has named the person to decide in their place while they are away. */
  is_stand_in: z.optional(z.boolean()),
  preferences: z.object({ language: Language, theme: Theme }),
  companies: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether a link sent to the address was opened; until then no email goes to others in the person's name. */
  is_email_confirmed: z.boolean(),
  /** Whether every company that the person belongs to has deactivated them. */
  is_deactivated: z.boolean(),
  /** Present where every company that the person belongs to was deleted: the one deleted last, while it can be restored. */
  deleted_company: z.optional(z.object({ name: z.string(), restorable_until: Day })),
  selected_company: z.nullable(CompanyOfUser),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const showMe = endpoint('GET /user/me', {
  summary: 'The signed-in person and the selected company',
  access: 'account',
  reply: z.object({ data: CurrentUser }),
})
