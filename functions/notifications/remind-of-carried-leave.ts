import { activeWithBooks } from '#functions/leave/terms-and-books.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { carriedToRemindOf, overtimeToRemindOf } from '#shared/leave/balance/due-leave.ts'
import { announce } from './announce.ts'
import { deadlineAnnouncement } from './deadline-announcement.ts'
import { asCompanyDayMessage, type CompanyDayTask } from './every-company-task.ts'
import { inPages } from './in-pages.ts'
import { liveCalendarOf } from './live-calendar.ts'
import { nextMembers } from './members-in-pages.ts'

/** Reminds people of carried-over days that can be taken for thirty days more, and of time off for overtime for fourteen; outside Hungary there is neither. */
export async function remindOfCarriedLeave({ company, day, after }: Omit<CompanyDayTask, 'task'>): Promise<void> {
  const calendar = await liveCalendarOf(company)
  if (calendar?.country !== 'HU') return
  const last = await inPages({
    after,
    next: reached => nextMembers(company, reached),
    handle: async people => {
      const known = await activeWithBooks(company, people)
      await announce(
        known.flatMap(one => {
          const carried = carriedToRemindOf({ ...one, calendar }, day)
          const overtime = overtimeToRemindOf(one, day)
          return [
            ...(carried.days ? [deadlineAnnouncement(one.member, { kind: 'carried', ...carried }, day)] : []),
            ...(overtime.minutes ? [deadlineAnnouncement(one.member, { kind: 'overtime', ...overtime }, day)] : []),
          ]
        }),
      )
    },
  })
  if (last) await enqueueTasks([asCompanyDayMessage({ task: 'carried-leave', company, day, after: last })])
}
