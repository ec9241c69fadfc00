import * as z from 'zod/mini'
import { Day, dayMistake, isDay } from '#shared/calendar/day.ts'
import { DayName } from '#shared/company/model.ts'
import type { ShownDay } from './non-working-days.ts'

const kinds = ['company', 'public_holiday', 'rest_day_moved', 'working_day_moved'] as const
const officialKinds = [...kinds, 'working'] as const

/** The kinds that can be chosen for a day; only a statutory day can become an ordinary one. */
export const kindsOf = (isOfficial: boolean) => (isOfficial ? officialKinds : kinds)

/** The translation key of each kind. */
export const kindKeys = {
  company: 'kindCompany',
  public_holiday: 'kindPublicHoliday',
  rest_day_moved: 'kindRestDay',
  working_day_moved: 'kindWorkingDay',
  working: 'kindWorking',
} as const

/** The translation key for the other day of a pair, by kind. */
export const otherDayKeys = {
  company: 'keptOn',
  public_holiday: 'keptOn',
  rest_day_moved: 'workedInstead',
  working_day_moved: 'standsInFor',
  working: 'keptOn',
} as const

/** The form state of a day. */
export const DayForm = z.object({
  date: Day,
  name: DayName,
  kind: z.enum(officialKinds),
  observed_on: z
    .string()
    .check(z.refine(text => text === '' || isDay(text), { error: ({ input }) => dayMistake(input) })),
})
export type DayForm = z.infer<typeof DayForm>

export const noDay: DayForm = { date: '', name: '', kind: 'company', observed_on: '' }

export const formOf = ({ date, name, kind, observed_on }: ShownDay): DayForm => ({
  date,
  name,
  kind,
  observed_on: observed_on ?? '',
})

/** The payload of the form. */
export const asSent = <F extends DayForm>({ observed_on, ...form }: F) => ({
  ...form,
  observed_on: observed_on === '' ? null : observed_on,
})
