import { setting } from '#functions/platform/environment.ts'
import { isGenuine, linkToken, namesIn } from '#functions/platform/secrets.ts'
import { Topic, topicOf } from '#shared/notifications/preferences.ts'
import type { EmailJob } from './email-job.ts'

/** The emails that a link switches off. */
interface Subscription {
  company: string
  member: string
  topic: Topic
}

/** Tells a signature of these links from those of others. */
const purpose = 'unsubscribe from a topic'

/** The address to which a mail program posts; the language of its reply, which nobody reads, does not matter. */
export async function unsubscribeAddress({ company, member, topic }: Subscription): Promise<string> {
  const token = await linkToken([company, member, topic].join('_'), purpose)
  return `${setting('ORIGIN')}/api/en/notification/unsubscribe?token=${token}`
}

/** What a token switches off; undefined where it is forged. */
export async function subscriptionIn(token: string): Promise<Subscription | undefined> {
  const [company, member, named] = namesIn(token)
  const topic = Topic.safeParse(named)
  if (!company || !member || !topic.success || !(await isGenuine(token, purpose))) return undefined
  return { company, member, topic: topic.data }
}

/** What the emails of a job are switched off by; undefined for those that everybody gets, such as a link to set another password. */
export function subscriptionOf(job: EmailJob): Subscription | undefined {
  if ('type' in job) return { company: job.company, member: job.to, topic: topicOf(job.type) }
  return job.email === 'message' || job.email === 'groupMessage'
    ? { company: job.company, member: job.to, topic: 'messages' }
    : undefined
}
