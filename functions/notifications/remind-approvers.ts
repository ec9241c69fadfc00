import { calendars } from '#functions/company/calendar-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { awayOn } from '#functions/leave/stand-in.ts'
import { terms } from '#functions/people/terms-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { getAll, getBatch, lookup } from '#functions/platform/table.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { isReminderDue } from '#shared/notifications/waiting-time.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { announce, type News } from './announce.ts'
import { mostReminded, type EmailJob } from './email-job.ts'
import type { CompanyDayTask } from './every-company-task.ts'
import { momentOf } from './moment-of.ts'
import { waitingByDecider } from './waiting-by-decider.ts'

const eightInTheMorning = { hour: 8 }

/**
 * Reminds those who decide of what has waited for two of their working days: whoever is there today, once a day however much waits for
 * them and however often the task runs.
 */
export async function remindApprovers({ company: id, day }: Pick<CompanyDayTask, 'company' | 'day'>): Promise<void> {
  const [company, calendar] = await getBatch(lookup(companies, { id }), lookup(calendars, { company: id }))
  if (!company || company.is_deleted || !calendar) return
  const waiting = await waitingByDecider(id, day, await awayOn(id, day))
  const employments = await getAll(
    terms,
    [...waiting.keys()].map(member => ({ company: id, member })),
  )
  const known = new Map(employments.map(one => [one.member, one]))
  const created_at = momentOf(day, eightInTheMorning)
  const news: News = { id: `${created_at}-${notificationTypes.reminder}`, type: notificationTypes.reminder, created_at }
  await announce(
    [...waiting].flatMap(([decider, requests]) => {
      const work = { terms: known.get(decider) ?? newEmploymentTerms({ company: id, member: decider }), calendar }
      const late = requests.filter(request => isReminderDue(waitsSince(request), day, work))
      const recipient = { company: id, id: decider }
      return late.length ? [{ recipient, news, email: emailTo(recipient, news.id, late) }] : []
    }),
  )
}

/** The day on which those who decide have last heard of a request. */
const waitsSince = ({ history, created_at }: LeaveRequest): Day =>
  nowAt(new Date((history.at(-1)?.at ?? created_at) * 1000)).today

/** The event names the company too, since somebody may decide in several. */
function emailTo({ company, id: to }: { company: string; id: string }, id: string, late: LeaveRequest[]): Message {
  const event = `${id}-${company}`
  const requests = late.slice(0, mostReminded).map(request => request.id)
  return {
    id: `${event}-${to}`,
    body: { email: 'reminder', event, type: notificationTypes.reminder, company, to, requests } satisfies EmailJob,
  }
}
