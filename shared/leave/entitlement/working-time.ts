import { calendarOfYears, type CompanyDays } from '../../calendar/company-calendar.ts'
import type { WorkingTime } from '../../calendar/counted-year.ts'
import type { Year } from '../../calendar/day.ts'
import { remembering } from '../../calendar/remembered.ts'
import type { WorkingPattern } from '../../calendar/working-pattern.ts'
import type { Language } from '../../words/language.ts'
import type { LeaveRules } from '../../company/leave-rules.ts'

interface Worked {
  patterns: readonly WorkingPattern[]
  days: Omit<CompanyDays, 'sundayHolidays'>
  years: readonly Year[]
  language: Language
}

/** Working time by the company's leave rules; a pattern's own setting for the decree on moved days takes precedence. */
export const workingTimeBy = (
  { followsDecree, sundayHolidays }: Pick<LeaveRules, 'followsDecree' | 'sundayHolidays'>,
  { patterns, days, years, language }: Worked,
): WorkingTime => ({
  patterns: followsDecree === 'everybody' ? followingDecree(patterns) : patterns,
  calendar: calendarOfYears({ ...days, sundayHolidays: sundayHolidays === 'like_holidays' }, years, language),
})

const remembered = remembering<readonly WorkingPattern[]>()

const followingDecree = (patterns: readonly WorkingPattern[]) =>
  remembered(patterns, patterns, 'decree', () => patterns.map(one => ({ follows_decree: true, ...one })))
