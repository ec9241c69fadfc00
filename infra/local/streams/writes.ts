import { EventEmitter, once } from 'node:events'

/** The writes to the tables as the AWS proxy sees them: who follows a stream needs to look only after one. */
export class Writes {
  readonly #written = new EventEmitter<{ written: [] }>()
  #count = 0

  /** How many there were so far. */
  get count() {
    return this.#count
  }

  happened() {
    this.#count += 1
    this.#written.emit('written')
  }

  /** Waits until there were more than so many, or the signal aborts. */
  async beyond(count: number, signal: AbortSignal): Promise<void> {
    if (this.#count > count || signal.aborted) return
    await once(this.#written, 'written', { signal }).catch(() => {})
  }
}
