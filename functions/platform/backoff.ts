import { setTimeout as pause } from 'node:timers/promises'

/** The longest pause between two attempts, in milliseconds. */
const longestPause = 1_000

/** Pauses before another attempt: exponential backoff with full jitter, so that clients that collided do not collide again. */
export const backOff = (tries: number, firstPause = 15): Promise<void> =>
  pause(Math.random() * Math.min(longestPause, firstPause * 2 ** tries))
