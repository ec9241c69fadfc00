import type { Day } from '#shared/calendar/day.ts'
import { companies, headcountOf } from '#functions/company/company-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { get } from '#functions/platform/table.ts'
import { countOnce } from './figure-store.ts'

/** Counts a company and its active members to the figures of a day; every morning does so in each of them, so that no error lasts. */
export async function countCompany({ company, day }: { company: string; day: Day }): Promise<void> {
  const [known, members] = await Promise.all([get(companies, { id: company }), headcountOf(company)])
  if (!known || known.is_deleted) return
  await countOnce(`COMPANY#${day}#${company}`, day, { companies: 1, members }, nowAt(new Date()))
}
