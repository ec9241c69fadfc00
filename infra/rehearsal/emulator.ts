import { execFileSync, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#infra/local/database/free-port.ts'
import { region } from '#infra/stages.ts'

/** The version that the rehearsal was last run with. */
const version = '1.5.33'
const account = '111122223333'

export const emulatorName = `MiniStack ${version}`

/** A running AWS emulator. */
export interface Emulator {
  url: string
  /** What a program needs in its environment to call the emulator instead of AWS. */
  environment: Record<string, string>
  close: () => void
}

/** Installs MiniStack into the folder and starts it on 127.0.0.1. */
export async function startEmulator(directory: string): Promise<Emulator> {
  const venv = join(directory, 'venv')
  execFileSync('python3', ['-m', 'venv', venv])
  execFileSync(join(venv, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', `ministack==${version}`])
  const temporary = join(directory, 'emulator')
  await mkdir(temporary)

  const port = String(await freePort())
  const child = spawn(join(venv, 'bin/python'), [resolve('infra/rehearsal/emulator.py')], {
    cwd: temporary,
    env: {
      // Functions run with the project's own Node.
      PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
      HOME: temporary,
      TMPDIR: temporary,
      S3_DATA_DIR: join(temporary, 's3'),
      BIND_HOST: '127.0.0.1',
      MINISTACK_HOST: '127.0.0.1',
      GATEWAY_PORT: port,
      MINISTACK_REGION: region,
      MINISTACK_ACCOUNT_ID: account,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(join(directory, 'emulator.log'))
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url)
  return {
    url,
    environment: {
      AWS_ENDPOINT_URL: url,
      AWS_ACCESS_KEY_ID: account,
      AWS_SECRET_ACCESS_KEY: 'rehearsal',
      AWS_REGION: region,
      AWS_DEFAULT_REGION: region,
      AWS_EC2_METADATA_DISABLED: 'true',
      CDK_DEFAULT_ACCOUNT: account,
    },
    close: () => child.kill(),
  }
}

/** The environments that `cdk bootstrap` prepares. */
export const environments = [`aws://${account}/${region}`, `aws://${account}/us-east-1`]

async function untilHealthy(url: string, tries = 100): Promise<void> {
  const response = await fetch(`${url}/_ministack/health`).catch(() => undefined)
  if (response?.ok) return
  if (!tries) throw new Error('The emulator did not start.')
  await pause(200)
  return untilHealthy(url, tries - 1)
}
