import type { Crew } from '../functions/crew.ts'
import type { LocalFunction } from '../functions/local-function.ts'
import type { Outcome } from '../functions/outcome.ts'
import type { Resource } from '../template/resources.ts'

/** A schedule of the template, and how to have it happen now. */
export interface Job {
  name: string
  schedule: string
  run: (date: string) => Promise<Outcome>
}

interface ScheduleProperties {
  ScheduleExpression: string
  Target: { Arn: string; Input?: string }
}

/** The word that EventBridge Scheduler replaces by the time that was meant. */
const meantTime = '<aws.scheduler.scheduled-time>'

/** The schedules of the template. */
export const jobsOf = (resources: Resource[], functions: LocalFunction[], crew: Crew): Job[] =>
  resources
    .filter(({ type }) => type === 'AWS::Scheduler::Schedule')
    .map(({ name, path, properties }) => {
      const { ScheduleExpression, Target } = properties as unknown as ScheduleProperties
      const target = functions.find(({ arn }) => arn === Target.Arn)
      if (!target) throw new Error(`The schedule ${path} runs no function of the template.`)
      const run = (date: string) =>
        crew.invoke(
          target,
          JSON.parse((Target.Input ?? `{"time":"${meantTime}"}`).replaceAll(meantTime, `${date}T00:00:00Z`)),
        )
      return { name, schedule: ScheduleExpression, run }
    })
