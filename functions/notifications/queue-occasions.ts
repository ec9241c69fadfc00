import { companiesCelebrating } from '#functions/people/occasion-store.ts'
import { log } from '#functions/platform/log.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { Day } from '#shared/calendar/day.ts'
import { asOccasionsMessage } from './occasions-task.ts'

/** Queues a task for every company in which somebody has a birthday or a work anniversary; only that day's partition is read. */
export async function queueOccasions(day: Day): Promise<void> {
  const celebrating = await companiesCelebrating(day)
  await enqueueTasks(celebrating.map(company => asOccasionsMessage({ company, day })))
  log.info('companies have birthdays or work anniversaries', { day, companies: celebrating.length })
}
