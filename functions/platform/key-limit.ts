import { callsPerMinute } from '#shared/contract/api-key.ts'
import { apiKeyUses, type ApiKeyUse } from './api-keys.ts'
import type { Stored } from './kind.ts'
import { countInWindow } from './table.ts'

const minute = 60

/** How much of its limit a key has used before a call. */
export interface KeyLimit {
  key: string
  minute: number
  used: number
  /** In how many seconds the next minute begins. */
  resets: number
  isExceeded: boolean
}

export function limitOf(key: string, use: Stored<ApiKeyUse> | undefined, { seconds }: { seconds: number }): KeyLimit {
  const current = Math.floor(seconds / minute)
  const used = use?.minute === current ? use.calls : 0
  return { key, minute: current, used, resets: (current + 1) * minute - seconds, isExceeded: used >= callsPerMinute }
}

/** The headers by which a program learns how much of its limit is left. */
export const limitHeaders = ({ used, resets, isExceeded }: KeyLimit): Record<string, string> => ({
  'ratelimit-limit': String(callsPerMinute),
  'ratelimit-remaining': String(Math.max(0, callsPerMinute - used - 1)),
  'ratelimit-reset': String(resets),
  ...(isExceeded && { 'retry-after': String(resets) }),
})

/** Counts a call. It is counted beside its handling, so that calls of the same moment may exceed the limit by their number. */
export const countCall = ({ key, minute }: KeyLimit) =>
  countInWindow(apiKeyUses, { key }, { window: { minute }, counter: 'calls' })
