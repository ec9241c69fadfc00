import { activeWithBooks } from '#functions/leave/terms-and-books.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { daysToGrant } from '#shared/leave/balance/due-leave.ts'
import { announceToAdmins } from './deadline-announcement.ts'
import { asCompanyDayMessage, type CompanyDayTask } from './every-company-task.ts'
import { inPages } from './in-pages.ts'
import { liveCalendarOf } from './live-calendar.ts'
import { nextMembers } from './members-in-pages.ts'

/**
 * Reminds the administrators of the leave that the law wants granted by the end of the year. What was counted goes with the message
 * that goes on, so that nobody is counted twice.
 */
export async function remindOfLeaveToGrant(task: Omit<CompanyDayTask, 'task'>): Promise<void> {
  const { company, day, after } = task
  const calendar = await liveCalendarOf(company)
  if (calendar?.country !== 'HU') return
  const counted = { people: 0, days: 0, ...task.counted }
  const last = await inPages({
    after,
    next: reached => nextMembers(company, reached),
    handle: async people => {
      for (const one of await activeWithBooks(company, people)) {
        const days = daysToGrant({ ...one, calendar }, day)
        counted.people += days ? 1 : 0
        counted.days += days
      }
    },
  })
  if (last) return enqueueTasks([asCompanyDayMessage({ task: 'leave-to-grant', company, day, after: last, counted })])
  if (!counted.people) return
  const deadline = { kind: 'to_grant' as const, year: yearOf(day), ...counted }
  await announceToAdmins(company, deadline, day)
}
