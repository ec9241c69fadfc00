import type { TFunction } from 'i18next'
import { testEvent, webhookEvents } from '#shared/integrations/webhooks/webhook-event.ts'
import type { KeyIn } from '#shared/words/translation-key.ts'

const known: readonly string[] = [...webhookEvents, testEvent]

/** An event in words; one of a newer version by its own name. */
export const eventName = (event: string, t: TFunction<'webhooks'>): string =>
  known.includes(event) ? t(event.replace('.', '_') as KeyIn<'webhooks'> & 'request_created') : event

/** The events as they are chosen. */
export const eventGroups = [
  { word: 'groupRequests', events: webhookEvents.filter(event => event.startsWith('request.')) },
  { word: 'groupPeople', events: webhookEvents.filter(event => event.startsWith('member.')) },
  { word: 'groupSheets', events: webhookEvents.filter(event => event.startsWith('sheet.')) },
] as const
