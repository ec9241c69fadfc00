import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/attendance/contract/show-attendance.ts'
import { monthOf } from '#shared/calendar/day.ts'
import { sheetView } from './sheet-view.ts'
import { readSheet, visibleSheet } from './visible-sheet.ts'

export const handler = serve(contract.showAttendance, async ({ query }, { actor, now, language }) => {
  const whose = { company: actor.company, member: query.user_id ?? actor.user }
  const read = await readSheet(whose, query.month ?? monthOf(now.today))
  const { by, sheet } = await visibleSheet(actor, read, now.today)
  return { data: await sheetView(sheet, { actor, now, language, by }) }
})
