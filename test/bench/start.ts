import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#infra/local/database/free-port.ts'
import { rounded, timed, type Measure } from './harness.ts'

/** `npm start` with everything installed: the time until the greeting, with a new demo and again with kept data. */
export async function measure(): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'start-'))
  const first = await timed(() => greeted(dataDir))
  const second = await timed(() => greeted(dataDir))
  await rm(dataDir, { recursive: true, force: true })
  return [
    { name: 'first start, until the demo company exists', value: rounded(first / 1000), unit: 's', aim: '≤ 20' },
    { name: 'second start', value: rounded(second / 1000), unit: 's', aim: 'about 1' },
  ]
}

async function greeted(dataDir: string) {
  const { AWS_ENDPOINT_URL_DYNAMODB: _, ...env } = process.env
  // Without `infra/start.mjs`, which may install packages.
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    env: { ...env, DATA_DIR: dataDir, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('Ctrl-C')) break
  child.kill('SIGTERM')
  child.stdout.resume()
  await once(child, 'exit')
}
