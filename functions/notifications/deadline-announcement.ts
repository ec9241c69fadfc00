import type { Day } from '#shared/calendar/day.ts'
import { isForAdmins, type Deadline } from '#shared/notifications/deadline.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { Announcement, News } from './announce.ts'
import type { EmailJob } from './email-job.ts'
import { momentOf } from './moment-of.ts'

const sevenInTheMorning = { hour: 7 }

/** Tells somebody of a deadline, on the day on which they are to be reminded of it. */
export function deadlineAnnouncement(
  recipient: { company: string; id: string },
  deadline: Deadline,
  day: Day,
): Announcement {
  const created_at = momentOf(day, sevenInTheMorning)
  const type = notificationTypes.reminder
  const news: News = { id: `${created_at}-${type}-${deadline.kind}`, type, created_at, deadline }
  const { company, id: to } = recipient
  // The event names the company too, since somebody may work in several.
  const body: EmailJob = { email: 'deadline', event: `${news.id}-${company}`, type, company, to, deadline }
  const email = { id: `${body.event}-${to}`, body }
  return { recipient, news, email, isOnlyOne: !isForAdmins(deadline) }
}
