import { audited } from '#functions/company/audit-store.ts'
import { books, leaveAccounts } from '#functions/leave/leave-store.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/reopen-attendance.ts'
import { reopen } from '#shared/attendance/change-sheet.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { exchangeChanges, stateChanges } from './audited-sheet.ts'
import { sheets } from './attendance-store.ts'
import { sheetView } from './sheet-view.ts'
import { bookOf, readSheet, storedSheet, visibleSheet } from './visible-sheet.ts'

export const handler = serveReadingAhead(
  contract.reopenAttendance,
  ({ body }, { company }) => readSheet({ company, member: body.user_id }, body.month),
  async ({ body }, { actor, now, language, once }, found) => {
    const { by, sheet } = await visibleSheet(actor, await found(), now.today)
    const { situation, around } = sheet
    const person = situation.member
    const { account: before, terms } = situation
    const { kept, book, account } = reopen(
      sheet,
      { book: bookOf(sheet), account: before, terms },
      { by, person, at: now.seconds, reason: body.reason ?? '' },
    )
    const others = around.filter(({ month }) => month !== kept.month)
    const after = storedSheet(situation, { month: kept.month, today: now.today, around: [...others, kept] })
    const reply = { data: await sheetView(after, { actor, now, language, by }) }
    await commit(
      replace(sheets, kept),
      replace(books, book),
      replace(leaveAccounts, account),
      ...audited({ actor, now }, 'attendance_reopened', aboutPerson(person), {
        changes: [...stateChanges(sheet.kept, kept), ...exchangeChanges(kept.month, before, account)],
      }),
      ...once(reply),
    )
    return reply
  },
)
