/** What one function has done since the local cloud began. */
interface Reading {
  /** Processes that have served it, by process id. */
  workers: Set<number>
  invocations: number
  failures: number
  cold_starts: number
  /** Time until new workers were ready, in milliseconds. */
  cold_milliseconds: number
  /** Time spent in the handler, in milliseconds, cold starts included. */
  milliseconds: number
  /** What it read and wrote, in DynamoDB's units. */
  read_units: number
  write_units: number
  /** How often it called what: `dynamodb:GetItem`. */
  calls: Record<string, number>
}

/** A reading as it is shown: the number of workers in place of their ids. */
export type Shown = Omit<Reading, 'workers'> & { workers: number }

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

/** Counts what the functions do. */
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
  read(): Record<string, Shown> {
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
