import { companyPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { getBatch, list, lookup } from '#functions/platform/table.ts'
import {
  channels,
  NotificationDefaults,
  NotificationPreferences,
  type ChosenBy,
} from '#shared/notifications/preferences.ts'

interface Whose {
  company: string
  member: string
}

const digestReaders = (company: string) => `${companyPartition(company)}#DIGESTS`

/** The first index lists who in a company has asked for the digest. */
export const notificationPreferences: Kind<NotificationPreferences, Whose> = {
  name: 'NotificationPreferences',
  schema: NotificationPreferences,
  key: whose => ({ pk: memberPartition(whose), sk: 'NOTIFICATION_PREFERENCES' }),
  index1: ({ company, member, choices: { digest } }) =>
    channels.some(channel => digest?.[channel]) ? { pk: digestReaders(company), sk: member } : undefined,
}

export const notificationDefaults: Kind<NotificationDefaults, { company: string }> = {
  name: 'NotificationDefaults',
  schema: NotificationDefaults,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'NOTIFICATION_DEFAULTS' }),
}

/** The ids of those who have asked for the digest, from an eventually consistent index. */
export const digestReadersOf = async (company: string): Promise<string[]> =>
  (await list(notificationPreferences, { pk: digestReaders(company), index: 1 })).map(({ member }) => member)

/** What members of one company have chosen, in their order. */
export async function choicesOf(company: string, people: readonly string[]): Promise<ChosenBy[]> {
  const [defaults, ...own] = await getBatch(
    lookup(notificationDefaults, { company }),
    ...people.map(member => lookup(notificationPreferences, { company, member })),
  )
  return own.map(found => ({ own: found, company: defaults }))
}
