import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** What one run of tests is to find out, and how long it may take over it. */
export interface Plan {
  /** Mutants that no test has noticed yet. */
  wanted: number[]
  /** Tests that take longer than this many milliseconds are left to a later run. */
  patience: number
  /** Milliseconds for the mutants of one test. */
  budget: number
  /** A mutant that holds from the start, since it is evaluated when modules are loaded. */
  fixed?: number
  /** Whether mutants are met in the processes of a local cloud, too. */
  hasCloud: boolean
}

/** What became of a mutant: met by a test, tried by it, and noticed or not. `tried` is the last word where a test never came back. */
export interface Finding {
  id: number
  what: 'met' | 'tried' | 'killed' | 'survived'
  by: string
}

export const planOf = (): Plan => JSON.parse(readFileSync('.plan', 'utf8')) as Plan

export const note = (finding: Finding) => appendFileSync('.findings', `${JSON.stringify(finding)}\n`)

export const findingsIn = (file: string): Finding[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as Finding)
    : []
