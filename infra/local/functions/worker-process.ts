import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { clockForWorkers } from '../clock/clock-at.ts'
import type { LocalFunction } from './local-function.ts'
import { memoryOf } from './memory.ts'
import type { Call, Failure, Message, Outcome } from './outcome.ts'

/** Lambda's limit for a response payload. */
const maxPayload = 6 * 2 ** 20

/** The shortest time between two checks of a worker's memory, in milliseconds. */
const memoryCheckInterval = 50

/** The most bytes that a process takes in a millisecond; what is far from its limit is not checked until it may be there. */
const fastestGrowth = 2 ** 22

interface WorkerProcessProps {
  of: LocalFunction
  /** Whether it also runs other functions of the same kind. */
  shared?: boolean
  log: (of: LocalFunction, line: string) => void
}

/** The SDK reads expired credentials from the environment again, where a shared worker has those of the function that it turned to. */
const credentialsOfTurn = { AWS_CREDENTIAL_EXPIRATION: 'the next turn' }

/** One execution environment of a function, in a process of its own; it runs one event at a time. */
export class WorkerProcess {
  /** The function that it runs, or ran last. */
  of: LocalFunction
  /** Whether it ends after its current event. */
  retired = false
  /** Resolves when the handler is loaded, with the failure if loading failed. */
  readonly ready: Promise<Failure | undefined>
  readonly #child: ChildProcess
  readonly #shared: boolean

  constructor({ of, shared = false, log }: WorkerProcessProps) {
    this.of = of
    this.#shared = shared
    this.#child = fork(join(import.meta.dirname, 'worker.mjs'), [of.module, of.exported], {
      cwd: of.directory,
      env: { ...of.environment, ...clockForWorkers(), ...(shared && credentialsOfTurn) },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const output of [this.#child.stdout, this.#child.stderr])
      if (output) createInterface({ input: output }).on('line', line => log(this.of, line))
    this.#child.on('error', () => this.stop())
    this.ready = this.#next(() => 'Runtime exited at its start').then(message =>
      message.kind === 'failed' ? message.failure : undefined,
    )
  }

  get pid() {
    return this.#child.pid ?? 0
  }

  get alive() {
    return !this.#child.killed && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Runs the handler once. A process over its time or memory limit is killed, and the outcome is Lambda's own error. */
  async invoke(of: LocalFunction, event: unknown): Promise<Outcome> {
    this.of = of
    const requestId = randomUUID()
    const about = { requestId, pid: this.pid }
    const failedStart = await this.ready
    if (failedStart) {
      this.stop()
      return { ...about, ok: false, failure: failedStart }
    }

    let ended = ''
    const end = (reason: string) => {
      ended ||= reason
      this.stop()
    }
    const { timeLimit, memoryLimit } = of
    const timeout = setTimeout(end, timeLimit, `Task timed out after ${(timeLimit / 1000).toFixed(2)} seconds`)
    const stopWatching = this.#watchMemory(memoryLimit, () => end('Runtime exited with error: signal: killed'))

    const call: Call = { requestId, event, deadline: Date.now() + timeLimit }
    if (this.#shared) call.handler = { module: of.module, exported: of.exported, environment: of.environment }
    this.#child.send(call, () => {})
    const message = await this.#next(() => `RequestId: ${requestId} Error: ${ended || 'Runtime exited'}`)
    clearTimeout(timeout)
    stopWatching()

    if (message.kind === 'done' && message.payload.length <= maxPayload)
      return { ...about, ok: true, payload: message.payload }
    return { ...about, ok: false, failure: message.kind === 'failed' ? message.failure : tooLarge }
  }

  /** Calls back when the process has taken more memory than it may, until it is told to stop. */
  #watchMemory(limit: number, onExcess: () => void): () => void {
    const check = () => {
      const left = limit - memoryOf(this.pid)
      if (left < 0) return onExcess()
      timer = setTimeout(check, Math.max(memoryCheckInterval, left / fastestGrowth))
    }
    let timer = setTimeout(check, memoryCheckInterval)
    return () => clearTimeout(timer)
  }

  /** Kills the process. */
  stop() {
    this.#child.kill('SIGKILL')
  }

  /** The worker's next message, or a failure if the process ends first. */
  #next(endReason: () => string): Promise<Message> {
    return new Promise(resolve => {
      const settle = (message: Message) => {
        this.#child.off('message', settle).off('close', ended)
        resolve(message)
      }
      const ended = () =>
        settle({ kind: 'failed', failure: { errorType: 'Runtime.ExitError', errorMessage: endReason() } })
      // 'close' comes after the last message has been read; 'exit' may come before.
      this.#child.on('message', settle).on('close', ended)
    })
  }
}

const tooLarge: Failure = {
  errorType: 'Function.ResponseSizeTooLarge',
  errorMessage: `Response payload size exceeded maximum allowed payload size (${maxPayload} bytes).`,
}
