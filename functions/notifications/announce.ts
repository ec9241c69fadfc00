import { awayOn } from '#functions/leave/stand-in.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { enqueueEmails, enqueuePushes } from '#functions/platform/queue.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { Member } from '#shared/company/model.ts'
import { notificationTypes, type Notification } from '#shared/notifications/model.ts'
import { isQuietWhenAway, isWanted, topicOf, type ChosenBy } from '#shared/notifications/preferences.ts'
import { insertOnce, notificationLasts } from './notification-store.ts'
import { choicesOf } from './preference-store.ts'
import { hasBrowser } from './push/push-subscription-store.ts'
import { PushJob } from './push/push-job.ts'

/** What an item of the bell says, without whose it is and how long it is kept. */
export type News = Pick<Notification, 'id' | 'type' | 'created_at'> &
  Partial<
    Pick<
      Notification,
      'about' | 'fact_change' | 'person' | 'deadline' | 'subject' | 'message' | 'from_message' | 'from_group_message'
    >
  >

/** Something that one person is to hear of. */
export interface Announcement {
  recipient: Pick<Member, 'company' | 'id'>
  news: News
  /** The job of its email, told apart from all others by its event; left out where it has none. */
  email?: Message
  /** Of a request: the length of its history at the event, by which a decision that was undone since is told from one that holds. */
  step?: number
  /** The day that it is about, outside of which no browser is told of it. */
  day?: Day
  /** Whether nobody who is present can do what it asks for but the recipient. */
  isOnlyOne?: boolean
}

/** The ids of those who were told of something, by the channel. */
interface Told {
  inBell: string[]
  emailed: string[]
}

/** How many items of bells are created at once. */
const together = 25

/**
 * Tells people of what concerns them, each by the channels that they want: the one way to do so. Announced again, it adds nothing. On
 * a day off only the bell is told of what others can do, unless its owner wants it otherwise. All belong to one company. Gives in
 * whose bell it stands, and to whom an email goes; emails wait in the queue that they are given to.
 */
export async function announce(announcements: readonly Announcement[], enqueue = enqueueEmails): Promise<Told> {
  const [first] = announcements
  if (!first) return { inBell: [], emailed: [] }
  const { company } = first.recipient
  const people = [...new Set(announcements.map(({ recipient }) => recipient.id))]
  const chosen = await choicesOf(company, people)
  const choices = new Map(people.map((id, place) => [id, chosen[place]!]))
  const isAway = await absencesOf(company, announcements, choices)
  const told = announcements.map(announcement => {
    const by = choices.get(announcement.recipient.id)!
    return { announcement, by, isQuiet: isAway(announcement) && mayWait(announcement) && isQuietWhenAway(by) }
  })
  const inBell = told.filter(({ announcement: { news }, by }) => isInBell(news, by))
  for (let from = 0; from < inBell.length; from += together)
    await Promise.all(
      inBell.slice(from, from + together).map(({ announcement }) => insertOnce(notificationOf(announcement))),
    )
  const emailed = told.filter(
    ({ announcement: { news, email }, by, isQuiet }) =>
      email !== undefined && !isQuiet && isWanted(topicOf(news.type), 'email', by),
  )
  await enqueue(emailed.flatMap(({ announcement: { email } }) => email ?? []))
  await pushToBrowsers(
    told.flatMap(({ announcement, by, isQuiet }) =>
      !isQuiet && isWanted(topicOf(announcement.news.type), 'push', by) ? [announcement] : [],
    ),
  )
  return { inBell: recipientsOf(inBell), emailed: recipientsOf(emailed) }
}

const recipientsOf = (told: readonly { announcement: Announcement }[]) =>
  told.map(({ announcement: { recipient } }) => recipient.id)

/** A proposal of facts waits for whoever confirms it, and stands there whatever is chosen for its topic. */
const isInBell = ({ type }: News, by: ChosenBy) =>
  type === notificationTypes.factsProposed || isWanted(topicOf(type), 'bell', by)

/** Queues pushes for those who have a browser that shows them; they wait as long as the emails of the same events. */
async function pushToBrowsers(announcements: readonly Announcement[]) {
  const pushes: Message[] = []
  for (let from = 0; from < announcements.length; from += together) {
    const some = announcements.slice(from, from + together)
    const reached = await Promise.all(some.map(({ recipient }) => hasBrowser(recipient.id)))
    pushes.push(...some.filter((_, place) => reached[place]).map(pushOf))
  }
  await enqueuePushes(pushes)
}

function pushOf({ recipient, news, email, step = 0, day }: Announcement): Message {
  const { company, id: member } = recipient
  // The schema leaves out what the queue needs not know: names, and when it was.
  const body = PushJob.parse({ about: null, message: null, ...news, company, member, step, ...(day && { day }) })
  return { id: `${news.id}-${member}`, body, ...(email?.after !== undefined && { after: email.after }) }
}

/** Tells whether a recipient is away on the day of the news; nothing is read where nobody wants to be left in peace. */
async function absencesOf(
  company: string,
  announcements: readonly Announcement[],
  choices: ReadonlyMap<string, ChosenBy>,
) {
  const dayOf = ({ news }: Announcement) => nowAt(new Date(news.created_at * 1000)).today
  const held = announcements.filter(one => mayWait(one) && isQuietWhenAway(choices.get(one.recipient.id)!))
  const days = [...new Set(held.map(dayOf))]
  const away = new Map(await Promise.all(days.map(async day => [day, await awayOn(company, day)] as const)))
  return (announcement: Announcement) => away.get(dayOf(announcement))?.has(announcement.recipient.id) ?? false
}

/** Whether it keeps until the recipient is back: neither of their own leave and facts nor theirs alone to do. */
const mayWait = ({ recipient, news: { about, fact_change }, isOnlyOne = false }: Announcement) =>
  !isOnlyOne && ![about, fact_change].some(own => own?.user_id === recipient.id)

const notificationOf = ({ recipient: { company, id: member }, news }: Announcement): Notification => ({
  about: null,
  message: null,
  ...news,
  company,
  member,
  is_seen: false,
  expires_at: news.created_at + notificationLasts,
})
