import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that has ended; its output is empty where it was shown as it came. */
export interface Finished {
  passed: boolean
  output: string
}

interface RunOptions {
  /** Whether its output goes straight to the terminal. */
  shown?: boolean
  env?: Record<string, string>
}

/** Runs a program of `node_modules/.bin`; its output is kept together unless shown, since others run at the same time. */
export async function run(program: string, options: string[] = [], { shown, env }: RunOptions = {}): Promise<Finished> {
  const child = spawn(`node_modules/.bin/${program}`, options, {
    stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    setImmediate(() => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => output.push(part))
  const [code] = (await once(child, 'close')) as [number | null]
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
  return { passed: code === 0, output: Buffer.concat(output).toString() }
}
