import { leaveOf, readLeave, type StoredSituation } from '#functions/leave/leave-store.ts'
import { seeing } from '#functions/leave/visible-leave.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import { yearOf, type Day, type Month } from '#shared/calendar/day.ts'
import { openSheet, type AttendanceSheet } from '#shared/attendance/model.ts'
import { periodAround, sheetOf, type Sheet } from '#shared/attendance/sheet.ts'
import type { LeaveBook } from '#shared/leave/model.ts'
import type { LeaveActor } from '#shared/leave/permissions.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { sheetsAround } from './attendance-store.ts'

/** What a person's sheet of a month is made of, read in one moment. */
export async function readSheet(whose: { company: string; member: string }, month: Month) {
  const [leave, around] = await Promise.all([readLeave(whose), sheetsAround(whose, month)])
  return { whose, month, leave, around }
}

/** A sheet with what a change of it is committed against. */
export interface StoredSheet extends Sheet {
  kept: Stored<AttendanceSheet>
  situation: StoredSituation
  around: readonly Stored<AttendanceSheet>[]
}

/**
 * The sheet of a month that a reader may see, and the reader with the approvers for whom they stand in.
 * @throws Problem `notFound` where the reader may not see it
 */
export async function visibleSheet<R extends LeaveActor & { company: string }>(
  reader: R,
  { whose, month, leave, around }: Awaited<ReturnType<typeof readSheet>>,
  today: Day,
) {
  const situation = await leaveOf(whose, yearsOf(periodAround(month)), today, leave)
  const by = await seeing(reader, situation.member, today)
  return { by, sheet: storedSheet(situation, { month, today, around }) }
}

interface SheetRead {
  month: Month
  today: Day
  around: readonly Stored<AttendanceSheet>[]
}

/** The sheet of a month from what was read. */
export function storedSheet(situation: StoredSituation, { month, today, around }: SheetRead): StoredSheet {
  const { company, id: member } = situation.member
  const kept = around.find(sheet => sheet.month === month) ?? unstored(openSheet({ company, member }, month))
  const sheet = sheetOf(
    { terms: situation.terms, calendar: situation.calendar, absences: takenIn(situation.books) },
    { month, today, sheets: around },
  )
  return { ...sheet, kept, situation, around }
}

/** The leave that is in the books of a period. */
const takenIn = (books: readonly LeaveBook[]) => books.flatMap(({ bookings }) => bookings)

/** The book of the year in which a month lies. */
export const bookOf = ({ situation, kept }: Pick<StoredSheet, 'situation' | 'kept'>) =>
  situation.books.find(({ year }) => year === yearOf(`${kept.month}-01`))!
