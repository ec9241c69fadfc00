/** What one function has done since the local cloud began. */
interface Reading {
  /** Processes that have served it, by process id. */
  workers: Set<number>
  invocations: number
  cold_starts: number
  /** Time spent in the handler, in milliseconds, cold starts included. */
  milliseconds: number
}

/** Counts what the functions do. */
export class Meter {
  readonly #readings = new Map<string, Reading>()

  started(name: string) {
    this.#of(name).cold_starts++
  }

  invoked(name: string, pid: number, milliseconds: number) {
    const reading = this.#of(name)
    reading.workers.add(pid)
    reading.invocations++
    reading.milliseconds += milliseconds
  }

  /** The readings by the function's name; `workers` is a number here. */
  read() {
    const entries = [...this.#readings].map(([name, reading]) => [
      name,
      { ...reading, workers: reading.workers.size, milliseconds: Math.round(reading.milliseconds) },
    ])
    return { functions: Object.fromEntries(entries) as Record<string, Omit<Reading, 'workers'> & { workers: number }> }
  }

  #of(name: string): Reading {
    const reading = this.#readings.get(name) ?? { workers: new Set(), invocations: 0, cold_starts: 0, milliseconds: 0 }
    this.#readings.set(name, reading)
    return reading
  }
}
