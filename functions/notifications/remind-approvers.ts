import { calendars } from '#functions/company/calendar-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { loadDirectory } from '#functions/company/directory.ts'
import { awayDuring, type Away } from '#functions/leave/away.ts'
import { terms } from '#functions/people/terms-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { getAll, getBatch, lookup } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { isAway } from '#shared/leave/request/decide-leave.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { beganToDecide, daysLookedBack } from '#shared/notifications/waiting-time.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { announce, type Announcement, type News } from './announce.ts'
import { mostReminded, type EmailJob } from './email-job.ts'
import { asCompanyDayMessage, type CompanyDayTask } from './every-company-task.ts'
import { idsInPages, inPages } from './in-pages.ts'
import { momentOf } from './moment-of.ts'
import { waitingByDecider, type WaitingRequest } from './waiting-by-decider.ts'

const eightInTheMorning = { hour: 8 }

/**
 * Reminds those who decide of what has waited for two of their working days: whoever is there today, once a day however much waits for
 * them and however often the task runs.
 */
export async function remindApprovers({ company: id, day, after }: Omit<CompanyDayTask, 'task'>): Promise<void> {
  const [company, calendar] = await getBatch(lookup(companies, { id }), lookup(calendars, { company: id }))
  if (!company || company.is_deleted || !calendar) return
  const [directory, absences] = await Promise.all([loadDirectory(id), absencesUntil(id, day)])
  const isToday = ({ from_date, to_date }: Away) => from_date <= day && day <= to_date
  const away = new Set([...absences].flatMap(([member, periods]) => (periods.some(isToday) ? member : [])))
  const waiting = await waitingByDecider(id, directory, away)
  const work = { calendar }
  const nextDeciders = idsInPages(waiting.keys())
  const created_at = momentOf(day, eightInTheMorning)
  const news: News = { id: `${created_at}-${notificationTypes.reminder}`, type: notificationTypes.reminder, created_at }

  async function reminders(deciders: readonly string[]): Promise<Announcement[]> {
    const employments = await getAll(
      terms,
      deciders.map(member => ({ company: id, member })),
    )
    const known = new Map(employments.map(one => [one.member, one]))
    return deciders.flatMap(decider => {
      const employment = known.get(decider) ?? newEmploymentTerms({ company: id, member: decider })
      const began = beganToDecide(day, { ...work, terms: employment, absences: absences.get(decider) ?? [] })
      const late = waiting.get(decider)!.filter(request => began !== undefined && waitsSince(request) < began)
      const recipient = { company: id, id: decider }
      return late.length ? [{ recipient, news, email: emailTo(recipient, news.id, late) }] : []
    })
  }

  const last = await inPages({
    after,
    next: async reached => nextDeciders(reached),
    handle: async deciders => announce(await reminders(deciders)),
  })
  if (last) await enqueueTasks([asCompanyDayMessage({ task: 'reminders', company: id, day, after: last })])
}

/** When those of a company are away until a day, as far back as the days to decide are looked for. */
async function absencesUntil(company: string, day: Day): Promise<ReadonlyMap<string, readonly Away[]>> {
  const absences = await awayDuring(company, { from_date: addDays(day, -daysLookedBack), to_date: day })
  return Map.groupBy(absences.filter(isAway), ({ member }) => member)
}

/** The day on which those who decide have last heard of a request. */
const waitsSince = ({ history, created_at }: WaitingRequest): Day =>
  nowAt(new Date((history.at(-1)?.at ?? created_at) * 1000)).today

/** The event names the company too, since somebody may decide in several. */
function emailTo({ company, id: to }: { company: string; id: string }, id: string, late: WaitingRequest[]): Message {
  const event = `${id}-${company}`
  const requests = late.slice(0, mostReminded).map(request => request.id)
  return {
    id: `${event}-${to}`,
    body: {
      email: 'reminder',
      event,
      type: notificationTypes.reminder,
      company,
      to,
      requests,
      total: late.length,
    } satisfies EmailJob,
  }
}
