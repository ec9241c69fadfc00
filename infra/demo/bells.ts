import { setTimeout as pause } from 'node:timers/promises'
import { markNotificationsSeen } from '#shared/notifications/contract/mark-notifications-seen.ts'
import { concurrently } from './concurrently.ts'
import type { Caller } from './caller.ts'

/** In milliseconds: a cloud in which something fails again and again is never settled. */
const longestWait = 60_000

/** Has people open their bells once all that has happened so far has reached them. */
export async function openBells(url: string, callers: readonly Caller[]): Promise<void> {
  for (const until = Date.now() + longestWait; Date.now() < until && !(await isSettled(url));) await pause(50)
  await concurrently(callers, caller => caller.ask(markNotificationsSeen))
}

async function isSettled(url: string): Promise<boolean> {
  const { settled } = (await (await fetch(`${url}/_local/status`)).json()) as { settled: boolean }
  return settled
}
