import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

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

/** Milliseconds that interrupted programs have to end by themselves. */
const patience = 3_000

const running = new Map<ChildProcess, Promise<unknown>>()

/**
 * Runs a program of `node_modules/.bin`; its output is kept together unless shown, since others run at the same time. It leads a
 * group of its own, so that all it has started ends with it when this process is interrupted.
 */
export async function run(program: string, options: string[] = [], { shown, env }: RunOptions = {}): Promise<Finished> {
  const child = spawn(`node_modules/.bin/${program}`, options, {
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => output.push(part))
  const closed = once(child, 'close')
  if (!running.size) for (const signal of signals) process.on(signal, interrupt)
  running.set(child, closed)
  const [code] = (await closed) as [number | null]
  running.delete(child)
  if (!running.size) for (const signal of signals) process.off(signal, interrupt)
  return { passed: code === 0, output: Buffer.concat(output).toString() }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ends every running program with all that it has started, and then this process. */
async function interrupt(signal: NodeJS.Signals) {
  const children = [...running.keys()]
  const end = (signal: NodeJS.Signals) => children.forEach(child => endGroup(child, signal))
  end(signal)
  setTimeout(end, patience, 'SIGKILL')
  await Promise.allSettled(running.values())
  // What a program has started may be slower to end than the program itself.
  end('SIGKILL')
  process.exit(128 + constants.signals[signal])
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // Nothing of the group is left.
  }
}
