import type { ChangePattern } from '../contract/change-pattern.ts'

/** What webhooks are told of, and connections that end; of which requests, people and webhooks wake the stream's reader for others too. */
export const integrationChanges: readonly ChangePattern[] = [
  { kind: 'AttendanceSheet' },
  { kind: 'Webhook' },
  { kind: 'SlackConnection' },
]
