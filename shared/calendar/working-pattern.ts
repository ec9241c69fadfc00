import * as z from 'zod/mini'
import { ClockTime } from './clock-time.ts'
import { Day, type Weekday } from './day.ts'
import { hundredthsOf } from './hundredths.ts'
import { remembering } from './remembered.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type WeekdayName = (typeof weekdays)[number]

const atMostTwoDecimals = (hours: number) => Math.abs(Number(hours.toFixed(2)) - hours) < 1e-8

/** Hours of work on one day of the week, 0–24 with at most two decimals; 0 is a day without work. */
export const Hours = z
  .number({ error: 'problems:hours' })
  .check(
    z.gte(0, { error: 'problems:hours' }),
    z.lte(24, { error: 'problems:hours' }),
    z.refine(atMostTwoDecimals, { error: 'problems:hours' }),
  )

/** Minutes of a break: 20 at least on days of more than six hours, and 60 at most (Mt. 103. § (1)–(3)). */
export const BreakMinutes = z
  .int({ error: 'problems:breakMinutes' })
  .check(z.gte(20, { error: 'problems:breakMinutes' }), z.lte(60, { error: 'problems:breakMinutes' }))

export const WorkingWeek = z.object({
  monday: Hours,
  tuesday: Hours,
  wednesday: Hours,
  thursday: Hours,
  friday: Hours,
  saturday: Hours,
  sunday: Hours,
})
export type WorkingWeek = z.infer<typeof WorkingWeek>

/** When work begins and how long its break is, of which attendance sheets are made; what is left out is the product's own. */
export const WorkTimes = z.object({
  starts_at: z.optional(ClockTime),
  /** Of a day of more than six hours, beside the working time (Mt. 103. §). */
  break_minutes: z.optional(BreakMinutes),
})
export type WorkTimes = z.infer<typeof WorkTimes>

/** When work begins and how long its break is where nobody has said it. */
export const usualTimes = { starts_at: '08:00', break_minutes: 30 } as const

/** How somebody works from a day on. A change is a new pattern, so that what is past stays as it was. */
export const WorkingPattern = z.object({
  valid_from: Day,
  week: WorkingWeek,
  /** Working time divided unequally, in a frame or an accounting period (Mt. 97. § (3)); leave is then counted by Mt. 124. § (2)–(3). */
  unequal_schedule: z.optional(z.boolean()),
  /** The two weekly rest days of an unequal schedule (Mt. 105. §). */
  weekly_rest_days: z.optional(z.array(z.int().check(z.gte(1), z.lte(7)))),
  ...WorkTimes.shape,
  /** Whether the decree on moved days holds; by law it does for the general schedule only, but an employer may follow it for all. */
  follows_decree: z.optional(z.boolean()),
})
export type WorkingPattern = z.infer<typeof WorkingPattern>

/** Monday to Friday, eight hours a day (Mt. 97. § (2), 92. § (1)). */
export const generalWeek: WorkingWeek = {
  monday: 8,
  tuesday: 8,
  wednesday: 8,
  thursday: 8,
  friday: 8,
  saturday: 0,
  sunday: 0,
}

const known = new WeakMap<WorkingWeek, readonly number[]>()

/** The hundredths of each day, Monday first. A week is read once and remembered, so it must not be changed afterwards. */
function hundredthsOfDays(week: WorkingWeek): readonly number[] {
  let days = known.get(week)
  if (!days) known.set(week, (days = weekdays.map(name => hundredthsOf(week[name]))))
  return days
}

/** Hours are added up as integers: hundredths of an hour. */
export const hundredthsOn = (week: WorkingWeek, weekday: Weekday) => hundredthsOfDays(week)[weekday - 1]!

export const weeklyHundredths = (week: WorkingWeek) => hundredthsOfDays(week).reduce((sum, hours) => sum + hours, 0)

/** The first weekday with work, Monday first; none in a week without any. */
export const firstWorkdayOf = (week: WorkingWeek): Weekday | null => {
  const index = hundredthsOfDays(week).findIndex(hours => hours > 0)
  return index < 0 ? null : ((index + 1) as Weekday)
}

export const followsDecree = (pattern: WorkingPattern) => pattern.follows_decree ?? !pattern.unequal_schedule

/** The weekly rest days: as set, else up to two days without work, the week's last ones first. */
export const restDaysOf = ({ weekly_rest_days, week }: WorkingPattern): readonly number[] =>
  weekly_rest_days ?? ([7, 6, 5, 4, 3, 2, 1] as const).filter(weekday => hundredthsOn(week, weekday) === 0).slice(0, 2)

/** The pattern in force on a day; before the first one, the first. Days without any pattern are worked as in general. */
export function patternOn(patterns: readonly WorkingPattern[], day: Day): WorkingPattern {
  let found: WorkingPattern | undefined
  let first: WorkingPattern | undefined
  for (const pattern of patterns) {
    if (pattern.valid_from <= day && (!found || pattern.valid_from >= found.valid_from)) found = pattern
    if (!first || pattern.valid_from < first.valid_from) first = pattern
  }
  return found ?? first ?? { valid_from: day, week: generalWeek }
}

/** The times that are said, without those that are not. */
export const saidTimes = ({
  starts_at,
  break_minutes,
}: { [K in keyof WorkTimes]: WorkTimes[K] | null | undefined }): WorkTimes => ({
  ...(typeof starts_at === 'string' && { starts_at }),
  ...(typeof break_minutes === 'number' && { break_minutes }),
})

/** When work begins on a day and how long its break is, as far as somebody has said it. */
export const timesOn = (patterns: readonly WorkingPattern[], day: Day): WorkTimes => saidTimes(patternOn(patterns, day))

const remembered = remembering<readonly WorkingPattern[]>()

/** A person's patterns: the company's, until the day from which there is an own one. Who has none shares the company's list, and with it its count. */
export function patternsOf(
  company: readonly WorkingPattern[],
  own: readonly WorkingPattern[],
): readonly WorkingPattern[] {
  if (own.length === 0) return company
  return remembered(company, own, 'own', () => {
    const since = own.reduce((first, { valid_from }) => (first < valid_from ? first : valid_from), '9999-12-31')
    return [...company.filter(({ valid_from }) => valid_from < since), ...own]
  })
}
