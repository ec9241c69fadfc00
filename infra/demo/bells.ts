import { setTimeout as wait } from 'node:timers/promises'
import { listNotifications } from '#shared/notifications/contract/list-notifications.ts'
import { markNotificationsSeen } from '#shared/notifications/contract/mark-notifications-seen.ts'
import { concurrently } from './concurrently.ts'
import type { Caller } from './caller.ts'

/** For how long, and how often, a bell is looked at until nothing more comes, in milliseconds. */
const [rest, longest] = [700, 20_000]

/** Has people open their bells once all that has happened so far has reached them. */
export async function openBells(callers: readonly Caller[]): Promise<void> {
  const lengths = async () => {
    const all: number[] = []
    await concurrently(callers, async caller => all.push((await caller.ask(listNotifications)).data.length))
    return all.reduce((sum, one) => sum + one, 0)
  }
  const until = Date.now() + longest
  for (let [before, now] = [-1, await lengths()]; before !== now && Date.now() < until;) {
    await wait(rest)
    ;[before, now] = [now, await lengths()]
  }
  await concurrently(callers, caller => caller.ask(markNotificationsSeen))
}
