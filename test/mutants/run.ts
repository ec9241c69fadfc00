/**
 * How many small changes of the rules the tests notice: `npm run mutants -- shared/leave --sample 100 --seed 7 --minutes 20`.
 * Also of a part of a folder, or of one file: `npm run mutants -- functions/leave/sick-pay.ts --quick`, where `--quick` asks
 * only the tests that need no cloud.
 * What was noticed once is remembered in `.local/mutants` for as long as the sources stay as they are (`--fresh`: it is not).
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { accepted } from './accepted.ts'
import { byCost, folderOf, folders } from './folder.ts'
import { hunt } from './hunt.ts'
import type { Mutation } from './mutations.ts'
import type { Finding } from './plan.ts'
import { makeSandbox } from './sandbox.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
    fresh: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})

/** The share of mutants that a folder's tests notice at least. */
const aim = 0.85

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The same ones for the same seed, as long as the mutants are the same. */
function sampled(mutations: readonly Mutation[]): Mutation[] {
  const order = mutations.map(one => [digestOf(`${values.seed} ${one.id}`), one] as const)
  order.sort(([one], [other]) => (one < other ? -1 : 1))
  return order.slice(0, values.sample ? Number(values.sample) : undefined).map(([, one]) => one)
}

const isAccepted = ({ file, text, before, after }: Mutation) =>
  accepted.some(one => one.file === file && one.text === text && one.mutation === `${before} → ${after}`)

/** What is said of a survivor beside its place. */
const notesOn = {
  unmet: '  (no test comes by)',
  met: '',
  tried: '',
  survived: '',
  killed: '',
}

let isBelow = false
for (const name of positionals.length ? positionals : folders) {
  const folder = folderOf(name)
  const sandbox = makeSandbox(folder.files)
  try {
    const memory = join('.local', 'mutants', `${name.replaceAll('/', '-')}.json`)
    const digest = digestOf(JSON.stringify(sandbox.mutations))
    const past = values.fresh ? undefined : remembered(memory, digest)
    const mutants = sampled(sandbox.mutations)
    const wanted = mutants.map(({ id }) => id)
    if (past) writeFileSync(join(sandbox.root, '.findings'), past.map(one => `${JSON.stringify(one)}\n`).join(''))
    const until = Date.now() + Number(values.minutes) * 60_000
    let known = new Map<number, Finding>()
    let isWhole = true
    for (const part of byCost(folder).slice(0, values.quick ? 1 : undefined))
      ({ known, isWhole } = await hunt({ folder: part, sandbox, wanted, until }))

    const outcomeOf = ({ id }: Mutation) => known.get(id)?.what ?? 'unmet'
    const isOpen = (one: Mutation) => outcomeOf(one) === 'tried' || (outcomeOf(one) !== 'survived' && !isWhole)
    const killed = mutants.filter(one => outcomeOf(one) === 'killed')
    const others = mutants.filter(one => outcomeOf(one) !== 'killed').sort((one, other) => one.id - other.id)
    const survivors = others.filter(one => !isOpen(one))
    const share = killed.length / (killed.length + survivors.length)
    isBelow ||= !(share >= aim)
    for (const one of survivors.filter(one => !isAccepted(one)))
      console.log(`${one.file}:${one.line}  ${one.before} → ${one.after}${notesOn[outcomeOf(one)]}`)
    console.log(
      `${name}: ${killed.length} of ${killed.length + survivors.length} killed (${(share * 100).toFixed(1)} %), ` +
        `${survivors.filter(isAccepted).length} survivors accepted, ${others.length - survivors.length} not tried in time\n`,
    )
    remember(
      memory,
      digest,
      [...(past ?? []), ...known.values()].filter(({ what }) => what === 'killed'),
    )
  } finally {
    sandbox.remove()
  }
}
process.exitCode = isBelow ? 1 : 0

function remembered(file: string, digest: string): Finding[] | undefined {
  try {
    const memory = JSON.parse(readFileSync(file, 'utf8')) as { digest: string; killed: Finding[] }
    return memory.digest === digest ? memory.killed : undefined
  } catch {
    return undefined
  }
}

function remember(file: string, digest: string, killed: Finding[]) {
  mkdirSync(join('.local', 'mutants'), { recursive: true })
  writeFileSync(file, JSON.stringify({ digest, killed: [...new Map(killed.map(one => [one.id, one])).values()] }))
}
