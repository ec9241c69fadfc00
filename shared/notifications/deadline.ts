import * as z from 'zod/mini'

/** A date that the law sets or that the counting of leave waits for, of which people are reminded. */
export const Deadline = z.discriminatedUnion('kind', [
  /** The last day on which carried-over days of the reader's can be taken (Mt. 123. §). */
  z.object({ kind: z.literal('carried'), days: z.int(), last_date: z.string() }),
  /** The last day on which overtime of the reader's can be taken as time off (Mt. 143. § (6)–(7)). */
  z.object({ kind: z.literal('overtime'), minutes: z.int(), last_date: z.string() }),
  /** The leave that is to be granted by the end of the year, and to how many people (Mt. 123. § (1)). */
  z.object({ kind: z.literal('to_grant'), year: z.int(), people: z.int(), days: z.int() }),
  /** The decree on the working Saturdays of the next year, which is not known (Mt. 102. § (5)). */
  z.object({ kind: z.literal('decree'), year: z.int() }),
  /** The public holidays of the next year that the calendar of a company outside Hungary lacks. */
  z.object({ kind: z.literal('holidays'), year: z.int(), missing: z.int() }),
  /** The last day of a company's trial, or of what it has paid for, after which its leave is read-only. */
  z.object({ kind: z.literal('trial'), last_date: z.string() }),
  z.object({ kind: z.literal('subscription'), last_date: z.string() }),
  /** The webhook that was switched off on a day, since nothing reached it. */
  z.object({ kind: z.literal('webhook'), name: z.string(), year: z.int() }),
])
export type Deadline = z.infer<typeof Deadline>

export const deadlineKinds = [
  'carried',
  'overtime',
  'to_grant',
  'decree',
  'holidays',
  'trial',
  'subscription',
  'webhook',
] as const satisfies Deadline['kind'][]

/** The page on which something can be done about a deadline. */
export const deadlinePages: Record<Deadline['kind'], string> = {
  carried: 'user/days-off',
  overtime: 'user/days-off',
  to_grant: 'company/employees',
  decree: 'company/non-working-days',
  holidays: 'company/non-working-days',
  trial: 'company/plan',
  subscription: 'company/plan',
  webhook: 'company/integrations',
}

/** Whether administrators are reminded; of their own days everybody is. */
export const isForAdmins = ({ kind }: Pick<Deadline, 'kind'>) => kind !== 'carried' && kind !== 'overtime'
