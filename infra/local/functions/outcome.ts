/** A function's failure as Lambda reports it. */
export interface Failure {
  errorType: string
  errorMessage: string
  trace?: string[]
}

/** The result of one invocation. */
export type Outcome = { requestId: string; pid: number } & (
  | { ok: true; /** The handler's value as JSON text. */ payload: string }
  | { ok: false; failure: Failure }
)

/** The message to a worker that invokes its handler. */
export interface Call {
  requestId: string
  event: unknown
  /** When the time limit ends, in milliseconds since 1970. */
  deadline: number
  /** The handler to run in a shared worker, with the whole environment of its function. */
  handler?: { module: string; exported: string; environment: Record<string, string> }
}

/** The messages from a worker. */
export type Message = { kind: 'ready' } | { kind: 'done'; payload: string } | { kind: 'failed'; failure: Failure }
