import { dayCalled, type DayCalled } from './notification-time.ts'

/** Notifications, the newest first, by the day on which they came. */
export function dayGroups<N extends { created_at: number }>(notifications: readonly N[]): [DayCalled, N[]][] {
  const groups = new Map<DayCalled, N[]>()
  for (const one of notifications) {
    const when = dayCalled(one.created_at)
    groups.set(when, [...(groups.get(when) ?? []), one])
  }
  return [...groups]
}
