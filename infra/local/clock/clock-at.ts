import { CannotStart } from '../stop.ts'

const preload = import.meta.resolve('./clock-at.mjs')

/** Starts the clock of the local cloud and its workers at a chosen moment, such as `2026-11-20T09:00+01:00`. */
export async function startClockAt(moment: string | undefined): Promise<void> {
  if (moment) await moveClockTo(moment)
}

/** Moves the clock of this process, and of the workers that start from now on; those that run keep theirs until they are recycled. */
export async function moveClockTo(moment: string): Promise<void> {
  // `Date` may be shifted already, which the origin of durations is not.
  const shift = Math.round(Date.parse(moment) - performance.timeOrigin - performance.now())
  if (Number.isNaN(shift))
    throw new CannotStart(`CLOCK_AT is ${moment}, which is no moment: write it as 2026-11-20T09:00+01:00.`)
  process.env.CLOCK_SHIFT = String(shift)
  await import(preload)
}

/** The environment that shifts a worker's clock; empty while the clock is the machine's own. */
export function clockForWorkers(): Record<string, string> {
  const { CLOCK_SHIFT } = process.env
  return CLOCK_SHIFT ? { CLOCK_SHIFT, NODE_OPTIONS: `--import=${preload}` } : {}
}
