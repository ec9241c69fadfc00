import { serveReadingAhead } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/hand-in-attendance.ts'
import { handIn } from '#shared/attendance/change-sheet.ts'
import { consistent } from './consistent-sheet.ts'
import { sheets } from './attendance-store.ts'
import { sheetView } from './sheet-view.ts'
import { readSheet, visibleSheet } from './visible-sheet.ts'

export const handler = serveReadingAhead(
  contract.handInAttendance,
  ({ body }, { company, user }) => readSheet({ company, member: body.user_id ?? user }, body.month),
  async (_, { actor, now, language, once }, found) => {
    const { by, sheet } = await visibleSheet(actor, await found(), now.today)
    const person = sheet.situation.member
    const kept = handIn(sheet, { by, person, today: now.today, at: now.seconds })
    const reply = { data: await sheetView({ ...sheet, kept }, { actor, now, language, by }) }
    await commit(replace(sheets, kept), ...consistent(sheet), ...once(reply))
    return reply
  },
)
