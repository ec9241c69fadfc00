import { queueName } from '../queues/queue-settings.ts'
import type { QueueStore } from '../queues/queue-store.ts'
import type { Roles } from '../roles/roles.ts'
import type { Resource } from '../template/resources.ts'
import { isDue, type Timing } from './schedule.ts'

/** A schedule of the template, which can also be run by hand. */
export interface Job {
  name: string
  schedule: string
  timing: Timing
  /** Whether the scheduler runs it; a disabled job can still be run by hand. */
  enabled: boolean
  /** Queues it for a date (`YYYY-MM-DD`) or an instant, and gives its message's id. */
  run: (date: string | Date) => string
}

interface ScheduleProperties extends Timing {
  State?: 'ENABLED' | 'DISABLED'
  Target: { Arn: string; Input?: string; RoleArn: string }
}

interface JobsProps {
  resources: Resource[]
  queues: QueueStore
  roles: Roles
}

/** EventBridge Scheduler replaces this placeholder by the scheduled time. */
const scheduledTime = '<aws.scheduler.scheduled-time>'

/** The template's schedules. @throws Error at one that could never run */
export const jobsOf = ({ resources, queues, roles }: JobsProps): Job[] =>
  resources
    .filter(({ type }) => type === 'AWS::Scheduler::Schedule')
    .map(({ name, path, properties }) => {
      const { Target, State = 'ENABLED', ...timing } = properties as unknown as ScheduleProperties
      const queue = queueName(Target.Arn)
      if (!queues.has(queue)) throw new Error(`The schedule ${path} sends to no queue of the template.`)
      const sends = { action: 'sqs:SendMessage', resource: Target.Arn }
      if (!roles.allow({ name: 'scheduler', role: Target.RoleArn }, sends))
        throw new Error(`The role of the schedule ${path} lacks sqs:SendMessage on ${Target.Arn}.`)
      const now = new Date()
      isDue(timing, now, now)
      const run = (date: string | Date) => {
        const time = typeof date === 'string' ? `${date}T00:00:00Z` : date.toISOString().replace(/\.\d+/, '')
        const body = (Target.Input ?? `{"time":"${scheduledTime}"}`).replaceAll(scheduledTime, time)
        return queues.send({ queue, body }).messageId
      }
      const zone = timing.ScheduleExpressionTimezone
      const schedule = zone ? `${timing.ScheduleExpression} ${zone}` : timing.ScheduleExpression
      return { name, schedule, timing, enabled: State === 'ENABLED', run }
    })
