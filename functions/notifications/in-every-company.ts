import { liveCompaniesAfter } from '#functions/company/company-store.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { asCompanyDayMessage, asEveryCompanyMessage, type EveryCompanyTask } from './every-company-task.ts'

/** How many companies one message queues a task for. */
const together = 250

/** Queues the task of the next companies, and a message that goes on after them. */
export async function inEveryCompany({ each, day, after }: Omit<EveryCompanyTask, 'task'>): Promise<void> {
  const companies = await liveCompaniesAfter(after, together)
  await enqueueTasks(companies.map(company => asCompanyDayMessage({ task: each, company, day })))
  if (companies.length === together)
    await enqueueTasks([asEveryCompanyMessage({ each, day, after: companies.at(-1)! })])
}
