import * as z from 'zod/mini'
import { decreeWarning } from '../../calendar/statutory-days.ts'
import type { Day } from '../../calendar/day.ts'
import { hoursOf } from '../../calendar/hundredths.ts'
import type { Language } from '../../words/language.ts'
import { say } from '../../words/say.ts'
import type { DaysOffResult, WorkingDaysResult } from './calculator.ts'
import { labelOf, type HourLine, type Line } from '../entitlement/line.ts'
import { inOneLine, pieceOf } from '../entitlement/pieces.ts'
import { HourLineView, LineView } from '../view/line-view.ts'

/** The days off of a year in replies. */
export const DaysOffView = z.object({
  base: z.int(),
  age_extra: z.int(),
  child_extra: z.int(),
  disabled_child_extra: z.int(),
  young_extra: z.int(),
  hazard_extra: z.int(),
  disability_extra: z.int(),
  employer_extra: z.int(),
  full_year_total: z.int(),
  days_in_year: z.int(),
  eligible_days: z.int(),
  allowance_days: z.int(),
  sick_leave_days: z.int(),
  /** Null in an equal schedule. */
  allowance_hours: z.nullable(z.number()),
  lines: z.array(LineView),
  sick_lines: z.array(LineView),
  hour_lines: z.array(HourLineView),
  /** The explanation in one line. */
  explanation: z.string(),
  /** A caveat about the numbers. */
  warning: z.nullable(z.string()),
})
export type DaysOffView = z.infer<typeof DaysOffView>

/** The working days of a period in replies. */
export const WorkingDaysView = z.object({
  leave_days: z.int(),
  leave_hours: z.number(),
  days_by_year: z.record(z.string(), z.int()),
  lines: z.array(LineView),
  /** What may still change the numbers, in sentences. */
  warnings: z.array(z.string()),
})
export type WorkingDaysView = z.infer<typeof WorkingDaysView>

/** A line in days, in a language. */
export function lineInWords(line: Line, language: Language): LineView {
  const { part, days, paragraph } = line
  const piece = pieceOf(line)
  return { part, days, paragraph, label: say(labelOf(line), language), piece: piece ? say(piece, language) : null }
}

/** A line in hours, in a language. */
export const hourLineInWords = (line: HourLine, language: Language) => ({
  part: line.part,
  hours: hoursOf(line.hundredths),
  paragraph: line.paragraph,
  label: say(labelOf(line), language),
})

export function daysOffView({ warning, ...result }: DaysOffResult, language: Language): DaysOffView {
  return {
    ...result,
    lines: result.lines.map(line => lineInWords(line, language)),
    sick_lines: result.sick_lines.map(line => lineInWords(line, language)),
    hour_lines: result.hour_lines.map(line => hourLineInWords(line, language)),
    explanation: inOneLine(result.lines, language),
    warning: warning ? say({ key: 'entitlement:rulesBefore2023' }, language) : null,
  }
}

export const workingDaysView = (result: WorkingDaysResult, language: Language, today: Day): WorkingDaysView => ({
  ...result,
  lines: result.lines.map(line => lineInWords(line, language)),
  warnings: Object.keys(result.days_by_year).flatMap(year => {
    const warning = decreeWarning(Number(year), today)
    return warning ? [say(warning.label, language)] : []
  }),
})
