import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Day } from '#shared/calendar/day.ts'
import { Id } from '#shared/contract/wire.ts'

/** What is done in every company on some days. */
export const EachDay = z.enum([
  'reminders',
  'digests',
  'carried-leave',
  'leave-to-grant',
  'next-calendar',
  'old-documents',
  'plans',
  'user-groups',
])
export type EachDay = z.infer<typeof EachDay>

/** A task to queue another one for every company. */
export const EveryCompanyTask = z.object({
  task: z.literal('every-company'),
  each: EachDay,
  day: Day,
  /** The last company whose task was queued, in the order of ids; the task continues after it. */
  after: z.optional(Id),
})
export type EveryCompanyTask = z.infer<typeof EveryCompanyTask>

/** The task of one company. */
export const CompanyDayTask = z.object({
  task: EachDay,
  company: Id,
  day: Day,
  /** The last person handled, in the order of ids; the task continues after them. */
  after: z.optional(Id),
  /** What was counted of those people. */
  counted: z.optional(z.object({ people: z.int(), days: z.int() })),
})
export type CompanyDayTask = z.infer<typeof CompanyDayTask>

export const asEveryCompanyMessage = (task: Omit<EveryCompanyTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'every-company', ...task } satisfies EveryCompanyTask,
})

export const asCompanyDayMessage = (task: CompanyDayTask): Message => ({ id: JSON.stringify(task), body: task })
