import * as z from 'zod/mini'
import { Day, isDay } from '#shared/calendar/day.ts'
import { DayName } from '#shared/company/model.ts'
import type { ShownDay } from './non-working-days.ts'

const kinds = ['company', 'public_holiday', 'rest_day_moved', 'working_day_moved'] as const
const officialKinds = [...kinds, 'working'] as const

/** What a day of the calendar can be made of; only an official one can be made an ordinary day. */
export const kindsOf = (isOfficial: boolean) => (isOfficial ? officialKinds : kinds)

/** The words of each kind. */
export const kindKeys = {
  company: 'kindCompany',
  public_holiday: 'kindPublicHoliday',
  rest_day_moved: 'kindRestDay',
  working_day_moved: 'kindWorkingDay',
  working: 'kindWorking',
} as const

/** What the other day of a pair is called, by the kind of the one. */
export const otherDayKeys = {
  company: 'keptOn',
  public_holiday: 'keptOn',
  rest_day_moved: 'workedInstead',
  working_day_moved: 'standsInFor',
  working: 'keptOn',
} as const

/** A day as it is typed. */
export const DayForm = z.object({
  date: Day,
  name: DayName,
  kind: z.enum(officialKinds),
  observed_on: z.string().check(z.refine(text => text === '' || isDay(text), { error: 'problems:isoDate' })),
})
export type DayForm = z.infer<typeof DayForm>

export const noDay: DayForm = { date: '', name: '', kind: 'company', observed_on: '' }

export const formOf = ({ date, name, kind, observed_on }: ShownDay): DayForm => ({
  date,
  name,
  kind,
  observed_on: observed_on ?? '',
})

/** A typed day as it travels. */
export const asSent = <F extends DayForm>({ observed_on, ...form }: F) => ({
  ...form,
  observed_on: observed_on === '' ? null : observed_on,
})
