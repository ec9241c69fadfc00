import type { Log } from '../log.ts'
import { FairQueue } from './fair-queue.ts'
import { kindOfWorker, type LocalFunction } from './local-function.ts'
import { Meter } from './meter.ts'
import type { Outcome } from './outcome.ts'
import { WorkerProcess } from './worker-process.ts'

interface WorkerPoolProps {
  /** The most workers alive at once, over all functions. */
  most?: number
  /** Whether functions of one bundle share workers; in Lambda each has its own. */
  shared?: boolean
  log: Log
  meter?: Meter
  /** Called for each worker that starts. */
  onStart?: (of: LocalFunction) => void
}

interface Waiting {
  of: LocalFunction
  caller: string
  take: (worker: WorkerProcess) => void
  /** Whether it has waited for as long as another worker would take to start. */
  isOverdue: boolean
}

/** Milliseconds that a worker takes to start on a busy machine. */
const coldStart = 250

/**
 * Runs each event on an idle worker or a new one. In a full pool events wait for a worker of their own function before an idle one of
 * another function is ended, whose next event would have to start it again.
 */
export class WorkerPool {
  readonly meter: Meter
  readonly #most: number
  #shared: boolean
  readonly #log: WorkerPoolProps['log']
  readonly #onStart: WorkerPoolProps['onStart']
  /** Idle workers, the longest idle first. */
  #idle: WorkerProcess[] = []
  readonly #busy = new Set<WorkerProcess>()
  readonly #waiting = new FairQueue<Waiting>()
  readonly #kinds = new Map<LocalFunction, string>()
  #closed = false

  constructor({ most = 24, shared = false, log, meter = new Meter(), onStart }: WorkerPoolProps) {
    this.meter = meter
    this.#most = most
    this.#shared = shared
    this.#log = log
    this.#onStart = onStart
  }

  /**
   * Invokes a function once; a failure is an outcome, never an exception. While the pool is full, callers take turns; what has no
   * caller of its own is one of them.
   */
  async invoke(of: LocalFunction, event: unknown, caller = ''): Promise<Outcome> {
    const worker = await this.#workerFor({ of, caller, isOverdue: false })
    const began = performance.now()
    const outcome = await worker.invoke(of, event)
    this.meter.invoked(of.name, outcome, performance.now() - began)
    if (!outcome.ok && !this.#closed)
      this.#log(of.name, `${outcome.failure.errorType}: ${outcome.failure.errorMessage}`, true)
    this.#release(worker)
    return outcome
  }

  /** Replaces all workers, busy ones after their event, so that the next events run new code. */
  recycle() {
    for (const worker of this.#idle.splice(0)) worker.stop()
    for (const worker of this.#busy) worker.retired = true
  }

  /** Whether functions of one bundle share workers from now on; those that run end after their event. */
  share(isShared: boolean) {
    this.#shared = isShared
    this.recycle()
  }

  close() {
    this.#closed = true
    this.#waiting.clear()
    for (const worker of [...this.#idle, ...this.#busy]) worker.stop()
  }

  async #workerFor({ of, caller, isOverdue }: Omit<Waiting, 'take'>): Promise<WorkerProcess> {
    this.#idle = this.#idle.filter(worker => worker.alive)
    const idle = this.#idle.findLastIndex(worker => this.#serves(worker, of))
    const worker = this.#idle.splice(idle, idle < 0 ? 0 : 1)[0] ?? this.#start(of, isOverdue)
    if (!worker) return this.#wait(of, caller)
    this.#busy.add(worker)
    return worker
  }

  async #wait(of: LocalFunction, caller: string): Promise<WorkerProcess> {
    const { promise, resolve } = Promise.withResolvers<WorkerProcess>()
    const waiting: Waiting = { of, caller, take: resolve, isOverdue: false }
    this.#waiting.add(caller, waiting)
    const timer = setTimeout(() => {
      waiting.isOverdue = true
      this.#serveNext()
    }, coldStart)
    return promise.finally(() => clearTimeout(timer))
  }

  #serves = (worker: WorkerProcess, of: LocalFunction) =>
    worker.of === of || (this.#shared && this.#kindOf(worker.of) === this.#kindOf(of))

  #kindOf(of: LocalFunction): string {
    const kind = this.#kinds.get(of) ?? kindOfWorker(of)
    this.#kinds.set(of, kind)
    return kind
  }

  get #isFull() {
    return this.#idle.length + this.#busy.size >= this.#most
  }

  /**
   * Whether a worker may be started. In a full pool a function without any starts one at once, another only for an event that has
   * waited for its own, and none where they make three quarters of the pool.
   */
  #mayStart(of: LocalFunction, isOverdue = false): boolean {
    if (!this.#isFull) return true
    if (!this.#idle.length) return false
    const own = [...this.#busy].filter(worker => this.#serves(worker, of)).length
    return own === 0 || (isOverdue && own < (this.#most * 3) / 4)
  }

  /** Starts a worker; a full pool ends an idle one first. */
  #start(of: LocalFunction, isOverdue: boolean): WorkerProcess | undefined {
    if (!this.#mayStart(of, isOverdue)) return undefined
    if (this.#isFull) this.#endIdle()
    const worker = new WorkerProcess({ of, shared: this.#shared, log: ({ name }, line) => this.#log(name, line) })
    this.meter.started(of.name)
    this.#onStart?.(of)
    const began = performance.now()
    void worker.ready.then(() => this.meter.warmed(of.name, performance.now() - began))
    return worker
  }

  /** Ends the longest idle worker of a function that has others idle, or else of any. */
  #endIdle() {
    const spare = this.#idle.findIndex((worker, place) =>
      this.#idle.some((other, at) => at !== place && this.#serves(other, worker.of)),
    )
    this.#idle.splice(Math.max(0, spare), 1)[0]?.stop()
  }

  #release(worker: WorkerProcess) {
    this.#busy.delete(worker)
    if (worker.retired || this.#closed) worker.stop()
    else if (worker.alive) this.#idle.push(worker)

    this.#serveNext()
  }

  #serveNext() {
    const next = this.#waiting.take(
      ({ of, isOverdue }) => this.#idle.some(idle => this.#serves(idle, of)) || this.#mayStart(of, isOverdue),
    )
    if (next) void this.#workerFor(next).then(next.take)
  }
}
