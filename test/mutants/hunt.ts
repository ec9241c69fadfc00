import { spawn } from 'node:child_process'
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { distancesTo, type Folder } from './folder.ts'
import { findingsIn, type Finding, type Plan } from './plan.ts'
import type { Sandbox } from './sandbox.ts'

interface HuntProps {
  folder: Folder
  sandbox: Sandbox
  /** The mutants that are looked for. */
  wanted: readonly number[]
  /** When to stop, in milliseconds since 1970. */
  until: number
}

/** The files whose tests came by each mutant. */
function testsThatMet(findings: readonly Finding[]): Map<number, Set<string>> {
  const met = new Map<number, Set<string>>()
  for (const { id, what, by } of findings)
    if (what === 'met') met.set(id, (met.get(id) ?? new Set()).add(by.split(' > ')[0]!))
  return met
}

const order = ['met', 'tried', 'survived', 'killed']
const worth = (finding: Finding | undefined) => (finding ? order.indexOf(finding.what) : -1)

/** Milliseconds without any word, after which a test is taken for one that never ends. */
const silence = 300_000

/** Looks for mutants that a test notices, with quick tests first; gives what is known of each one, and whether the time was enough. */
export async function hunt({
  folder,
  sandbox,
  wanted,
  until,
}: HuntProps): Promise<{ known: Map<number, Finding>; isWhole: boolean }> {
  const { root, mutations } = sandbox
  const { hasCloud } = folder
  const findings = () => findingsIn(join(root, '.findings'))
  const isWanted = new Set(wanted)
  const known = () => {
    const last = new Map<number, Finding>()
    for (const finding of findings())
      if (isWanted.has(finding.id) && worth(finding) >= worth(last.get(finding.id))) last.set(finding.id, finding)
    return last
  }
  const left = (isStatic: boolean) => {
    const last = known()
    return wanted.filter(id => last.get(id)?.what !== 'killed' && mutations[id]!.isStatic === isStatic)
  }
  const run = (args: string[]) => running({ root, tests: folder.tests, args, until })
  const plan = (given: Plan) => writeFileSync(join(root, '.plan'), JSON.stringify(given))

  writeFileSync(join(root, '.turn'), '0 -1 ')
  const passes = folder.hasCloud
    ? [{ patience: Infinity, budget: 600_000 }]
    : [
        { patience: 30, budget: Infinity },
        { patience: 100_000, budget: 90_000 },
      ]
  for (const { patience, budget } of passes) {
    const clamp = (many: number) => Math.min(many, 1e9)
    for (let goes = true; goes && Date.now() < until;) {
      const before = left(false)
      if (!before.length) break
      rmSync(join(root, '.spoiled'), { force: true })
      plan({ wanted: before, patience: clamp(patience), budget: clamp(budget), hasCloud })
      const end = await run(['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.mutants.config.ts'])
      // After a mutant that broke the world of its tests, those that came later go on in a new one.
      const isSpoiled = existsSync(join(root, '.spoiled')) && left(false).length < before.length
      goes = end === 'stuck' || isSpoiled
    }
  }
  for (let goes = true; goes && Date.now() < until;) {
    const met = testsThatMet(findings())
    const list = [...left(true), ...(hasCloud ? left(false) : [])].flatMap(id => {
      const tests = [...(met.get(id) ?? (mutations[id]!.isStatic ? near(mutations[id]!.file) : []))]
      return tests.length ? [{ id, hasCloud, tests }] : []
    })
    writeFileSync(join(root, '.fixed'), JSON.stringify(list))
    goes = (await run(['test/mutants/fixed-pass.ts', '.fixed'])) === 'stuck'
  }
  return { known: known(), isWhole: Date.now() < until }

  /** Tests that load a file, the nearest first; those of handlers load it by its name, or in a cloud. */
  function near(file: string): string[] {
    if (folder.isByName) return folder.tests
    const far = distancesTo([file])
    const tests = folder.tests.filter(test => far.has(test)).sort((one, other) => far.get(one)! - far.get(other)!)
    return tests.slice(0, 12)
  }

  /** Runs a program in the sandbox; where it goes silent, what it was trying last never ended, and so was noticed. */
  async function running({
    root,
    tests,
    args,
    until,
  }: {
    root: string
    tests: string[]
    args: string[]
    until: number
  }) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, MUTANT_TESTS: tests.join(' ') },
      stdio: process.env.MUTANTS_LOUD ? 'inherit' : 'ignore',
      detached: true,
    })
    let ended = false
    child.on('close', () => void (ended = true))
    const began = Date.now()
    const log = join(root, '.findings')
    for (;;) {
      if (ended) return 'done' as const
      const spoke = existsSync(log) ? Math.max(began, statSync(log).mtimeMs) : began
      const isStuck = Date.now() - spoke > silence && findings().at(-1)?.what === 'tried'
      if (isStuck || Date.now() > until) {
        process.kill(-child.pid!, 'SIGKILL')
        const last = findings().at(-1)
        if (!isStuck || !last) return 'late' as const
        const finding: Finding = { ...last, what: 'killed', by: `${last.by} (never ended)` }
        writeFileSync(log, `${JSON.stringify(finding)}\n`, { flag: 'a' })
        return 'stuck' as const
      }
      await pause(200)
    }
  }
}
