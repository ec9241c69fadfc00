import { log } from './log.ts'

/** What goes with the reply to a call, be it a refusal: headers, and work that has to be done before the function is frozen. */
export interface BesideReply {
  headers: Record<string, string>
  /** Begins work that the reply does not depend on; where it fails, that is logged. */
  begin: (work: Promise<unknown>) => void
  done: () => Promise<void>
}

const headersOf = new WeakMap<object, Record<string, string>>()

/** The headers that go with the reply to a call. */
export const headersBeside = (event: object): Record<string, string> => headersOf.get(event) ?? {}

export function besideReply(event: object): BesideReply {
  const headers: Record<string, string> = {}
  headersOf.set(event, headers)
  const pending: Promise<void>[] = []
  return {
    headers,
    begin: work =>
      void pending.push(
        work.then(
          () => {},
          error => log.error('work beside a reply failed', error as Error),
        ),
      ),
    done: async () => void (await Promise.all(pending)),
  }
}
