import { peopleOf } from '#functions/leave/named-people.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import type { SheetView } from '#shared/attendance/contract/sheet-view.ts'
import { countedUntil } from '#shared/attendance/counted-until.ts'
import { exchangeable } from '#shared/attendance/exchangeable.ts'
import { timeOffUntil } from '#shared/attendance/time-off-until.ts'
import {
  firstDayToHandIn,
  refusalToAccept,
  refusalToHandIn,
  refusalToReopen,
  mayKeepSheet,
} from '#shared/attendance/permissions.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import { specialDays } from '#shared/calendar/special-days.ts'
import { mayDecide, type LeaveActor } from '#shared/leave/permissions.ts'
import { specialDaysOf } from '#shared/leave/situation.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import type { StoredSheet } from './visible-sheet.ts'

type Reading = Pick<RequestContext, 'actor' | 'now' | 'language'> & {
  /** The reader with the approvers for whom they stand in. */
  by: LeaveActor
}

/** A sheet in replies, with the names of who did something with it. */
export async function sheetView(sheet: StoredSheet, { actor, now, language, by }: Reading): Promise<SheetView> {
  const { kept, days, totals, mistakes, limits, limit_of_year, situation } = sheet
  const { member, calendar } = situation
  const people = await peopleOf(
    actor.company,
    kept.history.map(step => step.by),
    [member],
  )
  const time_off_until = timeOffUntil(kept, situation, now.today)
  const counted = days.filter(({ date }) => date <= countedUntil(kept, now.today))
  const special = specialDays(specialDaysOf(calendar, yearsOf(periodOfMonth(kept.month)), language))
  return {
    user_id: member.id,
    month: kept.month,
    state: kept.state,
    days: days.map(day => ({
      ...day,
      name: special.get(day.date)?.name ?? null,
      mistake: mistakes.has(day.date) ? sayReply(mistakes.get(day.date)!, language) : null,
      limits: (limits.get(day.date) ?? []).map(limit => sayReply(limit, language)),
    })),
    days_before: sheet.days_before,
    totals,
    overtime_beside: sheet.overtime_beside,
    limit_of_year: limit_of_year ? sayReply(limit_of_year, language) : null,
    time_off: time_off_until ? { minutes: exchangeable(counted), last_date: time_off_until } : null,
    hand_in_from: firstDayToHandIn(days, kept.month),
    history: kept.history.map(step => ({ ...step, by_name: nameOf(people.get(step.by)) })),
    may: {
      correct:
        mayKeepSheet(by, member) && (kept.state === 'open' || (kept.state === 'handed_in' && mayDecide(by, member))),
      hand_in: !refusalToHandIn(by, member, sheet, now.today),
      accept: !refusalToAccept(by, member, sheet, now.today),
      reopen: !refusalToReopen(by, member, kept),
    },
  }

  function nameOf(person: { first_name: string; last_name: string } | undefined) {
    const { first_name = '', last_name = '' } = person ?? {}
    return sayReply({ key: 'problems:personName', values: { first_name, last_name } }, language).trim()
  }
}
