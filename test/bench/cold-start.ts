import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { bundle } from '#infra/build/bundle.ts'
import { compared, type Measure } from './harness.ts'
import type { Office } from './office.ts'

const rounds = 14
const probe = resolve('.cache/bench')

const bare = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
export const handler = async () => client.config.region()
`

/** From the birth of a worker until its handler is loaded, over a worker that loads nothing but the SDK's document client. */
export async function measure(office: Office): Promise<Measure[]> {
  await mkdir(join(probe, 'source/bare'), { recursive: true })
  await writeFile(join(probe, 'source/bare/bare.ts'), bare)
  const { directory, faults } = await bundle({
    source: join(probe, 'source'),
    out: join(probe, 'out'),
    files: { bare: ['bare'] },
    inputs: ['package-lock.json'],
  })
  if (faults.length) throw new Error(faults.join('\n'))
  const against = () => start(join(directory, 'bare/bare.mjs'), office)

  const measures: Measure[] = []
  for (const handler of ['leave/request-leave', 'leave/list-days-off']) {
    const measured = () => start(resolve(`dist/functions/${handler}.mjs`), office)
    const { milliseconds, ratio } = await compared({ measured, against, rounds })
    const name = `cold start of ${handler} over a worker with the SDK alone`
    measures.push({ name, value: milliseconds, unit: 'ms', ratio, aim: '≤ 1.3' })
  }
  await rm(probe, { recursive: true, force: true })
  return measures
}

async function start(module: string, { table }: Office) {
  const worker = fork('infra/local/functions/worker.mjs', [module, 'handler'], {
    env: { TABLE: table, AWS_REGION: 'eu-central-1', NODE_ENV: 'production', TZ: 'UTC' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ kind }] = (await once(worker, 'message')) as [{ kind: string }]
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  if (kind !== 'ready') throw new Error(`${module} does not start`)
}
