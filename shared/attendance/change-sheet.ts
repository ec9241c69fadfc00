import type { Day } from '../calendar/day.ts'
import { refuse, throwIfProblem } from '../contract/problem.ts'
import type { LeaveActor } from '../leave/permissions.ts'
import type { Member } from '../company/model.ts'
import type { LeaveBook } from '../leave/model.ts'
import { corrected, type Said } from './corrected.ts'
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

/** Accepts a sheet, whose days nothing changes any more, and locks its month in the book of its year. @throws Problem `forbidden` or `conflict` */
export function accept<S extends AttendanceSheet, B extends LeaveBook>(
  sheet: Sheet & { kept: S },
  book: B,
  { by, person, today, at }: Changing,
): { kept: S; book: B } {
  throwIfProblem(refusalToAccept(by, person, sheet, today))
  const kept: S = {
    ...sheet.kept,
    state: 'accepted',
    ...countedNow(sheet),
    accepted_days: sheet.days,
    history: withStep(sheet, 'accepted', by, at),
  }
  const locked = new Set([...(book.locked_months ?? []), monthNumberOf(sheet)])
  return { kept, book: { ...book, locked_months: [...locked].toSorted((one, other) => one - other) } }
}

/** Opens a sheet again, and its month in the book of its year; an accepted one for a reason. @throws Problem `forbidden`, `conflict` or `invalid` */
export function reopen<S extends AttendanceSheet, B extends LeaveBook>(
  sheet: Sheet & { kept: S },
  book: B,
  { by, person, at, reason }: Omit<Changing, 'today'> & { reason: string },
): { kept: S; book: B } {
  throwIfProblem(refusalToReopen(by, person, sheet.kept))
  if (sheet.kept.state === 'accepted' && !reason) throw refuse('reason', 'problems:required')
  const kept: S = {
    ...sheet.kept,
    state: 'open',
    accepted_days: null,
    history: withStep(sheet, 'reopened', by, at, reason || undefined),
  }
  const { locked_months = [], ...rest } = book
  const left = locked_months.filter(month => month !== monthNumberOf(sheet))
  return { kept, book: { ...(rest as B), ...(left.length && { locked_months: left }) } }
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
