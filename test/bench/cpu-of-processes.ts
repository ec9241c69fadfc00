import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of one tick in which Linux counts processor time for its processes. */
const tick = 10

interface Process {
  pid: number
  parent: number
  /** Milliseconds, with those of its ended children. */
  cpu: number
}

/** Milliseconds of CPU time that this process and all that it has started have spent so far. @throws Error on systems without `/proc` */
export function cpuOfProcesses(): number {
  const all = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? (processOf(name) ?? []) : []))
  const family = new Set([process.pid])
  // A child may come before its parent in the list, since numbers begin again.
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.reduce((sum, { pid, cpu }) => (family.has(pid) ? sum + cpu : sum), 0)
}

/** A process by its number; undefined where it has ended meanwhile. */
function processOf(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
    return { pid: Number(pid), parent: Number(fields[1]), cpu: ticks * tick }
  } catch {
    return undefined
  }
}
