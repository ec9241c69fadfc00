import { companies } from '#functions/company/company-store.ts'
import { directoryStateOf, loadGroup } from '#functions/company/directory.ts'
import { members } from '#functions/company/member-store.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { getAll, getBatch, lookup } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import type { Member } from '#shared/company/model.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { isFor, type CompanyMessage } from '#shared/notifications/messages/company-message.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { announce, type News } from './announce.ts'
import type { EmailJob } from './email-job.ts'
import { inPages, type Page } from './in-pages.ts'
import { nextMembers, someInPages } from './members-in-pages.ts'
import { companyMessages } from './message-store.ts'
import { asMessageTask, type MessageTask } from './message-task.ts'

/** Brings a message to everybody whom it is for and who is active now; nothing of whoever administers the company no more. */
export async function notifyOfMessage({ company: id, message, after }: Omit<MessageTask, 'task'>): Promise<void> {
  const [company, sent] = await getBatch(
    lookup(companies, { id }),
    lookup(companyMessages, { company: id, id: message }),
  )
  if (!company || company.is_deleted || !sent) return
  const [writer] = await getAll(members, [{ company: id, id: sent.by }])
  if (writer?.status !== 'active' || !isAdmin(writer)) return
  const news = newsOf(sent, writer)
  const last = await inPages({
    after,
    next: await readerOf(sent),
    handle: found =>
      announce(
        found
          .filter(person => isFor(sent, person))
          .map(recipient => ({ recipient, news, email: emailTo(recipient, sent) })),
      ),
  })
  if (last) await enqueueTasks([asMessageTask({ company: id, message, after: last })])
}

type ReadPage = (after: string | undefined) => Promise<Page<Member>>

/** Reads the audience page by page, in the order of ids; those of a group are read as they are now. */
async function readerOf({ company, audience, group, people }: CompanyMessage): Promise<ReadPage> {
  if (audience === 'everybody') return after => nextMembers(company, after)
  const ids = audience === 'people' ? people : [...(await loadGroup(await directoryStateOf(company), group)).keys()]
  return someInPages(company, ids)
}

const newsOf = ({ id, message, created_at, by }: CompanyMessage, writer: Member): News => ({
  id: `${created_at}-${id}`,
  type: notificationTypes.custom,
  created_at,
  message,
  from_message: id,
  person: { user_id: by, name: { first_name: writer.first_name, last_name: writer.last_name } },
})

function emailTo({ id: to, company }: Member, { id: message }: CompanyMessage): Message {
  const event = `message-${message}`
  return { id: `${event}-${to}`, body: { email: 'message', event, company, to, message } satisfies EmailJob }
}
