import * as z from 'zod/mini'
import { Day, Year } from '../calendar/day.ts'
import { WorkTimes } from '../calendar/working-pattern.ts'
import { WorkingHours } from '../company/model.ts'
import { Id } from '../contract/wire.ts'

export const genders = { male: 1, female: 2 } as const
export const Gender = z.union([z.literal(genders.male), z.literal(genders.female)])

/** A child by birth year, as the law needs it; the birth date opens parental and paternity leave. */
export const Child = z.object({ id: Id, birth_year: Year, birth_date: z.nullable(Day), disabled: z.boolean() })
export type Child = z.infer<typeof Child>

/** From a day to a day, both included; null: since ever, or still. */
export const Span = z.object({ from: z.nullable(Day), to: z.nullable(Day) })
export type Span = z.infer<typeof Span>

/** Days a year that the employer gives from a day to a day. */
export const Grant = z.extend(Span, { days: z.int() })
export type Grant = z.infer<typeof Grant>

const always: Span = { from: null, to: null }

/** When something holds. It was stored as a mere yes or no once, which held always or never. */
const Spans = z.pipe(
  z.union([z.boolean(), z.array(Span)]),
  z.transform(held => (typeof held === 'boolean' ? (held ? [always] : []) : held)),
)

/** The days that the employer gives, and when. They were stored as a mere number once, which held always. */
const Grants = z.pipe(
  z.union([z.int(), z.array(Grant)]),
  z.transform(given => (typeof given === 'number' ? (given ? [{ ...always, days: given }] : []) : given)),
)

/** An amount of leave: whole days, or hours with at most two decimals where leave is kept in hours (Mt. 124. § (3)). */
export const LeaveAmount = z.object({ unit: z.enum(['days', 'hours']), amount: z.number() })
export type LeaveAmount = z.infer<typeof LeaveAmount>

/** Leave of an earlier year that was not taken by the time a person's books began here. */
export const BroughtLeave = z.extend(LeaveAmount, {
  from_year: Year,
  /** The last day on which it can be granted (Mt. 123. §). */
  last_date: Day,
  /** Why it was not granted in its year, in an administrator's words. */
  reason: z.string(),
})
export type BroughtLeave = z.infer<typeof BroughtLeave>

/** An employment, and where its books begin here. */
export const Employment = z.object({
  employment_start: z.nullable(Day),
  /** The last day of the employment. */
  employment_end: z.nullable(Day),
  /** The first year whose leave is kept here; null: the one in which the person came, or the employment began if that is later. */
  first_year_kept: z._default(z.nullable(Year), null),
  /** Leave of that first year that was taken before it was kept here. */
  taken_before: z._default(z.nullable(LeaveAmount), null),
  brought: z._default(z.array(BroughtLeave), []),
})
export type Employment = z.infer<typeof Employment>

/** An employment of which nothing is known yet. */
export const unknownEmployment: Employment = {
  employment_start: null,
  employment_end: null,
  first_year_kept: null,
  taken_before: null,
  brought: [],
}

/** The facts of an employment that leave is counted from. */
export const EmploymentTerms = z.extend(Employment, {
  company: Id,
  member: Id,
  gender: z.nullable(Gender),
  birth_date: z.nullable(Day),
  /** The employments before this one in the same company, in order; each has a balance and a settlement of its own. */
  earlier_employments: z._default(z.array(Employment), []),
  /** The calendar years for which the days of age may be granted until the end of the next, as agreed (Mt. 123. § (6)). */
  age_agreements: z._default(z.array(Year), []),
  children: z.array(Child),
  hazardous_conditions: Spans,
  health_damage_or_disability: Spans,
  caregiver: z.boolean(),
  /** A schedule of one's own since when; before its first entry the company's hours hold. */
  hours: z.array(
    z.object({
      valid_from: Day,
      week: WorkingHours,
      ...WorkTimes.shape,
      /** Working time divided unequally (Mt. 97. § (3)); leave is then kept in hours, unless the company keeps it in days. */
      unequal_schedule: z.optional(z.boolean()),
    }),
  ),
  /** Days a year that the employer gives beyond the law. */
  employer_extra_days: z._default(Grants, []),
  /** Why somebody under 16 is employed all the same (Mt. 34. § (2)–(3)), in an administrator's words. */
  under_16_reason: z._default(z.nullable(z.string()), null),
  /**
   * When, in unix seconds, the person came into the company's books, repeated from the member so that the balances of many are counted
   * without reading them; left out for former employees.
   */
  member_since: z.optional(z.int()),
  /** Set by hand in companies outside Hungary. */
  base_days: z.nullable(z.int()),
  base_sick_days: z.nullable(z.int()),
})
export type EmploymentTerms = z.infer<typeof EmploymentTerms>

/** What is known of somebody who has just come. */
export const newEmploymentTerms = (whose: { company: string; member: string }): EmploymentTerms => ({
  ...whose,
  gender: null,
  birth_date: null,
  ...unknownEmployment,
  earlier_employments: [],
  age_agreements: [],
  children: [],
  hazardous_conditions: [],
  health_damage_or_disability: [],
  caregiver: false,
  hours: [],
  employer_extra_days: [],
  under_16_reason: null,
  base_days: null,
  base_sick_days: null,
})

/** An invitation into a company; its link is signed with the nonce, which is stored, and a secret, which is not. */
export const Invitation = z.object({
  id: Id,
  company: Id,
  member: Id,
  email: z.string(),
  invited_by: Id,
  nonce: z.string(),
  state: z.enum(['sent', 'accepted', 'revoked']),
  expires_at: z.int(),
})
export type Invitation = z.infer<typeof Invitation>

/** How long an invitation is good for, in seconds: seven days. */
export const invitationLasts = 7 * 24 * 3600

/**
 * Invitations a day: enough for the whole of a large company, and too few to write to strangers with. What an address receives is
 * counted by company, so that one company cannot use up what another may send, and together, so that many cannot flood it.
 */
export const invitationsADay = { company: 1000, inviter: 1000, receiverFromCompany: 5, receiver: 20 } as const

/** A day of the year that colleagues may want to know of. */
export const Occasion = z.object({ company: Id, member: Id, kind: z.enum(['birthday', 'anniversary']), date: Day })
export type Occasion = z.infer<typeof Occasion>
