interface Closable {
  close?: () => unknown
}

/** Closes what was opened, the last first. */
export class Closers {
  readonly #opened: Closable[] = []

  readonly add = <T extends Closable>(opened: T): T => {
    this.#opened.push(opened)
    return opened
  }

  async close() {
    for (const opened of this.#opened.splice(0).reverse()) await opened.close?.()
  }
}
