import type * as z from 'zod/mini'
import type { Access } from './access.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type RouteKey = `${Method} /${string}`

/** The names in braces of a route: `PathOf<'PUT /user/{id}/role'>` is `{ id: string }`. */
export type PathOf<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathOf<Rest>
  : unknown

export interface EndpointOptions<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Who extends Access,
> {
  /** One line for the reader of the API's documentation. */
  summary: string
  access: Who
  /** A document of its own, below `/api` itself: without a language in its path, and without the envelope. */
  plain?: boolean
  /** Whether a call may write; by default everything but GET does. */
  changes?: boolean
  query?: Query
  body?: Body
  /** What stands beside `success: 1`; a reply is parsed on the way out, so that no attribute leaks. */
  reply?: Reply
}

/** One thing that may be asked of the product: plain data, from which routes, client, documentation and tests are made. */
export interface Endpoint<
  Route extends RouteKey = RouteKey,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> extends EndpointOptions<Query, Body, Reply, Who> {
  /** API Gateway's own route key, without `/api/{locale}`. */
  route: Route
  method: Method
  path: string
  changes: boolean
}

export function endpoint<
  const Route extends RouteKey,
  Query extends z.ZodMiniType = z.ZodMiniUndefined,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  Reply extends z.ZodMiniType = z.ZodMiniUndefined,
  const Who extends Access = Access,
>(route: Route, terms: EndpointOptions<Query, Body, Reply, Who>): Endpoint<Route, Query, Body, Reply, Who> {
  const [method, path] = route.split(' ') as [Method, string]
  return { changes: method !== 'GET', ...terms, route, method, path }
}

/** The endpoints of one feature, by the name of the file that answers. */
export type Feature = Record<string, Endpoint>

/** The file that answers an endpoint: `requestLeave` is answered by `request-leave`. */
export const fileOf = (entry: string) => entry.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
