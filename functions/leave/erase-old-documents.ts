import { calendars } from '#functions/company/calendar-store.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { documents } from '#functions/platform/documents.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, list, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { Day } from '#shared/calendar/day.ts'
import { documentRulesOf } from '#shared/leave/document/asked-document.ts'
import { areDocumentsOver, keptOf, lastDayOver, withoutDocuments } from '#shared/leave/document/documents.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { documentKey } from './document-keys.ts'
import { requests, waitingIn, withDocumentsIn } from './leave-store.ts'
import { deleteIfUnused } from './unused-documents.ts'

/** How long an erasure waits while others change the same request, in milliseconds; after that the message is delivered again. */
const patience = 5_000

interface OldDocumentsTask {
  company: string
  day: Day
}

/** Erases the documents of a company whose time was over by a day; delivered again, late or after an interruption, it finds what is left. */
export async function eraseOldDocuments({ company, day }: OldDocumentsTask): Promise<void> {
  const calendar = await get(calendars, { company })
  if (!calendar) return
  const over = { day, months: documentRulesOf(calendar).kept_months }
  const began = performance.now()
  for (const { member, id } of await requestsOver(company, over)) {
    await retryOnConflict(() => eraseDocuments({ company, member, id }, over), patience)
    if (performance.now() - began > messageTime)
      return enqueueTasks([{ id: JSON.stringify({ company, day }), body: { task: 'old-documents', company, day } }])
  }
}

/** What an index says, which may lag; waiting requests have a place of their own in it. */
async function requestsOver(company: string, over: { day: Day; months: number }): Promise<LeaveRequest[]> {
  const [decided, waiting] = await Promise.all([
    list(requests, {
      pk: withDocumentsIn(company),
      index: 1,
      between: ['0', lastDayOver(over.day, over.months)],
    }),
    list(requests, { pk: waitingIn(company), index: 1 }),
  ])
  return [...decided, ...waiting].filter(request => areDocumentsOver(request, over))
}

/** The files go after the change is committed, since the leave may become longer meanwhile; where it is interrupted, by the task that was queued before. */
async function eraseDocuments(
  named: { company: string; member: string; id: string },
  time: { day: Day; months: number },
): Promise<void> {
  const request = await get(requests, named)
  if (!request || !areDocumentsOver(request, time)) return
  const { company, member, id } = named
  const over = keptOf(request).map(document => ({ company, member, request: id, document: document.id }))
  await deleteIfUnused(...over)
  await commit(replace(requests, withoutDocuments(request, { at: nowAt(new Date()).seconds, by: null })))
  await Promise.all(over.map(({ document }) => documents.delete(documentKey({ company, member, id: document }))))
}
