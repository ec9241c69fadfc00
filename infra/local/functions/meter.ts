/** What one function has done since the local cloud started. */
interface Reading {
  /** The ids of the processes that have run it. */
  workers: Set<number>
  invocations: number
  failures: number
  cold_starts: number
  /** Milliseconds until new workers were ready. */
  cold_milliseconds: number
  /** Milliseconds spent in the handler, cold starts included. */
  milliseconds: number
  /** The capacity it consumed, in DynamoDB's units. */
  read_units: number
  write_units: number
  /** The number of its calls by operation, such as `dynamodb:GetItem`. */
  calls: Record<string, number>
}

/** A reading with the number of workers in place of their ids. */
export type MeterEntry = Omit<Reading, 'workers'> & { workers: number }

const empty = (): Reading => ({
  workers: new Set(),
  invocations: 0,
  failures: 0,
  cold_starts: 0,
  cold_milliseconds: 0,
  milliseconds: 0,
  read_units: 0,
  write_units: 0,
  calls: {},
})

/** Counts invocations, cold starts, calls and consumed capacity of each function. */
export class Meter {
  readonly #readings = new Map<string, Reading>()

  started(name: string) {
    this.#of(name).cold_starts++
  }

  warmed(name: string, milliseconds: number) {
    this.#of(name).cold_milliseconds += milliseconds
  }

  invoked(name: string, { pid, ok }: { pid: number; ok: boolean }, milliseconds: number) {
    const reading = this.#of(name)
    reading.workers.add(pid)
    reading.invocations++
    if (!ok) reading.failures++
    reading.milliseconds += milliseconds
  }

  called(name: string, what: string) {
    const { calls } = this.#of(name)
    calls[what] = (calls[what] ?? 0) + 1
  }

  used(name: string, { read, write }: { read: number; write: number }) {
    const reading = this.#of(name)
    reading.read_units += read
    reading.write_units += write
  }

  /** The readings by the function's name. */
  read(): Record<string, MeterEntry> {
    return Object.fromEntries(
      [...this.#readings].map(([name, reading]) => [
        name,
        {
          ...reading,
          workers: reading.workers.size,
          milliseconds: Math.round(reading.milliseconds),
          cold_milliseconds: Math.round(reading.cold_milliseconds),
        },
      ]),
    )
  }

  #of(name: string): Reading {
    const reading = this.#readings.get(name) ?? empty()
    this.#readings.set(name, reading)
    return reading
  }
}
