/** Does something once for a call, and gives its outcome again where a conflict has the handler run again. */
export type PerCall = <T>(what: string, act: () => Promise<T>) => Promise<T>

/** For what must not happen again when a handler is run again: counting an attempt, or using up a token of another service. */
export function perCallOf(): PerCall {
  const outcomes = new Map<string, Promise<unknown>>()
  return <T>(what: string, act: () => Promise<T>) => {
    const outcome = (outcomes.get(what) as Promise<T> | undefined) ?? act()
    outcomes.set(what, outcome)
    return outcome
  }
}
