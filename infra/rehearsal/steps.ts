/** A step of the rehearsal and how it went. */
interface Step {
  title: string
  seconds: number
  failure?: string
}

/** Does one step after another, and remembers how each went; the first failure ends the rehearsal. */
export class Steps {
  readonly done: Step[] = []

  /** @throws Error where the step fails */
  async do<T>(title: string, act: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const seconds = () => Math.round((performance.now() - began) / 100) / 10
    try {
      const outcome = await act()
      this.done.push({ title, seconds: seconds() })
      console.log(`✓ ${title} (${seconds()} s)`)
      return outcome
    } catch (error) {
      this.done.push({ title, seconds: seconds(), failure: (error as Error).message })
      console.error(`✗ ${title}: ${(error as Error).message}`)
      throw error
    }
  }

  /** A table in Markdown. */
  report(): string {
    const rows = this.done.map(
      ({ title, seconds, failure }) => `| ${title} | ${failure ? 'failed' : 'passed'} | ${seconds.toFixed(1)} s |`,
    )
    return ['| Step | Outcome | Time |', '|---|---|---|', ...rows].join('\n')
  }
}

/** @throws Error with the message where something is not so */
export function assert(isSo: unknown, message: string): asserts isSo {
  if (!isSo) throw new Error(message)
}
