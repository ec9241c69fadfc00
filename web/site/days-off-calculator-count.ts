import {
  calculateDaysOff,
  calculateWorkingDays,
  type DaysOffResult,
  type WorkingDaysResult,
} from '#shared/leave/calculator/calculator.ts'
import { daysOffInput, WorkingDaysInput } from '#shared/leave/calculator/calculator-input.ts'
import type { Language } from '#shared/words/language.ts'
import { isSentenceKey, type SentenceKey } from '#shared/words/sentence.ts'
import { withPoint, type CalculatorDraft } from './days-off-calculator-draft.ts'

/** The key of the sentence at each field, by the name that the calls have for it. */
export type Mistakes = Partial<Record<string, SentenceKey>>

interface Issue {
  path: PropertyKey[]
  message: string
}

const mistakesIn = (issues: readonly Issue[]): Mistakes =>
  Object.fromEntries(
    issues
      .toReversed()
      .map(({ path, message }) => [path.join('.'), isSentenceKey(message) ? message : 'problems:invalidValue']),
  )

const orNull = (text: string) => text || null

/** Only the year of a birth matters to the days, so a year alone is read as its first day, which objects to the least. */
const birthOf = (text: string) => (/^\d{4}$/.test(text) ? `${text}-01-01` : orNull(text))

/** A number as it was typed, also below zero; what is none stays as it is, and is objected to. */
const numberIn = (text: string) => (/^-?\d+(\.\d+)?$/.test(withPoint(text)) ? Number(withPoint(text)) : text)

const scheduleOf = ({ hours, isUnequal }: CalculatorDraft) => ({
  weekday_hours: hours.map(numberIn),
  unequal_schedule: isUnequal,
})

/** What was typed in, as the calls take it. */
const inputOf = (draft: CalculatorDraft) => ({
  year: Number(draft.year),
  birth_date: birthOf(draft.birth),
  employment_start: orNull(draft.start),
  employment_end: orNull(draft.end),
  children: draft.children.map(({ year, isDisabled }) => ({ birth_year: numberIn(year), disabled: isDisabled })),
  hazardous_conditions: draft.hasHazard,
  health_damage_or_disability: draft.hasCapacity,
  employer_extra_days: draft.extra === '' ? 0 : numberIn(draft.extra),
  ...scheduleOf(draft),
})

export interface CountedDaysOff {
  /** Undefined while a field is wrong: a number would leave out what was typed. */
  due: DaysOffResult | undefined
  mistakes: Mistakes
}

/** The days off by what was typed in, or every field that is wrong. */
export function countDaysOff(draft: CalculatorDraft, today: string): CountedDaysOff {
  // A child whose year is still to be typed is none yet, but has its row.
  const rows = draft.children.flatMap(({ year }, row) => (year === '' ? [] : [row]))
  const input = inputOf({ ...draft, children: draft.children.filter(({ year }) => year !== '') })
  const read = daysOffInput({ today }).safeParse(input)
  if (read.success) return { due: calculateDaysOff(read.data, { today }), mistakes: {} }

  const named = Object.entries(mistakesIn(read.error.issues)).map(([field, key]) => [
    field.replace(/(?<=^children\.)\d+/, index => String(rows[Number(index)])),
    key,
  ])
  return { due: undefined, mistakes: Object.fromEntries(named) as Mistakes }
}

/** The working days of the period that was typed in; none while a day is missing or wrong. */
export function countPeriod(
  draft: CalculatorDraft,
  language: Language,
): { counted: WorkingDaysResult | undefined; mistakes: Mistakes } {
  const { from, to } = draft
  const read = WorkingDaysInput.safeParse({ from, to, ...scheduleOf(draft) })
  if (read.success) return { counted: calculateWorkingDays(read.data, { language }), mistakes: {} }
  const typed: Record<string, string> = { from, to }
  const mistakes = Object.entries(mistakesIn(read.error.issues)).filter(([field]) => typed[field])
  return { counted: undefined, mistakes: Object.fromEntries(mistakes) }
}
