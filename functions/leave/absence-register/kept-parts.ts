import { keepLast } from '#functions/platform/keep-last.ts'
import type { PersonInRegister } from '#shared/leave/feed/absence-entry.ts'
import { loadParts } from './load-register.ts'
import { partOf, type AbsenceRegister } from './register-store.ts'

/** How many parts a process remembers at most: those of four companies of any size. */
const most = 128

interface KeptPart {
  version: number
  people: readonly PersonInRegister[]
}

/** The parts that a process has read, by company and part. */
const kept = new Map<string, KeptPart>()

/** Everybody in a register, of which those parts are read that have changed since this process read them last. */
export async function loadChangedParts(
  register: Pick<AbsenceRegister, 'company' | 'parts'>,
): Promise<readonly PersonInRegister[]> {
  const { company, parts } = register
  const known = new Map(Object.keys(parts).map(part => [part, kept.get(`${company} ${part}`)]))
  const changed = Object.keys(parts).filter(part => known.get(part)?.version !== parts[part])
  const read = Map.groupBy(changed.length ? await loadParts(register, changed) : [], ({ member }) => partOf(member))
  for (const part of changed) known.set(part, { version: parts[part]!, people: read.get(part) ?? [] })
  for (const [part, one] of known) keepLast(kept, `${company} ${part}`, one!, most)
  return [...known.values()].flatMap(one => one!.people)
}
