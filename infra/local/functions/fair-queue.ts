/** A queue for each caller; whoever is next takes turns, so that one caller's burst does not make others wait for all of it. */
export class FairQueue<T> {
  readonly #queues = new Map<string, T[]>()

  add(caller: string, waiting: T) {
    const queue = this.#queues.get(caller)
    if (queue) queue.push(waiting)
    else this.#queues.set(caller, [waiting])
  }

  /** Takes what the next caller has waited with the longest, if it can be served now; the caller then comes after all others. */
  take(isServable: (waiting: T) => boolean = () => true): T | undefined {
    const [caller, queue] = [...this.#queues].find(([, [first]]) => first !== undefined && isServable(first)) ?? []
    if (caller === undefined || !queue) return undefined
    this.#queues.delete(caller)
    const taken = queue.shift()
    if (queue.length) this.#queues.set(caller, queue)
    return taken
  }

  clear() {
    this.#queues.clear()
  }
}
