import { addDays } from '#shared/calendar/day.ts'
import { longestAbsentWindow } from '#shared/leave/contract/list-absent.ts'
import { mostBalances } from '#shared/leave/contract/request/list-waiting-balances.ts'
import type { InboxRow } from './decided-rows.ts'

/** Rows whose balances and absences are loaded together. */
export interface Block {
  ids: string
  window: { from: string; to: string }
}

/** Divides rows by their first day into blocks, each with one call for its balances and one for its absences. */
export function blocksOf(rows: readonly InboxRow[]): Block[] {
  const blocks: Block[] = []
  for (let first = 0; first < rows.length; first += mostBalances) {
    const requests = rows.slice(first, first + mostBalances).map(({ request }) => request)
    const from = requests.map(({ from_date }) => from_date).reduce((one, other) => (one < other ? one : other))
    const last = requests.map(({ to_date }) => to_date).reduce((one, other) => (one > other ? one : other))
    const limit = addDays(from, longestAbsentWindow - 1)
    blocks.push({ ids: requests.map(({ id }) => id).join(','), window: { from, to: last < limit ? last : limit } })
  }
  return blocks
}

export const blockAt = (blocks: readonly Block[], place: number): Block => blocks[Math.floor(place / mostBalances)]!
