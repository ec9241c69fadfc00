import type { Day } from '../calendar/day.ts'
import { hoursOfMinutes } from '../calendar/hundredths.ts'
import { problem, refuse, throwIfProblem, type Problem } from '../contract/problem.ts'
import { overtimeBucket, withOvertime, withoutOvertime } from '../leave/balance/overtime-bucket.ts'
import type { LeaveActor } from '../leave/permissions.ts'
import type { Member, WorkCalendar } from '../company/model.ts'
import type { LeaveAccount, LeaveBook } from '../leave/model.ts'
import type { EmploymentTerms } from '../people/model.ts'
import { corrected, type Said } from './corrected.ts'
import { exchangeable } from './exchangeable.ts'
import { timeOffUntil } from './time-off-until.ts'
import type { AttendanceSheet, SheetStep } from './model.ts'
import { refusalToAccept, refusalToCorrect, refusalToHandIn, refusalToReopen } from './permissions.ts'
import type { Sheet } from './sheet.ts'

/** Who changes a sheet, and when. */
interface Changing {
  by: LeaveActor
  person: Pick<Member, 'id' | 'approver_ids'>
  today: Day
  /** Unix seconds. */
  at: number
}

/** Corrects a day of a sheet. @throws Problem `forbidden`, `conflict` or `invalid` */
export function correctDay<S extends AttendanceSheet>(
  sheet: Sheet & { kept: S },
  date: Day,
  said: Said,
  { by, person, today }: Omit<Changing, 'at'>,
): S {
  const { kept, days } = sheet
  throwIfProblem(
    refusalToCorrect(
      by,
      person,
      kept,
      days.find(day => day.date === date)!,
      today,
    ),
  )
  const { [date]: before, ...others } = kept.corrections
  const after = corrected(before, said)
  return { ...kept, corrections: after ? { ...others, [date]: after } : others }
}

/** Hands in a sheet. @throws Problem `forbidden` or `conflict` */
export function handIn<S extends AttendanceSheet>(sheet: Sheet & { kept: S }, { by, person, today, at }: Changing): S {
  throwIfProblem(refusalToHandIn(by, person, sheet, today))
  return { ...sheet.kept, state: 'handed_in', ...countedNow(sheet), history: withStep(sheet, 'handed_in', by, at) }
}

/** The leave that the acceptance of a sheet changes: the book of its year, and the account of the person. */
interface LeaveOfSheet<B extends LeaveBook, A extends LeaveAccount> {
  book: B
  account: A
}

/**
 * Accepts a sheet, whose days nothing changes any more, and locks its month in the book of its year. Overtime that is exchanged for time off
 * becomes a line of the account, as long as that can still be given. @throws Problem `forbidden` or `conflict`
 */
export function accept<S extends AttendanceSheet, B extends LeaveBook, A extends LeaveAccount>(
  sheet: Sheet & { kept: S },
  { book, account, calendar, terms }: LeaveOfSheet<B, A> & { calendar: WorkCalendar; terms: EmploymentTerms },
  { by, person, today, at }: Changing,
): LeaveOfSheet<B, A> & { kept: S } {
  throwIfProblem(refusalToAccept(by, person, sheet, today))
  const { month } = sheet.kept
  const time_off_until = timeOffUntil(sheet.kept, { calendar, terms }, today)
  const kept: S = {
    ...sheet.kept,
    state: 'accepted',
    ...countedNow(sheet),
    accepted_days: sheet.days,
    ...(time_off_until && { time_off_until }),
    history: withStep(sheet, 'accepted', by, at),
  }
  const locked = new Set([...(book.locked_months ?? []), monthNumberOf(sheet)])
  return {
    kept,
    book: { ...book, locked_months: [...locked].toSorted((one, other) => one - other) },
    account: time_off_until
      ? withOvertime(account, { month, minutes: exchangeable(sheet.days), last_date: time_off_until })
      : account,
  }
}

/**
 * Opens a sheet again, and its month in the book of its year; an accepted one for a reason. Its overtime is taken out of the account, unless
 * it has been taken as time off. @throws Problem `forbidden`, `conflict` or `invalid`
 */
export function reopen<S extends AttendanceSheet, B extends LeaveBook, A extends LeaveAccount>(
  sheet: Sheet & { kept: S },
  { book, account, terms }: LeaveOfSheet<B, A> & { terms: EmploymentTerms },
  { by, person, at, reason }: Omit<Changing, 'today'> & { reason: string },
): LeaveOfSheet<B, A> & { kept: S } {
  throwIfProblem(refusalToReopen(by, person, sheet.kept))
  if (sheet.kept.state === 'accepted' && !reason) throw refuse('reason', 'problems:required')
  const after = withoutOvertime(account, sheet.kept.month)
  throwIfProblem(refusalToTakeBack({ before: account, after, terms }))
  const { time_off_until: _, ...rest } = sheet.kept
  const kept = {
    ...(rest as S),
    state: 'open' as const,
    accepted_days: null,
    history: withStep(sheet, 'reopened', by, at, reason || undefined),
  }
  const { locked_months = [], ...unlocked } = book
  const left = locked_months.filter(month => month !== monthNumberOf(sheet))
  return { kept, book: { ...(unlocked as B), ...(left.length && { locked_months: left }) }, account: after }
}

/** Why overtime cannot be taken out of an account: time off that is booked would be left without it. */
function refusalToTakeBack({
  before,
  after,
  terms,
}: {
  before: LeaveAccount
  after: LeaveAccount
  terms: EmploymentTerms
}): Problem | undefined {
  const [was, is] = [before, after].map(account => overtimeBucket({ account, terms }).uncovered) as [number, number]
  return is > was ? problem('conflict', 'attendance:timeOffTaken', { hours: hoursOfMinutes(is - was) }) : undefined
}

/** What the whole month adds up to, by which the overtime of a year is known without its days. */
const countedNow = ({ totals: { overtime_minutes } }: Sheet) => ({ overtime_minutes })

/** 1 = January … 12 = December. */
const monthNumberOf = ({ kept }: Sheet) => Number(kept.month.slice(5))

const withStep = (
  { kept }: Sheet,
  what: SheetStep['what'],
  by: LeaveActor,
  at: number,
  reason?: string,
): SheetStep[] => [...kept.history, { what, by: by.user, at, ...(reason !== undefined && { reason }) }]
