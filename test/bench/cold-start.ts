import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { bundleFunctions } from '#infra/build/bundle-functions.ts'
import { bundle } from '#infra/build/bundle.ts'
import { median, rounded, type Measure } from './harness.ts'

/** Pairs for each function; their order alternates, so that a busy moment of the machine hits both sides. */
const rounds = 9
/** Functions listed by name; of the others the table says only that they are quicker. */
const listed = 8
const folder = resolve('.cache/bench')

const sdkAlone = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
export const handler = async () => client.config.region()
`

/**
 * CPU time from the birth of a process until a function is loaded, over one that loads the SDK's document client alone: of so many functions,
 * those with the most code, since all of them take a third of an hour.
 */
export async function measure(most = Infinity): Promise<Measure[]> {
  const alone = await bundleSdkAlone()
  const { directory, weights } = await bundleFunctions()
  const names = Object.entries(weights)
    .flatMap(([feature, files]) =>
      Object.entries(files).map(([file, { bytes }]) => ({ name: `${feature}/${file}`, bytes })),
    )
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, most)
    .map(({ name }) => name)

  const measures: Measure[] = []
  for (const name of names) {
    const { milliseconds, ratio } = await compareStarts(resolve(directory, `${name}.mjs`), alone)
    measures.push({
      name: `cold start of ${name} over the SDK alone`,
      value: milliseconds,
      unit: 'ms of CPU',
      ratio,
      aim: '≤ 1.3',
    })
  }
  await rm(folder, { recursive: true, force: true })

  const slowestFirst = measures.toSorted((one, other) => (other.ratio ?? 0) - (one.ratio ?? 0))
  const typical = slowestFirst[slowestFirst.length >> 1]!
  return [...slowestFirst.slice(0, listed), { ...typical, name: `the median of ${names.length} functions` }]
}

async function compareStarts(measured: string, against: string) {
  const times: number[] = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? [measured, against] : [against, measured]
    const spent = new Map<string, number>()
    for (const module of order) spent.set(module, await cpuOfStart(module))
    times.push(spent.get(measured)!)
    ratios.push(spent.get(measured)! / spent.get(against)!)
  }
  return { milliseconds: rounded(median(times)), ratio: rounded(median(ratios)) }
}

const probe = `await import(process.env.MODULE); const { user, system } = process.cpuUsage(); console.log(user + system)`
const run = promisify(execFile)

/** Milliseconds of CPU, the start of the process among them. */
async function cpuOfStart(module: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', `${probe}; process.exit()`], {
    env: {
      MODULE: pathToFileURL(module).href,
      TABLE: 'bench',
      AWS_REGION: 'eu-central-1',
      NODE_ENV: 'production',
      TZ: 'UTC',
    },
  })
  return Number(stdout) / 1000
}

async function bundleSdkAlone(): Promise<string> {
  await mkdir(join(folder, 'source/sdk'), { recursive: true })
  await writeFile(join(folder, 'source/sdk/alone.ts'), sdkAlone)
  const { directory, faults } = await bundle({
    source: join(folder, 'source'),
    out: join(folder, 'out'),
    files: { sdk: ['alone'] },
    inputs: ['package-lock.json'],
  })
  if (faults.length) throw new Error(faults.join('\n'))
  return join(directory, 'sdk/alone.mjs')
}
