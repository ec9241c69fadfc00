import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { celebratedOn } from '#functions/people/occasion-store.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { get, getAll } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { Day } from '#shared/calendar/day.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { Occasion } from '#shared/people/model.ts'
import { showsBirthday } from '#shared/people/occasions.ts'
import { announce, type News } from './announce.ts'
import type { EmailJob } from './email-job.ts'
import { inPages } from './in-pages.ts'
import { nextMembers } from './members-in-pages.ts'
import { momentOf } from './moment-of.ts'
import { asOccasionsMessage, type OccasionsTask } from './occasions-task.ts'

const sixInTheMorning = { hour: 6 }

/** Tells everybody in a company of the others' birthdays and work anniversaries; whose day it is is not told of it. */
export async function notifyOfOccasions({ company: id, day, after }: Omit<OccasionsTask, 'task'>): Promise<void> {
  const [company, occasions] = await Promise.all([get(companies, { id }), celebratedOn(id, day)])
  if (!company || company.is_deleted) return
  const celebrated = await newsOf(id, occasions, day)
  if (!celebrated.length) return
  const last = await inPages({
    after,
    next: reached => nextMembers(id, reached),
    handle: people =>
      announce(
        people
          .filter(({ status }) => status === 'active')
          .flatMap(recipient =>
            celebrated
              .filter(({ member }) => member !== recipient.id)
              .map(({ member, news }) => ({ recipient, day, news, email: emailTo(recipient, member, news, day) })),
          ),
      ),
  })
  if (last) await enqueueTasks([asOccasionsMessage({ company: id, day, after: last })])
}

/** What is told of each occasion, by whose it is; nothing of those who hide their birthday. */
async function newsOf(company: string, occasions: readonly Occasion[], day: Day) {
  const people = await getAll(
    members,
    occasions.map(({ member: id }) => ({ company, id })),
  )
  const byId = new Map(people.map(person => [person.id, person]))
  const created_at = momentOf(day, sixInTheMorning)
  return occasions.flatMap(({ kind, member }) => {
    const person = byId.get(member)
    if (person?.status !== 'active' || !showsBirthday(person)) return []
    const { first_name, last_name } = person
    const type = kind === 'birthday' ? notificationTypes.birthday : notificationTypes.workAnniversary
    const id = `${created_at}-${member}-${type}`
    const news: News = { id, type, created_at, person: { user_id: member, name: { first_name, last_name } } }
    return [{ member, news }]
  })
}

function emailTo(
  { id: to, company }: { id: string; company: string },
  member: string,
  { id: event, type }: News,
  day: Day,
): Message {
  const body: EmailJob = { email: 'occasion', event, type, company, to, member, day }
  return { id: `${event}-${to}`, body }
}
