import type { PlainKey, Sentence } from '../../words/sentence.ts'
import type { TranslationKey } from '../../words/translation-key.ts'

/** A part of a whole year's leave. */
export type AnnualPart =
  | 'base'
  | 'age'
  | 'children'
  | 'disabled_children'
  | 'young'
  | 'hazard'
  | 'disability'
  | 'employer_extra'

/** The part of the entitlement that a line explains. */
export type Part =
  | AnnualPart
  | 'extra'
  | 'proportion'
  | 'sick'
  | 'sick_proportion'
  | 'choice'
  | 'choice_proportion'
  | 'granted'
  | 'carried'
  | 'taken'
  | 'taken_before'
  | 'not_kept'
  | 'brought'
  | 'spill_over'
  | 'taken_as_carried'
  | 'late_start'
  | 'obstacle'
  | 'age_agreement'
  | 'quarter'
  | 'overdue'
  | 'calendar_days'
  | 'rest_days'
  | 'public_holiday'
  | 'rest_day_moved'
  | 'company_day'

/** One line of an explanation in days. */
export interface Line {
  part: Part
  /** Whole days; negative where the step takes days away. */
  days: number
  /** The paragraph of the Labour Code (Mt.) that gives the days; null where a contract or a person does. */
  paragraph: string | null
  /** The values that the label interpolates. */
  data?: Record<string, number | string>
  /** The children that the days are for. */
  of?: readonly CountedChild[]
}

/** One line of an explanation in hours. */
export interface HourLine {
  part: 'hours'
  /** Hundredths of an hour, so that the lines add up exactly. */
  hundredths: number
  paragraph: string
  data: Record<string, number>
}

export interface CountedChild {
  birth_year: number
  birth_date?: string | null
  disabled: boolean
}

export const hasDays = ({ days }: Line) => days !== 0

export function sumOf(lines: readonly Line[]): number {
  let sum = 0
  for (const { days } of lines) sum += days
  return sum
}

/** The translation key of each part's label. */
export const labels = {
  base: 'entitlement:base',
  age: 'entitlement:age',
  children: 'entitlement:children',
  disabled_children: 'entitlement:disabledChildren',
  young: 'entitlement:young',
  hazard: 'entitlement:hazard',
  disability: 'entitlement:disability',
  employer_extra: 'entitlement:employerExtra',
  extra: 'entitlement:extra',
  proportion: 'entitlement:proportion',
  sick: 'entitlement:sick',
  sick_proportion: 'entitlement:sickProportion',
  choice: 'entitlement:choice',
  choice_proportion: 'entitlement:proportion',
  granted: 'entitlement:granted',
  carried: 'entitlement:carried',
  taken: 'entitlement:taken',
  taken_as_carried: 'balance:takenAsCarried',
  taken_before: 'balance:takenBefore',
  not_kept: 'balance:notKept',
  brought: 'balance:brought',
  spill_over: 'balance:spillOver',
  late_start: 'entitlement:lateStart',
  obstacle: 'entitlement:obstacle',
  age_agreement: 'entitlement:ageAgreement',
  quarter: 'entitlement:quarter',
  overdue: 'entitlement:overdue',
  calendar_days: 'entitlement:calendarDays',
  rest_days: 'entitlement:restDays',
  public_holiday: 'entitlement:publicHoliday',
  rest_day_moved: 'entitlement:restDayMoved',
  company_day: 'entitlement:companyDay',
  hours: 'entitlement:hours',
} as const satisfies Record<Part | 'hours', TranslationKey<'entitlement' | 'balance'>>

/** The labels of what held for a part of the year only. */
export const labelsOfHeld = {
  hazard: 'entitlement:hazardHeld',
  disability: 'entitlement:disabilityHeld',
  employer_extra: 'entitlement:employerExtraHeld',
} as const satisfies Partial<Record<Part, TranslationKey<'entitlement'>>>

const held: Partial<Record<Part | 'hours', TranslationKey<'entitlement'>>> = labelsOfHeld

/** A line as a sentence to translate. */
export const labelOf = ({ part, data }: Pick<Line, 'part' | 'data'> | HourLine): Sentence<PlainKey> => ({
  key: keyOf(part, data),
  ...(data && { values: data }),
})

function keyOf(part: Part | 'hours', data: Line['data']): PlainKey {
  // Absence that is not time at work lowers the year (Mt. 115. § (2)), so the line says so.
  if (part === 'proportion' && data?.not_counted) return 'entitlement:proportionOfWork'
  return (data?.held_days !== undefined && held[part]) || labels[part]
}
