import type { AuditChange } from '../company/audit/audit-entry.ts'
import { changesBetween } from '../company/audit/audited-changes.ts'
import { channels } from './preferences.ts'
import type { Wanted } from './wanted.ts'

const switchesOf = ({ topics, quiet_when_away }: Wanted): Record<string, boolean> => ({
  ...Object.fromEntries(
    topics.flatMap(({ topic, ...by }) => channels.map(channel => [`notify_${topic}_${channel}`, by[channel]])),
  ),
  notify_quiet_when_away: quiet_when_away,
})

/** The switches that a change turned, as the audit log keeps them. */
export function turnedSwitches(before: Wanted, after: Wanted): AuditChange[] {
  const switches = switchesOf(before)
  const fields = Object.fromEntries(Object.keys(switches).map(field => [field, 'shown' as const]))
  return changesBetween(fields, switches, switchesOf(after))
}
