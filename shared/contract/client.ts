import type * as z from 'zod/mini'
import type { Endpoint, PathOf } from './endpoint.ts'
import type { ProblemCode } from './problem.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the bound of every endpoint, whatever it takes and gives
export type AnyEndpoint = Endpoint<any, any, any, any, any>

type Input<Schema> = Schema extends z.ZodMiniUndefined ? undefined : z.input<Schema & z.ZodMiniType>
type Optional<Key extends string, T> = undefined extends T ? { [K in Key]?: T } : { [K in Key]: T }

/** The input of a call: path parameters, query and body, as far as the endpoint has them. */
export type InputOf<E extends AnyEndpoint> =
  E extends Endpoint<infer Route, infer Query, infer Body, infer _Reply, infer _Who>
    ? (keyof PathOf<Route> extends never ? { path?: undefined } : { path: { [K in keyof PathOf<Route>]: string } }) &
        Optional<'query', Input<Query>> &
        Optional<'body', Input<Body>>
    : never

/** The payload of a reply, without the envelope `success: 1`. */
export type ReplyOf<E extends AnyEndpoint> =
  E extends Endpoint<infer _Route, infer _Query, infer _Body, infer Reply, infer _Who>
    ? Reply extends z.ZodMiniUndefined
      ? object
      : z.output<Reply>
    : never

/** The reply of a failed call, with sentences in the language of the path. */
export interface ProblemReply {
  success: 0
  code: ProblemCode | 'fault' | 'network'
  message: string
  errors?: Record<string, string[]>
}

/** The error that a failed call throws at the client. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ProblemReply['code']
  readonly errors: Record<string, string[]>

  constructor(status: number, reply: ProblemReply) {
    super(reply.message)
    this.name = 'ApiError'
    this.status = status
    this.code = reply.code
    this.errors = reply.errors ?? {}
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
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return given.length ? `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : filled
}
