import { adminsOf } from '#functions/company/member-store.ts'
import { announce, type News } from '#functions/notifications/announce.ts'
import type { EmailJob } from '#functions/notifications/email-job.ts'
import { areAllAway } from '#functions/notifications/nobody-present.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { webhooks } from './webhook-store.ts'

/** Tells the administrators of a webhook that was switched off, since nothing reached it for a day. */
export async function tellOfLostWebhook(change: Change): Promise<void> {
  const { before, after } = changeOf(webhooks, change) ?? {}
  if (after?.state !== 'off' || after.off_at === null || before?.off_at === after.off_at) return
  const { company, id, name, off_at: created_at } = after
  const { today } = nowAt(new Date(created_at * 1000))
  const type = notificationTypes.reminder
  const deadline = { kind: 'webhook', name, year: yearOf(today) } as const
  const news: News = { id: `${created_at}-${type}-${id}`, type, created_at, deadline }
  const admins = await adminsOf(company)
  const isOnlyOne = await areAllAway(admins, today)
  await announce(
    admins.map(recipient => {
      const event = `${news.id}-${company}`
      const body: EmailJob = { email: 'deadline', event, type, company, to: recipient.id, deadline }
      return { recipient, news, email: { id: `${event}-${recipient.id}`, body }, isOnlyOne }
    }),
  )
}
