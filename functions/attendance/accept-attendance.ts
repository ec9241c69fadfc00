import { audited } from '#functions/company/audit-store.ts'
import { books, leaveAccounts } from '#functions/leave/leave-store.ts'
import { serve, type RequestContext } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import * as contract from '#shared/attendance/contract/accept-attendance.ts'
import { accept } from '#shared/attendance/change-sheet.ts'
import type { Month } from '#shared/calendar/day.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { Problem } from '#shared/contract/problem.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { exchangeChanges, stateChanges } from './audited-sheet.ts'
import { sheets } from './attendance-store.ts'
import { consistent } from './consistent-sheet.ts'
import { bookOf, readSheet, visibleSheet } from './visible-sheet.ts'

/** How many sheets are accepted at once. */
const together = 10

export const handler = serve(contract.acceptAttendance, async ({ body }, context) => {
  const ids = [...new Set(body.user_ids)]
  const data = []
  for (let from = 0; from < ids.length; from += together)
    data.push(...(await Promise.all(ids.slice(from, from + together).map(id => outcomeOf(id, body.month, context)))))
  return { data }
})

type Accepting = Pick<RequestContext, 'actor' | 'now' | 'language'>

/** Accepts one person's sheet; whoever's cannot be is told why, and the others are accepted all the same. */
async function outcomeOf(member: string, month: Month, context: Accepting) {
  try {
    await retryOnConflict(() => acceptOne(member, month, context))
    return { user_id: member, is_accepted: true }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { user_id: member, is_accepted: false, error: sayReply(error.sentence, context.language) }
  }
}

async function acceptOne(member: string, month: Month, { actor, now }: Accepting) {
  const read = await readSheet({ company: actor.company, member }, month)
  const { by, sheet } = await visibleSheet(actor, read, now.today)
  const person = sheet.situation.member
  const { account: before, calendar, terms } = sheet.situation
  const { kept, book, account } = accept(
    sheet,
    { book: bookOf(sheet), account: before, calendar, terms },
    { by, person, today: now.today, at: now.seconds },
  )
  const [memberIs, termsAre] = consistent(sheet)
  await commit(
    replace(sheets, kept),
    replace(books, book),
    replace(leaveAccounts, account),
    memberIs!,
    termsAre!,
    ...audited({ actor, now }, 'attendance_accepted', aboutPerson(person), {
      changes: [...stateChanges(sheet.kept, kept), ...exchangeChanges(kept.month, before, account)],
    }),
  )
}
