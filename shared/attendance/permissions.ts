import type { Day, Month } from '../calendar/day.ts'
import { periodOfMonth } from '../calendar/month.ts'
import type { Member } from '../company/model.ts'
import { problem, type Problem } from '../contract/problem.ts'
import { isAdmin } from '../contract/role.ts'
import { mayDecide, type LeaveActor } from '../leave/permissions.ts'
import type { AttendanceSheet, SheetDay } from './model.ts'
import { isOff } from './counted-day.ts'
import type { Sheet } from './sheet.ts'

type Person = Pick<Member, 'id' | 'approver_ids'>

/** Whether somebody keeps a person's sheet: the person and the administrators. */
export const mayKeepSheet = (by: LeaveActor, person: Pick<Person, 'id'>) => person.id === by.user || isAdmin(by)

/** Why somebody may not correct a day; undefined: they may. */
export function refusalToCorrect(
  by: LeaveActor,
  person: Person,
  { state }: Pick<AttendanceSheet, 'state'>,
  day: Pick<SheetDay, 'date' | 'kind' | 'leave'>,
  today: Day,
): Problem | undefined {
  if (!mayKeepSheet(by, person)) return problem('forbidden')
  if (state === 'accepted') return problem('conflict', 'attendance:monthLocked')
  if (state === 'handed_in' && !mayDecide(by, person)) return problem('conflict', 'attendance:alreadyHandedIn')
  if (day.date > periodOfMonth(today.slice(0, 7)).to_date) return problem('invalid', 'attendance:tooEarly')
  if (day.kind === 'not_employed') return problem('invalid', 'problems:notEmployed')
  return isOff(day) ? problem('conflict', 'attendance:onLeave') : undefined
}

/** Why a sheet cannot be handed in by somebody; undefined: it can. */
export function refusalToHandIn(by: LeaveActor, person: Person, sheet: Sheet, today: Day): Problem | undefined {
  if (!mayKeepSheet(by, person)) return problem('forbidden')
  if (sheet.kept.state === 'accepted') return problem('conflict', 'attendance:monthLocked')
  if (sheet.kept.state === 'handed_in') return problem('conflict', 'attendance:alreadyHandedIn')
  return refusalToClose(sheet, today)
}

/** Why a sheet cannot be accepted by somebody; undefined: it can, also one that nobody has handed in. */
export function refusalToAccept(by: LeaveActor, person: Person, sheet: Sheet, today: Day): Problem | undefined {
  if (!mayDecide(by, person))
    return problem('forbidden', person.id === by.user ? 'attendance:ownSheet' : 'attendance:notYourSheet')
  if (sheet.kept.state === 'accepted') return problem('conflict', 'attendance:alreadyAccepted')
  return refusalToClose(sheet, today) ?? whileAsked(sheet)
}

/** Why a sheet cannot be reopened by somebody; undefined: it can. Who has handed one in takes it back as long as it is not accepted. */
export function refusalToReopen(
  by: LeaveActor,
  person: Person,
  { state }: Pick<AttendanceSheet, 'state'>,
): Problem | undefined {
  if (state === 'handed_in' && mayKeepSheet(by, person)) return undefined
  if (!mayDecide(by, person))
    return problem('forbidden', person.id === by.user ? 'attendance:ownSheet' : 'attendance:notYourSheet')
  return state === 'open' ? problem('conflict', 'attendance:stillOpen') : undefined
}

function refusalToClose({ kept, days, mistakes }: Sheet, today: Day): Problem | undefined {
  if (days.every(({ kind }) => kind === 'not_employed')) return problem('invalid', 'problems:notEmployed')
  const first = firstDayToHandIn(days, kept.month)
  if (today < first) return problem('conflict', 'attendance:notOverYet', { day: first })
  return mistakes.size ? problem('conflict', 'attendance:hasMistakes', { count: mistakes.size }) : undefined
}

/** A month with leave that nobody has decided on yet would change by the decision. */
function whileAsked({ days }: Sheet): Problem | undefined {
  const waiting = days.find(({ leave }) => leave && !leave.is_approved)
  return waiting ? problem('conflict', 'attendance:leaveWaits', { day: waiting.date }) : undefined
}

/** The last day of a month on which somebody works, from which on its sheet can be handed in. */
export const firstDayToHandIn = (days: readonly SheetDay[], month: Month): Day =>
  days.findLast(day => day.scheduled && !isOff(day))?.date ?? periodOfMonth(month).from_date

/** Whether a month of somebody's is over and waits to be handed in, though it may have to be corrected first. */
export const isDueToHandIn = ({ kept, days }: Pick<Sheet, 'kept' | 'days'>, today: Day): boolean =>
  kept.state === 'open' &&
  days.some(({ kind }) => kind !== 'not_employed') &&
  today >= firstDayToHandIn(days, kept.month)
