import type { InMemoryTable } from './table.ts'

/** Has whoever works on a table killed before its commit of this number, counted from 0. @returns how many commits there have been */
export function killAt(table: InMemoryTable, stop: number): () => number {
  let seen = 0
  const stopped = () => {
    if (seen++ === stop) throw new Error('killed')
    table.meanwhile(stopped)
  }
  table.meanwhile(stopped)
  return () => seen
}
