import type { Account } from '#shared/account/model.ts'
import type { Member } from '#shared/company/model.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import {
  mayBeTold,
  wordsFor,
  type GroupMessage,
  type GroupMessageState,
} from '#shared/notifications/messages/group-message.ts'
import { accounts } from '#functions/account/account-store.ts'
import { announce, type Announcement } from '#functions/notifications/announce.ts'
import type { EmailJob } from '#functions/notifications/email-job.ts'
import {
  groupMessageFigures,
  groupMessageReaders,
  groupMessages,
} from '#functions/notifications/group-message-store.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import { enqueueBulkEmails } from '#functions/platform/queue.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { check, commit, get, getAll, increase, insert, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { asGroupMessageTask, type GroupMessageTask } from './group-message-task.ts'
import { maySend } from './may-send.ts'
import { readersOfGroup } from './readers-of-group.ts'
import { userGroups } from './user-group-store.ts'

/**
 * Brings a message to everybody who is in its group now, page by page, once to each account; nothing of an operator who may not write to groups
 * any more, nor to a group that is no more.
 */
export async function tellGroup({ message: id, place }: Omit<GroupMessageTask, 'task'>): Promise<void> {
  const began = performance.now()
  const sent = await get(groupMessages, { id })
  if (sent?.state !== 'sending') return
  const [group, isAllowed] = await Promise.all([get(userGroups, { id: sent.group }), maySend(sent.by)])
  if (!group || !isAllowed) return end(id, 'stopped')
  for await (const page of readersOfGroup(group, place)) {
    if (page.people.length && !(await tellWhileSending(sent, page.people))) return
    if (performance.now() - began > messageTime)
      return enqueueTasks([asGroupMessageTask({ message: id, place: page.place })])
  }
  return end(id, (await get(userGroups, { id: sent.group })) ? 'sent' : 'stopped')
}

/** Tells some people of a message, unless it was stopped meanwhile; whether it was not. */
async function tellWhileSending(sent: GroupMessage, people: readonly Member[]): Promise<boolean> {
  if ((await get(groupMessages, { id: sent.id }))?.state !== 'sending') return false
  await tell(sent, people)
  return true
}

const end = (id: string, state: GroupMessageState) =>
  retryOnConflict(async () => {
    const sent = await get(groupMessages, { id })
    if (sent?.state === 'sending') await commit(replace(groupMessages, { ...sent, state }))
  })

/** Tells people of one company who were not told in another, and counts each of them once. */
async function tell(sent: GroupMessage, people: readonly Member[]) {
  const own = await claimed(sent, people)
  const told = await announce(
    own.map(reader => announcementTo(reader, sent)),
    enqueueBulkEmails,
  )
  await countTold(sent, { reached: [...new Set([...told.inBell, ...told.emailed])], emailed: told.emailed })
}

/** Somebody whom a message comes to, in the company in whose bell they are told. */
interface GroupReader {
  member: Member
  account: Stored<Account>
}

const keysOf = (message: string, ids: readonly string[]) => ids.map(account => ({ account, message }))

/**
 * Those to whom the message comes in this company, whether now or when it was begun before: each account has one. The account is
 * checked with it, so that nobody is told whose account is erased at the same moment.
 */
const claimed = (sent: GroupMessage, people: readonly Member[]): Promise<GroupReader[]> =>
  retryOnConflict(async () => {
    const ids = people.map(({ id }) => id)
    const [owners, known] = await Promise.all([
      getAll(
        accounts,
        ids.map(id => ({ id })),
      ),
      getAll(groupMessageReaders, keysOf(sent.id, ids)),
    ])
    const readers = people.flatMap(member => {
      const account = owners.find(({ id }) => id === member.id)
      return account && mayBeTold(member, account) ? [{ member, account }] : []
    })
    const isKnown = ({ account }: GroupReader) => known.some(one => one.account === account.id)
    const fresh = readers.filter(reader => !isKnown(reader))
    if (fresh.length)
      await commit(
        ...fresh.flatMap(reader => [
          check(accounts, reader.account),
          insert(groupMessageReaders, firstOf(sent, reader)),
        ]),
      )
    const isHere = ({ account, member }: GroupReader) =>
      known.some(one => one.account === account.id && one.company === member.company)
    return readers.filter(reader => !isKnown(reader) || isHere(reader))
  })

const firstOf = ({ id: message, expires_at }: GroupMessage, { account, member }: GroupReader) => ({
  account: account.id,
  message,
  company: member.company,
  is_told: false,
  is_emailed: false,
  is_seen: false,
  expires_at,
})

/** Nobody gets an email at an address that is not confirmed, or who wants none of the service. */
function announcementTo({ member, account }: GroupReader, sent: GroupMessage): Announcement {
  const { id, created_at, with_email } = sent
  const news = {
    id: `${created_at}-${id}`,
    type: notificationTypes.custom,
    created_at,
    ...wordsFor(sent, member.language),
    from_group_message: id,
  }
  const isEmailed = with_email && account.email_confirmed_at !== null && !account.refuses_service_emails
  return { recipient: member, news, ...(isEmailed && { email: emailTo(member, id) }) }
}

function emailTo({ id: to, company }: { id: string; company: string }, message: string): Message {
  const event = `group-message-${message}`
  return { id: `${event}-${to}`, body: { email: 'groupMessage', event, company, to, message } satisfies EmailJob }
}

interface ToldNow {
  reached: readonly string[]
  emailed: readonly string[]
}

const countTold = ({ id: message }: GroupMessage, { reached, emailed }: ToldNow) =>
  retryOnConflict(async () => {
    const known = await getAll(groupMessageReaders, keysOf(message, reached))
    const fresh = known.filter(one => !one.is_told)
    if (!fresh.length) return
    const isEmailed = (one: { account: string }) => emailed.includes(one.account)
    await commit(
      ...fresh.map(one => replace(groupMessageReaders, { ...one, is_told: true, is_emailed: isEmailed(one) })),
      increase(groupMessageFigures, { message }, { told: fresh.length, emails: fresh.filter(isEmailed).length }),
    )
  })
