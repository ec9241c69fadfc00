import * as z from 'zod/mini'
import { Day, dayMistake, isDay, Year, yearOf } from '../../calendar/day.ts'
import { lengthOf } from '../../calendar/period.ts'
import { generalWeek, Hours, weekdays } from '../../calendar/working-pattern.ts'
import type { FieldErrors } from '../../contract/problem.ts'
import type { Sentence } from '../../words/sentence.ts'
import { minimumAge, type ExceptionOfAge } from '../entitlement/minimum-age.ts'
import { longestRequest } from '../model.ts'

const generalHours = weekdays.map(name => generalWeek[name])

/** Hours of work from Monday to Sunday; somebody must work on some day. */
const WeekdayHours = z.array(Hours).check(
  z.length(7, { error: 'entitlement:sevenDays', abort: true }),
  z.refine(hours => hours.some(some => some > 0), { error: 'problems:noWorkingDay' }),
)

const several = <T extends z.ZodMiniType>(one: T, most: number) =>
  z._default(z.array(one).check(z.maxLength(most, { error: 'problems:tooManyItems' })), [])

/** A day that does not end the check of the other fields where it is none. */
const TypedDay = z.iso
  .date({ error: ({ input }) => dayMistake(input) })
  .check(z.refine(isDay, { error: 'problems:year', when: ({ issues }) => issues.length === 0 }))

const DaysOffFields = z.object({
  year: Year,
  birth_date: z._default(z.nullable(TypedDay), null),
  employment_start: z._default(z.nullable(TypedDay), null),
  /** The last day of the employment. */
  employment_end: z._default(z.nullable(TypedDay), null),
  children: several(z.object({ birth_year: Year, disabled: z._default(z.boolean(), false) }), 20),
  hazardous_conditions: z._default(z.boolean(), false),
  health_damage_or_disability: z._default(z.boolean(), false),
  caregiver: z._default(z.boolean(), false),
  unequal_schedule: z._default(z.boolean(), false),
  weekday_hours: z._default(WeekdayHours, generalHours),
  gender: z._default(z.nullable(z.enum(['female', 'male'])), null),
  employer_extra_days: z._default(
    z
      .int({ error: 'problems:number' })
      .check(z.gte(0, { error: 'problems:negative' }), z.lte(366, { error: 'problems:daysOfYear' })),
    0,
  ),
  absences_not_counted: several(
    z.object({
      from: TypedDay,
      to: TypedDay,
      reason: z._default(z.string().check(z.maxLength(200, { error: 'problems:tooLong' })), ''),
    }),
    50,
  ),
})
/** The input of the calculator of days off; an omitted field means none. */
export type DaysOffInput = z.output<typeof DaysOffFields>

const WorkingDaysFields = z.object({
  from: Day,
  to: Day,
  weekday_hours: z._default(WeekdayHours, generalHours),
  unequal_schedule: z._default(z.boolean(), false),
  /** 1 = Monday … 7 = Sunday; without them up to two days without work. */
  weekly_rest_days: z.optional(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
})
/** The input of the calculator of working days. */
export type WorkingDaysInput = z.output<typeof WorkingDaysFields>

export interface DaysOffContext {
  /** Today, so that births in the future are refused; without it they are not checked. */
  today?: Day
  /** An administrator's reason for employing somebody under 16. */
  exception?: ExceptionOfAge | null
}

/** The validation errors of a person's facts, by field. */
export function validateDaysOff(input: DaysOffInput, { today, exception = null }: DaysOffContext = {}): FieldErrors {
  const { errors, object } = collected()
  const { year, birth_date: birth, employment_start: start, employment_end: end } = input
  if (birth && today && birth > today) object('birth_date', 'problems:birthInFuture')
  else if (birth && start && birth > start) object('birth_date', 'entitlement:birthAfterStart')
  // Whether a birth in the year asked about is still to come depends on the day, so it is checked only where today is known.
  else if (
    birth &&
    (start || today || yearOf(birth) < year) &&
    !minimumAge(birth, start ?? `${year}-12-31`, exception).allowed
  )
    object('birth_date', 'problems:under16')
  if (start && end && end < start) object('employment_end', 'problems:endBeforeStart')
  // A coming year may be planned with a child that is expected in it.
  const lastBirth = today && Math.max(year, yearOf(today))
  for (const [index, { birth_year }] of input.children.entries())
    if (lastBirth && birth_year > lastBirth) object(`children.${index}.birth_year`, 'problems:birthInFuture')
  for (const [index, { from, to }] of input.absences_not_counted.entries())
    if (to < from) object(`absences_not_counted.${index}.to`, 'problems:endBeforeStart')
  return errors
}

/** The validation errors of a period, by field. */
export function validateWorkingDays({ from, to }: WorkingDaysInput): FieldErrors {
  const { errors, object } = collected()
  if (to < from) object('to', 'problems:endBeforeStart')
  if (lengthOf({ from_date: from, to_date: to }) > longestRequest) object('to', 'entitlement:rangeOverTwoYears')
  return errors
}

function collected() {
  const errors: FieldErrors = {}
  return { errors, object: (field: string, key: Sentence['key']) => void (errors[field] ??= []).push({ key }) }
}

/** A row that no cross-check objects to, in the place of one that cannot be read. */
const unread = { birth_year: 0, from: '', to: '' }

/** What could be read of an input: the fields at fault are as if they had been left out. */
function readable<T extends object>(value: T, faults: readonly PropertyKey[][]): T {
  const read = { ...value } as Record<PropertyKey, unknown>
  for (const [field, row] of faults) {
    const rows = read[field!]
    if (Array.isArray(rows)) read[field!] = typeof row === 'number' ? rows.with(row, unread) : []
    else read[field!] = field === 'children' || field === 'absences_not_counted' ? [] : null
  }
  return read as T
}

/** Turns a rule's validation errors into issues of a schema, beside those of its fields; none while what it needs cannot be read. */
const reporting = <T extends object>(validate: (input: T) => FieldErrors, needed: readonly (string & keyof T)[]) =>
  z.check<T>(
    ({ value, issues }) => {
      const faults = issues.map(({ path = [] }) => path)
      if (faults.some(([field]) => field === undefined || needed.some(name => name === field))) return
      for (const [field, sentences] of Object.entries(validate(readable(value, faults))))
        for (const { key } of sentences)
          issues.push({ code: 'custom', input: value, path: field.split('.'), message: key })
    },
    { when: () => true },
  )

/** The schema of the calculator of days off, with what is known when it is filled in. */
export const daysOffInput = (context: DaysOffContext = {}) =>
  DaysOffFields.check(reporting(input => validateDaysOff(input, context), ['year']))

export const DaysOffInput = daysOffInput()
export const WorkingDaysInput = WorkingDaysFields.check(reporting(validateWorkingDays, ['from', 'to']))
