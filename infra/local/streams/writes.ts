import { EventEmitter, once } from 'node:events'

/** The writes to the tables as the AWS proxy sees them: who follows a stream needs to look only after one. */
export class Writes {
  readonly #written = new EventEmitter<{ written: [] }>()
  /** How many writes each follower of a stream has dealt with, by its name; −1 until it has looked for the first time. */
  readonly #followed = new Map<string, number>()
  #count = 0

  /** How many there were so far. */
  get count() {
    return this.#count
  }

  /** Whether every follower has dealt with all that was written. */
  get areFollowed() {
    return [...this.#followed.values()].every(count => count === this.#count)
  }

  /** Remembers that a follower has dealt with so many of them, or begins to follow. */
  followed(by: string, count = -1) {
    this.#followed.set(by, count)
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
