import { adminsOf } from '#functions/company/member-store.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { Deadline } from '#shared/notifications/deadline.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { announce, type Announcement, type News } from './announce.ts'
import type { EmailJob } from './email-job.ts'
import { momentOf } from './moment-of.ts'
import { areAllAway } from './nobody-present.ts'

const sevenInTheMorning = { hour: 7 }

/** Tells the administrators of a deadline; where all of them are away it waits for nobody, since it comes once a year. */
export async function announceToAdmins(company: string, deadline: Deadline, day: Day): Promise<void> {
  const admins = await adminsOf(company)
  const isOnlyOne = await areAllAway(admins, day)
  await announce(admins.map(admin => ({ ...deadlineAnnouncement(admin, deadline, day), isOnlyOne })))
}

/** Tells somebody of a deadline of their own, on the day on which they are to be reminded of it. */
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
  return { recipient, news, email, isOnlyOne: true }
}
