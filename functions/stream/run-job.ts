import * as z from 'zod/mini'
import { nowAt } from '#functions/platform/clock.ts'
import { consume } from '#functions/platform/consume.ts'
import { eraseDueCompanies } from '#functions/leave/erase-due-companies.ts'
import { asEveryCompanyMessage, type EachDay } from '#functions/notifications/every-company-task.ts'
import { queueOccasions } from '#functions/notifications/queue-occasions.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { Day } from '#shared/calendar/day.ts'

/** Queues a task for every company. */
const inEach = (each: EachDay) => (day: Day) => enqueueTasks([asEveryCompanyMessage({ each, day })])

/** What each job does for a day. */
const jobs = {
  'erase-companies': eraseDueCompanies,
  'erase-old-documents': inEach('old-documents'),
  'notify-of-occasions': queueOccasions,
  'remind-approvers': inEach('reminders'),
  'send-digests': inEach('digests'),
  'remind-of-carried-leave': inEach('carried-leave'),
  'remind-of-leave-to-grant': inEach('leave-to-grant'),
  'remind-of-next-calendar': inEach('next-calendar'),
  'follow-plans': inEach('plans'),
} as const satisfies Record<string, (day: Day) => Promise<void>>

type JobName = keyof typeof jobs

/** A job with the moment that it was scheduled for, from which it takes its date, so that one that comes late does the work of its own day. */
const ScheduledJob = z.object({
  job: z.enum(Object.keys(jobs) as [JobName, ...JobName[]]),
  time: z.string().check(z.refine(text => !Number.isNaN(Date.parse(text)))),
})

/** The consumer of the queue of scheduled jobs. */
export const handler = consume(async body => {
  const { job, time } = ScheduledJob.parse(body)
  await jobs[job](nowAt(new Date(time)).today)
})
