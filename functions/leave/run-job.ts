import * as z from 'zod/mini'
import { nowAt } from '#functions/platform/clock.ts'
import { consume } from '#functions/platform/consume.ts'
import { eraseDueCompanies } from './erase-due-companies.ts'

/** A job with the moment that it was scheduled for, from which it takes its date, so that one that comes late does the work of its own day. */
const ScheduledJob = z.object({
  job: z.enum(['erase-companies']),
  time: z.string().check(z.refine(text => !Number.isNaN(Date.parse(text)))),
})

/** The consumer of the queue of scheduled jobs. */
export const handler = consume(async body => {
  const { time } = ScheduledJob.parse(body)
  await eraseDueCompanies(nowAt(new Date(time)).today)
})
