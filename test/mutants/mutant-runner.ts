import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { TestRunner, type RunnerTestCase, type RunnerTestSuite } from 'vitest'
import { findingsIn, note, planOf, type Plan } from './plan.ts'
import { mutants } from './switch.ts'

/**
 * Runs every test once as it is, and then again under each mutant that it has met and that no other test has noticed. A test
 * that fails when it is only repeated cannot judge; neither can one after which the world of its file is broken.
 */
export default class MutantRunner extends TestRunner {
  readonly #plan: Plan = planOf()
  readonly #killed = new Set(findingsIn('.findings').flatMap(({ id, what }) => (what === 'killed' ? [id] : [])))
  #turns = 0
  #spoiled: string | undefined

  constructor(...given: ConstructorParameters<typeof TestRunner>) {
    super(...given)
    this.#turn(this.#plan.fixed ?? -1)
  }

  async runTask(test: RunnerTestCase) {
    const run = TestRunner.getTestFn(test)
    const { fixed = -1, wanted, patience, budget } = this.#plan
    const name = `${test.file.name} > ${test.name}`
    this.#turn(fixed, { notes: true })
    const began = performance.now()
    await run()
    const took = performance.now() - began
    const met = this.#met()
    const steps = mutants.steps
    this.#turn(fixed)
    if (fixed >= 0) return

    const judged = wanted.filter(id => met.has(id) && !this.#killed.has(id))
    for (const id of judged) note({ id, what: 'met', by: name })
    if (!judged.length || took > patience || this.#spoiled === test.file.name) return
    if (!(await this.#passes(test, run, took))) return

    for (const id of judged) {
      if (performance.now() - began > budget) return
      note({ id, what: 'tried', by: name })
      this.#turn(id, { limit: steps * 50 + 10_000 })
      const isAlive = await this.#passes(test, run, took)
      this.#turn(-1)
      if (isAlive) note({ id, what: 'survived', by: name })
      else {
        this.#killed.add(id)
        note({ id, what: 'killed', by: name })
        if (this.#plan.hasCloud && !(await this.#passes(test, run, took))) {
          this.#spoiled = test.file.name
          writeFileSync('.spoiled', this.#spoiled)
          return
        }
      }
    }
  }

  async #passes(test: RunnerTestCase, run: () => unknown, took: number): Promise<boolean> {
    const late = new AbortController()
    try {
      for (const suite of suitesOf(test))
        for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite)
      const limit = pause(took * 5 + 2_000, 'late', { signal: late.signal })
      limit.catch(() => undefined)
      const outcome = await Promise.race([run(), limit])
      return outcome !== 'late'
    } catch {
      return false
    } finally {
      late.abort()
    }
  }

  /** From now on this mutant holds, in the processes of a local cloud too. */
  #turn(active: number, { notes = false, limit = Infinity } = {}) {
    Object.assign(mutants, { active, met: notes ? new Set() : undefined, steps: 0, limit })
    if (!this.#plan.hasCloud) return
    rmSync('.met', { force: true })
    writeFileSync('.turn-next', `${process.pid}.${(this.#turns += 1)} ${active} ${notes ? 'note' : ''}`)
    renameSync('.turn-next', '.turn')
  }

  #met(): Set<number> {
    const far = existsSync('.met') ? readFileSync('.met', 'utf8').split('\n').filter(Boolean).map(Number) : []
    return new Set([...(mutants.met ?? []), ...far])
  }
}

/** The suites around a test, the outermost first. */
function suitesOf({ suite, file }: RunnerTestCase): RunnerTestSuite[] {
  const around: RunnerTestSuite[] = []
  for (let one = suite; one; one = one.suite) around.unshift(one)
  return around[0] === file ? around : [file, ...around]
}
