import * as z from 'zod/mini'
import { members } from '#functions/company/member-store.ts'
import type { DecidedFor } from '#functions/leave/decided-for.ts'
import { leaveOf, readLeave } from '#functions/leave/leave-store.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { getAll, list } from '#functions/platform/table.ts'
import { AttendanceSheet } from '#shared/attendance/model.ts'
import { firstDayToHandIn, isDueToHandIn } from '#shared/attendance/permissions.ts'
import { periodAround } from '#shared/attendance/sheet.ts'
import { monthOf, type Day } from '#shared/calendar/day.ts'
import { addToMonth } from '#shared/calendar/month.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { isListed } from '#shared/company/directory.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { mayDecide, type LeaveActor } from '#shared/leave/permissions.ts'
import { sheets, sheetsAround, sheetsIn } from './attendance-store.ts'
import { storedSheet } from './visible-sheet.ts'

/** The months that anything is expected of: this one and the last. */
const monthsDue = (today: Day) => [addToMonth(monthOf(today), -1), monthOf(today)] as const

/** Somebody's sheets that are over and not handed in, the older one first. */
export async function sheetsToHandIn(whose: { company: string; member: string }, today: Day) {
  const [last, current] = monthsDue(today)
  const [leave, ...around] = await Promise.all([
    readLeave(whose),
    sheetsAround(whose, last),
    sheetsAround(whose, current),
  ])
  const years = [...yearsOf(periodAround(last)), ...yearsOf(periodAround(current))]
  const situation = await leaveOf(whose, years, today, leave)
  return [last, current].flatMap((month, place) => {
    const sheet = storedSheet(situation, { month, today, around: around[place]! })
    if (!isDueToHandIn(sheet, today)) return []
    return [{ month, hand_in_from: firstDayToHandIn(sheet.days, month), mistakes: sheet.mistakes.size }]
  })
}

const states = viewOf(sheets, z.pick(AttendanceSheet, { member: true, month: true, state: true }))

/** The sheets that people have handed in and a reader may accept, the older ones first, with whose they are. */
export async function sheetsToAccept(actor: LeaveActor & { company: string }, decided: DecidedFor, today: Day) {
  const { company } = actor
  if (!isAdmin(actor) && !decided.ids.length) return []
  const found = await Promise.all(
    monthsDue(today).map(month => list(states, { pk: sheetsIn(company, month), index: 1 })),
  )
  const by = { ...actor, stands_in_for: decided.stands_in_for }
  const handedIn = found
    .flat()
    .filter(
      ({ state, member: id }) => state === 'handed_in' && mayDecide(by, { id, approver_ids: decided.approversOf(id) }),
    )
  const people = await getAll(
    members,
    [...new Set(handedIn.map(({ member }) => member))].map(id => ({ company, id })),
    { mayLag: true },
  )
  const named = new Map(people.filter(isListed).map(person => [person.id, person]))
  return handedIn.flatMap(({ month, member }) => {
    const person = named.get(member)
    return person ? [{ month, person }] : []
  })
}
