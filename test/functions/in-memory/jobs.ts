import { expect } from 'vitest'
import type { Day } from '#shared/calendar/day.ts'

const { handler: runJob } = await import('#functions/stream/run-job.ts')
const { handler: runTask } = await import('#functions/stream/run-task.ts')

type Consumer = (event: object, context: object) => Promise<{ batchItemFailures: object[] }>

/** Delivers a message to a consumer, and gives what is to be delivered again. */
const deliver = async (consumer: unknown, body: object) =>
  (await (consumer as Consumer)({ Records: [{ messageId: 'm', body: JSON.stringify(body) }] }, {})).batchItemFailures

export const deliverTask = (task: object) => deliver(runTask, task)

/** Runs the job of a day and every task that follows from it; the office says what is in the queue. */
export async function runJobOn(office: { tasks: () => object[] }, job: string, day: Day) {
  let done = office.tasks().length
  expect(await deliver(runJob, { job, time: `${day}T05:00:00Z` })).toEqual([])
  for (; done < office.tasks().length; done++) {
    const task = office.tasks()[done]!
    if ('task' in task) expect(await deliverTask(task)).toEqual([])
  }
}
