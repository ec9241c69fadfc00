import { readFileSync } from 'node:fs'

const pageBytes = 4096

/** The resident memory of a process in bytes; 0 on systems without `/proc`. */
export function memoryOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes
  } catch {
    return 0
  }
}
