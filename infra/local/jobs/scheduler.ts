import { isDue } from './schedule.ts'
import type { Job } from './jobs.ts'

const minute = 60_000

/** A machine that slept for longer runs what it missed in the last hour, no more. */
const mostMissed = 60

/** Runs the jobs when their time has come, until the signal ends it. */
export function startClock(jobs: Job[], signal: AbortSignal) {
  const since = new Date()
  let last = Math.floor(since.getTime() / minute)
  const look = () => {
    const now = Math.floor(Date.now() / minute)
    for (last = Math.max(last + 1, now - mostMissed); last <= now; last++) runDue(jobs, new Date(last * minute), since)
    last = now
    next()
  }
  let clock: NodeJS.Timeout
  const next = () => {
    clock = setTimeout(look, minute - (Date.now() % minute))
  }
  if (!jobs.length) return
  next()
  signal.addEventListener('abort', () => clearTimeout(clock))
}

function runDue(jobs: Job[], at: Date, since: Date) {
  for (const { enabled, timing, run } of jobs) if (enabled && isDue(timing, at, since)) void run(at)
}
