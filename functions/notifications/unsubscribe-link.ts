import { setting } from '#functions/platform/environment.ts'
import { isGenuine, linkToken, namesIn } from '#functions/platform/secrets.ts'
import { Topic, topicOf } from '#shared/notifications/preferences.ts'
import type { EmailJob } from './email-job.ts'

/** The emails of a topic in a company. */
interface TopicSubscription {
  company: string
  member: string
  topic: Topic
}

/** The emails that a link switches off: those of a topic in a company, or those of the service to an account. */
export type Subscription = TopicSubscription | { account: string }

/** Tell a signature of these links from those of others. */
const purposes = { topic: 'unsubscribe from a topic', service: 'unsubscribe from the service' }

/** The address to which a mail program posts; the language of its reply, which nobody reads, does not matter. */
export async function unsubscribeAddress(subscription: Subscription): Promise<string> {
  const token =
    'account' in subscription
      ? await linkToken(subscription.account, purposes.service)
      : await linkToken([subscription.company, subscription.member, subscription.topic].join('_'), purposes.topic)
  return `${setting('ORIGIN')}/api/en/notification/unsubscribe?token=${token}`
}

/** What a token switches off; undefined where it is forged. */
export async function subscriptionIn(token: string): Promise<Subscription | undefined> {
  const [first, member, named] = namesIn(token)
  if (!first) return undefined
  if (member === undefined) return (await isGenuine(token, purposes.service)) ? { account: first } : undefined
  const [company, topic] = [first, Topic.safeParse(named)]
  if (!member || !topic.success || !(await isGenuine(token, purposes.topic))) return undefined
  return { company, member, topic: topic.data }
}

/** What the emails of a job are switched off by; undefined for those that everybody gets, such as a link to set another password. */
export function subscriptionOf(job: EmailJob): Subscription | undefined {
  if ('type' in job) return { company: job.company, member: job.to, topic: topicOf(job.type) }
  if (job.email === 'groupMessage') return { account: job.to }
  return job.email === 'message' ? { company: job.company, member: job.to, topic: 'messages' } : undefined
}
