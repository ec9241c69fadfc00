import type * as z from 'zod/mini'
import type { Endpoint, PathOf } from './endpoint.ts'
import type { ProblemCode } from './problem.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the bound of every endpoint, whatever it takes and gives
export type AnyEndpoint = Endpoint<any, any, any, any, any>

type Input<Schema> = Schema extends z.ZodMiniUndefined ? undefined : z.input<Schema & z.ZodMiniType>
type Optional<Key extends string, T> = undefined extends T ? { [K in Key]?: T } : { [K in Key]: T }

/** What a caller gives: path parameters, query and body, each only where the endpoint has it. */
export type InputOf<E extends AnyEndpoint> =
  E extends Endpoint<infer Route, infer Query, infer Body, infer _Reply, infer _Who>
    ? (keyof PathOf<Route> extends never ? { path?: undefined } : { path: { [K in keyof PathOf<Route>]: string } }) &
        Optional<'query', Input<Query>> &
        Optional<'body', Input<Body>>
    : never

/** What a caller gets, beside `success: 1`. */
export type ReplyOf<E extends AnyEndpoint> =
  E extends Endpoint<infer _Route, infer _Query, infer _Body, infer Reply, infer _Who>
    ? Reply extends z.ZodMiniUndefined
      ? object
      : z.output<Reply>
    : never

/** A refusal as it travels: sentences in the language of the path. */
export interface ProblemReply {
  success: 0
  code: ProblemCode | 'fault' | 'network'
  message: string
  errors?: Record<string, string[]>
}

/** A refusal as the caller's code meets it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ProblemReply['code']
  readonly errors: Record<string, string[]>

  constructor(status: number, refusal: ProblemReply) {
    super(refusal.message)
    this.name = 'ApiError'
    this.status = status
    this.code = refusal.code
    this.errors = refusal.errors ?? {}
  }
}

/** The path of a call below `/api/{locale}`, with its query. */
export function addressOf(
  endpoint: AnyEndpoint,
  { path, query }: { path?: object | undefined; query?: unknown },
): string {
  const filled = Object.entries(path ?? {}).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  )
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return asked.length ? `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}` : filled
}
