import { companyPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { NotificationDefaults, NotificationPreferences, type ChosenBy } from '#shared/notifications/preferences.ts'

interface Whose {
  company: string
  member: string
}

export const notificationPreferences: Kind<NotificationPreferences, Whose> = {
  name: 'NotificationPreferences',
  schema: NotificationPreferences,
  key: whose => ({ pk: memberPartition(whose), sk: 'NOTIFICATION_PREFERENCES' }),
}

export const notificationDefaults: Kind<NotificationDefaults, { company: string }> = {
  name: 'NotificationDefaults',
  schema: NotificationDefaults,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'NOTIFICATION_DEFAULTS' }),
}

/** What members of one company have chosen, in their order. */
export async function choicesOf(company: string, people: readonly string[]): Promise<ChosenBy[]> {
  const [defaults, ...own] = await getBatch(
    lookup(notificationDefaults, { company }),
    ...people.map(member => lookup(notificationPreferences, { company, member })),
  )
  return own.map(found => ({ own: found, company: defaults }))
}
