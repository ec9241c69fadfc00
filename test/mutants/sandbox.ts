import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { mutate, type Mutation } from './mutations.ts'

/** A copy of the project whose sources hold all mutations of some files; the files of the project stay as they are. */
export interface Sandbox {
  root: string
  mutations: Mutation[]
  remove: () => void
}

const copied = ['shared', 'functions', 'web', 'infra', 'test', 'package.json', 'package-lock.json', 'cdk.json']
const settings = ['tsconfig.json', 'vite.config.ts', 'vitest.config.ts']
const isNeeded = (path: string) => !path.includes('/pictures/') && !path.endsWith('.png')

export function makeSandbox(files: readonly string[]): Sandbox {
  const outer = mkdtempSync(join(tmpdir(), 'szabi-mutants-'))
  const root = join(outer, 'sandbox')
  for (const name of [...copied, ...settings]) cpSync(name, join(root, name), { recursive: true, filter: isNeeded })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const mutations: Mutation[] = []
  for (const file of files) {
    const made = mutate(file, readFileSync(file, 'utf8'), mutations.length)
    mutations.push(...made.mutations)
    writeFileSync(join(root, file), made.instrumented)
  }
  // Tests of a cloud that are repeated hundreds of times call from one address; the limits by account stay.
  const limits = join(root, 'functions/account/attempt-limits.ts')
  const text = readFileSync(limits, 'utf8')
  const ofAddress = /\b(address|devicesAtAddress): atMost\(/g
  if (!ofAddress.test(text)) throw new Error('functions/account/attempt-limits.ts no longer has limits of an address')
  writeFileSync(limits, text.replaceAll(ofAddress, '$&!process.env.VITEST ? 1e9 : '))
  writeFileSync(join(root, 'vitest.mutants.config.ts'), configuration)
  return { root, mutations, remove: () => rmSync(dirname(root), { recursive: true, force: true }) }
}

const configuration = `import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

// In the order in which they are named: the nearest to what is changed comes first.
const named = process.env.MUTANT_TESTS!.split(' ')
class AsNamed extends BaseSequencer {
  async sort(files) {
    const placeOf = ({ moduleId }) => named.findIndex(name => moduleId.endsWith(name))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    runner: './test/mutants/mutant-runner.ts',
    include: named,
    // Whatever is shared by the files stays in one process, where mutants are switched on and off.
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: AsNamed },
    testTimeout: 1_000_000,
    hookTimeout: 180_000,
  },
})
`
