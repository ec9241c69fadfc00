import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { clockForWorkers } from '../clock/clock-at.ts'
import type { LocalFunction } from './local-function.ts'
import { memoryOf } from './memory.ts'
import type { Call, Failure, Message, Outcome } from './outcome.ts'

/** Lambda's limit for what a function gives back. */
const largestReply = 6 * 2 ** 20

const memoryLook = 50

/** One running copy of a function, in a process of its own; takes one event at a time. */
export class WorkerProcess {
  readonly of: LocalFunction
  /** Whether it is to end after the event it has. */
  retired = false
  /** Fulfilled when the handler is loaded, with the failure if it could not be. */
  readonly ready: Promise<Failure | undefined>
  readonly #child: ChildProcess

  constructor(of: LocalFunction, log: (line: string) => void) {
    this.of = of
    this.#child = fork(join(import.meta.dirname, 'worker.mjs'), [of.module, of.exported], {
      cwd: of.directory,
      env: { ...of.environment, ...clockForWorkers() },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const output of [this.#child.stdout, this.#child.stderr])
      if (output) createInterface({ input: output }).on('line', log)
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

  /** Runs the handler once. Over a limit, the process is ended and the outcome says so as Lambda would. */
  async invoke(event: unknown): Promise<Outcome> {
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
    const { timeLimit, memoryLimit } = this.of
    const clock = setTimeout(end, timeLimit, `Task timed out after ${(timeLimit / 1000).toFixed(2)} seconds`)
    const scale = setInterval(
      () => memoryOf(this.pid) > memoryLimit && end('Runtime exited with error: signal: killed'),
      memoryLook,
    )

    this.#child.send({ requestId, event, deadline: Date.now() + timeLimit } satisfies Call, () => {})
    const message = await this.#next(() => `RequestId: ${requestId} Error: ${ended || 'Runtime exited'}`)
    clearTimeout(clock)
    clearInterval(scale)

    if (message.kind === 'done' && message.payload.length <= largestReply)
      return { ...about, ok: true, payload: message.payload }
    return { ...about, ok: false, failure: message.kind === 'failed' ? message.failure : tooLarge }
  }

  /** Ends the process at once. */
  stop() {
    this.#child.kill('SIGKILL')
  }

  /** The worker's next message; a failure if the process ends first. */
  #next(reasonOfEnd: () => string): Promise<Message> {
    return new Promise(resolve => {
      const settle = (message: Message) => {
        this.#child.off('message', settle).off('close', ended)
        resolve(message)
      }
      const ended = () =>
        settle({ kind: 'failed', failure: { errorType: 'Runtime.ExitError', errorMessage: reasonOfEnd() } })
      // 'close' comes after the last message has been read; 'exit' may come before.
      this.#child.on('message', settle).on('close', ended)
    })
  }
}

const tooLarge: Failure = {
  errorType: 'Function.ResponseSizeTooLarge',
  errorMessage: `Response payload size exceeded maximum allowed payload size (${largestReply} bytes).`,
}
