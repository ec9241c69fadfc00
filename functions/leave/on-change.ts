import { calendars } from '#functions/company/calendar-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { scopeOfTerms, scopesOfCalendar } from '#shared/leave/effect/recount-scope.ts'
import { asMessage } from './recount-task.ts'

/** Begins a recount of booked leave after a change of the calendar or of a schedule. */
export async function recountOnChange(change: Change) {
  await recountAfterCalendar(change)
  await recountAfterSchedule(change)
}

async function recountAfterCalendar(change: Change) {
  const { before, after } = changeOf(calendars, change) ?? {}
  if (!before || !after) return
  const scopes = scopesOfCalendar(before, after, nowAt(new Date()).today)
  await enqueueTasks(scopes.map(scope => asMessage({ company: after.company, scope })))
}

/** Recounts one person's booked leave after their schedule changed. */
async function recountAfterSchedule(change: Change) {
  const { before, after } = changeOf(terms, change) ?? {}
  const scope = after && scopeOfTerms(before, after)
  if (scope) await enqueueTasks([asMessage({ company: after.company, member: after.member, scope })])
}
