import { calendars } from '#functions/company/calendar-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { loadDirectory } from '#functions/company/directory.ts'
import { awayOn } from '#functions/leave/stand-in.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { Member } from '#shared/company/model.ts'
import { workedBy } from '#shared/leave/situation.ts'
import { digestInWords } from '#shared/notifications/digest-email.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { channels, isWanted } from '#shared/notifications/preferences.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { announce, type Announcement } from './announce.ts'
import type { EmailJob } from './email-job.ts'
import { asCompanyDayMessage, type CompanyDayTask } from './every-company-task.ts'
import { inPages } from './in-pages.ts'
import { nextMembers, someInPages } from './members-in-pages.ts'
import { momentOf } from './moment-of.ts'
import { digestReadersOf, notificationDefaults } from './preference-store.ts'
import { waitingByDecider } from './waiting-by-decider.ts'

const halfPastSix = { hour: 6, minute: 30 }

/** The most people and requests that a digest names. */
const mostNamed = 20

/** Tells those who want it, on a working day of the company, who is away and what waits for them; nothing where there is neither. */
export async function sendDigests({ company: id, day, after }: Omit<CompanyDayTask, 'task'>): Promise<void> {
  const [company, calendar, defaults] = await getBatch(
    lookup(companies, { id }),
    lookup(calendars, { company: id }),
    lookup(notificationDefaults, { company: id }),
  )
  if (!company || company.is_deleted || !calendar) return
  const everybody = { terms: newEmploymentTerms({ company: id, member: id }), calendar }
  if (!workedBy(everybody)({ from_date: day, to_date: day })) return
  const isForAll = channels.some(channel => isWanted('digest', channel, { company: defaults }))
  const readers = isForAll ? undefined : await digestReadersOf(id)
  if (readers?.length === 0) return
  const [directory, absent] = await Promise.all([loadDirectory(id), awayOn(id, day)])
  const away = new Set([...absent].filter(member => directory.get(member)?.status === 'active'))
  const waiting = await waitingByDecider(id, directory, away)
  const named = [...away].slice(0, mostNamed)
  const created_at = momentOf(day, halfPastSix)
  const news = { id: `${created_at}-${notificationTypes.digest}`, type: notificationTypes.digest, created_at }

  function digestFor(recipient: Member): Announcement[] {
    // Whoever is away themselves gets none.
    if (recipient.status !== 'active' || away.has(recipient.id)) return []
    const counts = { away: away.size, waiting: waiting.get(recipient.id)?.length ?? 0 }
    if (counts.away + counts.waiting === 0) return []
    const body: EmailJob = {
      email: 'digest',
      event: `${news.id}-${id}`,
      type: news.type,
      company: id,
      to: recipient.id,
      day,
      ...counts,
      names: named,
    }
    return [
      {
        recipient,
        day,
        news: { ...news, message: digestInWords(counts, recipient.language) },
        email: { id: `${body.event}-${recipient.id}`, body },
      },
    ]
  }

  const last = await inPages({
    after,
    next: readers ? someInPages(id, readers) : reached => nextMembers(id, reached),
    handle: people => announce(people.flatMap(digestFor)),
  })
  if (last) await enqueueTasks([asCompanyDayMessage({ task: 'digests', company: id, day, after: last })])
}
