import { companiesToErase } from '#functions/company/company-store.ts'
import { log } from '#functions/platform/log.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { Day } from '#shared/calendar/day.ts'
import { asErasureMessage } from './erasure-task.ts'

/** Queues the erasure of every company that is due on a day; run again, or for a day that is over, it finds what is left. */
export async function eraseDueCompanies(day: Day): Promise<void> {
  const due = await companiesToErase(day)
  await enqueueTasks(due.map(({ id }) => asErasureMessage({ company: id, day })))
  log.info('companies are due to be erased', { day, companies: due.length })
}
