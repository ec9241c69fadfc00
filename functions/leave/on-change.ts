import { accountErasures } from '#functions/account/account-erasure-store.ts'
import { dataExports } from '#functions/account/data-export-store.ts'
import { calendars } from '#functions/company/calendar-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { hasOtherEmployments, scopeOfTerms, scopesOfCalendar, type Scope } from '#shared/leave/effect/recount-scope.ts'
import { companyEffects } from './company-effect/effect-store.ts'
import { asEffectMessage } from './company-effect/effect-task.ts'
import { bulkRequests } from './bulk-request-store.ts'
import { asAccountErasureMessage } from './account-erasure-task.ts'
import { asBulkMessage } from './bulk-task.ts'
import { asExportMessage } from './export-task.ts'
import { asMessage } from './recount-task.ts'

/**
 * The seconds after which no transaction that read the calendar before its change can still be committed: the longest time of a
 * function, 29 seconds, and a margin for a write that outlives it.
 */
const longestTransaction = 45

/** Begins a recount of booked leave after a change of the calendar or of employment terms. */
export async function recountOnChange(change: Change) {
  await recountAfterCalendar(change)
  await recountAfterTerms(change)
}

/** Recounts twice, since transactions on their way do not conflict with the change and may commit days counted by the old calendar. */
async function recountAfterCalendar(change: Change) {
  const { before, after } = changeOf(calendars, change) ?? {}
  if (!before || !after) return
  const scopes = scopesOfCalendar(before, after, nowAt(new Date()).today)
  const tasks = scopes.map(scope => ({ company: after.company, scope }))
  await enqueueTasks([0, longestTransaction].flatMap(delay => tasks.map(task => asMessage(task, delay))))
}

/** Recounts one person's booked leave after their schedule or the dates of their employment changed. */
async function recountAfterTerms(change: Change) {
  const { before, after } = changeOf(terms, change) ?? {}
  if (!after) return
  const { company, member } = after
  const days = scopeOfTerms(before, after)
  const scopes: Scope[] = [
    ...(hasOtherEmployments(before, after) ? [{ outside: 'employment' as const }] : []),
    ...(days ? [days] : []),
  ]
  await enqueueTasks(scopes.map(scope => asMessage({ company, member, scope })))
}

/** Begins to book leave for many people, and to take it back. */
export async function runBulkOnChange(change: Change) {
  const { after } = changeOf(bulkRequests, change) ?? {}
  if (after) await enqueueTasks([asBulkMessage({ company: after.company, bulk: after.id })])
}

/** Begins to look for the effect of a change that an administrator has asked for. */
export async function lookForEffectOnChange(change: Change) {
  const { before, after } = changeOf(companyEffects, change) ?? {}
  if (!after || before?.id === after.id) return
  const { company, member, id } = after
  await enqueueTasks([asEffectMessage({ company, member, id, done: 0 })])
}

/** Begins to make the file that somebody has asked for. */
export async function exportOnChange(change: Change) {
  const { before, after } = changeOf(dataExports, change) ?? {}
  if (!after || before?.id === after.id) return
  await enqueueTasks([asExportMessage({ account: after.account, id: after.id })])
}

/** Begins to erase the rest of an account that its owner has given up. */
export async function eraseOnChange(change: Change) {
  const { before, after } = changeOf(accountErasures, change) ?? {}
  if (after && !before) await enqueueTasks([asAccountErasureMessage({ account: after.account })])
}
