/** How a function fails, in Lambda's own words. */
export interface Failure {
  errorType: string
  errorMessage: string
  trace?: string[]
}

/** What came of one invocation. */
export type Outcome = { requestId: string; pid: number } & (
  | { ok: true; /** The handler's value as JSON text. */ payload: string }
  | { ok: false; failure: Failure }
)

/** What the local cloud tells a worker. */
export interface Call {
  requestId: string
  event: unknown
  /** When the time limit ends, in milliseconds since 1970. */
  deadline: number
}

/** What a worker tells the local cloud. */
export type Message = { kind: 'ready' } | { kind: 'done'; payload: string } | { kind: 'failed'; failure: Failure }
