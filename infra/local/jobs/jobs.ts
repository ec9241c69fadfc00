import type { WorkerPool } from '../functions/worker-pool.ts'
import type { LocalFunction } from '../functions/local-function.ts'
import type { Outcome } from '../functions/outcome.ts'
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
  /** Runs it for a date (`YYYY-MM-DD`) or an instant. */
  run: (date: string | Date) => Promise<Outcome>
}

interface ScheduleProperties extends Timing {
  State?: 'ENABLED' | 'DISABLED'
  Target: { Arn: string; Input?: string; RoleArn: string }
}

interface JobsProps {
  resources: Resource[]
  functions: LocalFunction[]
  pool: WorkerPool
  roles: Roles
}

/** EventBridge Scheduler replaces this placeholder by the scheduled time. */
const scheduledTime = '<aws.scheduler.scheduled-time>'

/** The template's schedules. @throws Error at one that could never run */
export const jobsOf = ({ resources, functions, pool, roles }: JobsProps): Job[] =>
  resources
    .filter(({ type }) => type === 'AWS::Scheduler::Schedule')
    .map(({ name, path, properties }) => {
      const { Target, State = 'ENABLED', ...timing } = properties as unknown as ScheduleProperties
      const target = functions.find(({ arn }) => arn === Target.Arn)
      if (!target) throw new Error(`The schedule ${path} runs no function of the template.`)
      const invokes = { action: 'lambda:InvokeFunction', resource: target.arn }
      if (!roles.allow({ name: 'scheduler', role: Target.RoleArn }, invokes))
        throw new Error(`The role of the schedule ${path} lacks lambda:InvokeFunction on ${target.arn}.`)
      const now = new Date()
      isDue(timing, now, now)
      const run = (date: string | Date) => {
        const time = typeof date === 'string' ? `${date}T00:00:00Z` : date.toISOString().replace(/\.\d+/, '')
        return pool.invoke(
          target,
          JSON.parse((Target.Input ?? `{"time":"${scheduledTime}"}`).replaceAll(scheduledTime, time)),
        )
      }
      const zone = timing.ScheduleExpressionTimezone
      const schedule = zone ? `${timing.ScheduleExpression} ${zone}` : timing.ScheduleExpression
      return { name, schedule, timing, enabled: State === 'ENABLED', run }
    })
