import { audited } from '#functions/company/audit-store.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { check, commit, replace } from '#functions/platform/table.ts'
import { members } from '#functions/company/member-store.ts'
import * as contract from '#shared/attendance/contract/correct-attendance.ts'
import { correctDay } from '#shared/attendance/change-sheet.ts'
import { isDay, monthOf } from '#shared/calendar/day.ts'
import { aboutPerson, changesBetween } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import { sheets } from './attendance-store.ts'
import { sheetView } from './sheet-view.ts'
import { readSheet, storedSheet, visibleSheet } from './visible-sheet.ts'

export const handler = serveReadingAhead(
  contract.correctAttendance,
  ({ path, body }, { company, user }) =>
    readSheet({ company, member: body.user_id ?? user }, monthOf(dayIn(path.date))),
  async ({ path, body }, { actor, now, language, once }, found) => {
    const { user_id: _, ...said } = body
    const date = dayIn(path.date)
    const { by, sheet } = await visibleSheet(actor, await found(), now.today)
    const { situation, around } = sheet
    const { member } = situation
    const kept = correctDay(sheet, date, said, { by, person: member, today: now.today })
    const others = around.filter(({ month }) => month !== kept.month)
    const after = storedSheet(situation, { month: kept.month, today: now.today, around: [...others, kept] })
    const counted = { ...kept, overtime_minutes: after.totals.overtime_minutes }
    const reply = { data: await sheetView(after, { actor, now, language, by }) }
    await commit(
      replace(sheets, counted),
      check(members, member),
      ...(member.id === actor.user
        ? []
        : audited({ actor, now }, 'attendance_corrected', aboutPerson(member), {
            changes: changesBetween({ attendance_day: 'shown' }, { attendance_day: null }, { attendance_day: date }),
          })),
      ...once(reply),
    )
    return reply
  },
)

/** @throws Problem `notFound` for what is no day */
function dayIn(text: string) {
  if (!isDay(text)) throw problem('notFound')
  return text
}
