import { isDue } from './schedule.ts'
import type { Job } from './jobs.ts'

const minute = 60_000

/** After the machine slept, only jobs missed in the last hour are run. */
const maxMissedMinutes = 60

/** Runs the jobs on schedule until the signal aborts. */
export function startScheduler(jobs: Job[], signal: AbortSignal) {
  const since = new Date()
  let last = Math.floor(since.getTime() / minute)
  const check = () => {
    const now = Math.floor(Date.now() / minute)
    for (last = Math.max(last + 1, now - maxMissedMinutes); last <= now; last++)
      runDue(jobs, new Date(last * minute), since)
    last = now
    next()
  }
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(check, minute - (Date.now() % minute))
  }
  if (!jobs.length) return
  next()
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function runDue(jobs: Job[], at: Date, since: Date) {
  for (const { enabled, timing, run } of jobs) if (enabled && isDue(timing, at, since)) run(at)
}
