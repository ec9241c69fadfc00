import { appendFileSync, readFileSync } from 'node:fs'

/** Which mutant holds at the moment, and which were met; one for the whole process, whatever loads this twice. */
export interface Switch {
  active: number
  /** Mutants that were met since the last turn, where they are noted. */
  met: Set<number> | undefined
  /** How often a mutant was asked for since the last turn; what goes on beyond the limit is taken for an endless loop. */
  steps: number
  limit: number
}

const here = globalThis as { mutants?: Switch }
export const mutants: Switch = (here.mutants ??= { active: -1, met: undefined, steps: 0, limit: Infinity })

/** Where the processes of a local cloud learn of a turn, and say which mutants they meet; in tests, none is needed. */
const folder = process.env.VITEST ? undefined : import.meta.dirname.replace(/(\/sandbox)\/.*/, '$1')

/** No call asks so often. */
const endless = 3_000_000

let turn = ''
let isFresh = false

/** Looks once in each round of the event loop, since reading a file at every question would take too long. */
function look(at: string) {
  if (isFresh) return
  isFresh = true
  setImmediate(() => void (isFresh = false))
  const now = readFileSync(`${at}/.turn`, 'utf8')
  if (now === turn) return
  turn = now
  const [active, notes] = now.split(' ').slice(1)
  mutants.active = Number(active)
  mutants.met = notes === 'note' ? new Set() : undefined
  Object.assign(mutants, { steps: 0, limit: endless })
}

/** Whether the mutant, or one of those up to `last`, holds now. */
export function isOn(id: number, last = id): boolean {
  if (folder) look(folder)
  if (mutants.met)
    for (let each = id; each <= last; each += 1)
      if (!mutants.met.has(each)) {
        mutants.met.add(each)
        if (folder) appendFileSync(`${folder}/.met`, `${each}\n`)
      }
  if (mutants.active >= 0 && (mutants.steps += 1) > mutants.limit) throw new Error('it goes on without an end')
  return mutants.active >= id && mutants.active <= last
}
