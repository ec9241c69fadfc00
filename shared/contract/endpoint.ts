import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ProblemCode } from './problem.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type RouteKey = `${Method} /${string}`

/** What a key or an assistant may do: read, or write too. */
export type KeyScope = 'read' | 'write'

/** How assistants reach an entry of the contract. */
export interface AssistantTool {
  /** What a person has to have granted. */
  scope: KeyScope
  /** What an assistant has to know beside the summary. */
  hint?: string
}

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
  /** One line for the API documentation. */
  summary: string
  access: Who
  /** Served directly below `/api`, without a language in the path and without the envelope. */
  plain?: boolean
  /** Whether a call may write; true by default for every method but GET. */
  changes?: boolean
  /** Problems that it may reply with beyond those that follow from its definition. */
  problems?: readonly ProblemCode[]
  /** Whether the caller must have confirmed their identity a short while ago. */
  confirmed?: boolean
  /** Whether it asks for leave, changes or decides on it, which nobody does in a company whose trial or subscription is over or has too few seats. */
  books?: boolean
  /** The scope that a key of the company needs to call it; without one it is closed to keys. */
  keys?: KeyScope
  /** Marks it as a tool of assistants; one that changes something shows what would happen first. */
  tool?: AssistantTool
  /** Whether replies carry a version (`ETag`), and a client that holds it is answered 304. */
  versioned?: boolean
  /** Whether it answers HEAD too, by the headers of its GET. */
  head?: boolean
  /** The most bytes that its body may have, where that is more than usual. */
  largestBody?: number
  query?: Query
  body?: Body
  /** The payload beside `success: 1`; replies are parsed by it, so that no other attribute leaks. */
  reply?: Reply
}

/** An endpoint as plain data, from which routes, client, documentation and tests are derived. */
export interface Endpoint<
  Route extends RouteKey = RouteKey,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> extends EndpointOptions<Query, Body, Reply, Who> {
  /** The route key of API Gateway, without `/api/{locale}`. */
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
>(route: Route, options: EndpointOptions<Query, Body, Reply, Who>): Endpoint<Route, Query, Body, Reply, Who> {
  const [method, path] = route.split(' ') as [Method, string]
  return { changes: method !== 'GET', ...options, route, method, path }
}

/** The endpoints of one feature, by the name of their handler. */
export type Feature = Record<string, Endpoint>

/** The file name of a handler: `request-leave` for `requestLeave`. */
export const fileOf = (entry: string) => entry.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
