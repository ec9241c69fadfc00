import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import { isOperatorAccess, type Access } from '#shared/contract/access.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Problem, problem } from '#shared/contract/problem.ts'
import { isLanguage, type Language } from '#shared/words/language.ts'
import {
  assertConfirmed,
  assertOpen,
  authorise,
  type Actor,
  type Caller,
  type OperatorActor,
  type SignedIn,
} from './authorise.ts'
import { actorOfKey, verifyKey } from './authorise-key.ts'
import { besideReply, headersBeside, type BesideReply } from './beside-reply.ts'
import { nowAt, type Now } from './clock.ts'
import { loadEdits } from './edited-sentences.ts'
import { inputOf, type Input } from './input.ts'
import { log } from './log.ts'
import { callerAddress } from './caller-address.ts'
import { countCall, limitHeaders } from './key-limit.ts'
import { readCredentials, type Credentials } from './credentials.ts'
import { compressed, type Compressed } from './compress.ts'
import { problemReply } from './problem-reply.ts'
import { idempotencyOf, withoutIdempotency, type Idempotency } from './idempotency.ts'
import { KeptReplies, KeptReply } from './kept-replies.ts'
import { perCallOf, type PerCall } from './per-call.ts'
import { readAhead, replyOnce } from './reply-once.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { NotModified, replyVersion, versionHeaders, type ReplyVersion } from './version.ts'
import { logDetected, logOutcome, type SecurityEvent, type SeenCall } from './security-log.ts'

type Reply<E> =
  E extends Endpoint<infer _Route, infer _Q, infer _B, infer R, infer _W>
    ? R extends z.ZodMiniUndefined
      ? void
      : z.input<R>
    : never
type AccessOf<E> = E extends Endpoint<infer _Route, infer _Q, infer _B, infer _R, infer W> ? W : Access

/** The context of a request: caller, clock, language and idempotency. */
export interface RequestContext<A extends Access = 'member'> {
  actor: Caller<A>
  /** The moment of this attempt: what is decided again after a conflict is decided later. */
  now: Now
  language: Language
  /** The network address of the caller, for the throttle and the captcha. */
  address: string
  /** The browser that calls: what it says it is, and the cookies that it sent. */
  browser: { userAgent: string; cookies: Record<string, string> }
  /** The origin of the page that calls, as its browser says. */
  origin: string | undefined
  setCookie: (cookie: string) => void
  /** The version of the reply, of a `versioned` endpoint. */
  version: Pick<ReplyVersion, 'set' | 'isAsked' | 'isKept'>
  /** The write that records the reply under the idempotency key; it belongs in the handler's commit. */
  once: Idempotency['once']
  /** Does once for the call what must not be repeated when a conflict has the handler run again. */
  perCall: PerCall
  /** Names the account that a call without a session is about, for the security log. */
  isAbout: (account: string) => void
  /** Has a success logged as another event than that of its route. */
  succeedsAs: (what: SecurityEvent) => void
  /** Logs that something that concerns security was detected. */
  report: (what: SecurityEvent) => void
  /** The earlier reply of one part of a call that commits several changes. */
  earlierReply: Idempotency['earlierReply']
}

type Handle<E extends Endpoint, Kept = Reply<E>> = (
  input: Input<E>,
  context: RequestContext<AccessOf<E>>,
) => Promise<Kept>

/** Adds to a reply what is not kept with it, such as a token; called for a repeated reply too. */
type Complete<E extends Endpoint, Kept> = (kept: Kept, context: RequestContext<AccessOf<E>>) => Promise<Reply<E>>

/** The caller as the token names them, before it is known whether they may call; an account may have selected no company. */
interface ClaimedCaller<A extends Access> {
  company: A extends 'account' ? string | null : string
  user: string
}

/** Reads what a call is decided on. */
type Read<E extends Endpoint, Found> = (input: Input<E>, caller: ClaimedCaller<AccessOf<E>>) => Promise<Found>

type HandleRead<E extends Endpoint, Found> = (
  input: Input<E>,
  context: RequestContext<AccessOf<E>>,
  /** What was read ahead; an attempt after a conflict reads it anew. */
  found: () => Promise<Found>,
) => Promise<Reply<E>>

type Handler = middy.MiddyfiedHandler<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/**
 * Makes a Lambda handler of a function and enforces the contract: access, input and reply. Where a reply holds a secret, the function
 * gives the reply without it, which may be kept for retries, and `complete` adds the secret.
 */
export function serve<E extends Endpoint>(endpoint: E, handle: Handle<E>): Handler
export function serve<E extends Endpoint, Kept>(
  endpoint: E,
  handle: Handle<E, Kept>,
  complete: Complete<E, Kept>,
): Handler
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: Handle<E>,
  complete: Complete<E, Reply<E>> = async reply => reply,
): Handler {
  return handlerOf({ endpoint, handle, complete })
}

/**
 * Serves an endpoint that reads, in the same moment as the credentials, what the call is decided on: a round trip less. Where the call is
 * refused, nobody sees what was read.
 */
export const serveReadingAhead = <E extends Endpoint, Found>(
  endpoint: E,
  read: Read<E, Found>,
  handle: HandleRead<E, Found>,
): Handler => handlerOf({ endpoint, handle, complete: async reply => reply, read })

interface Served<E extends Endpoint, Found> {
  endpoint: E
  handle: HandleRead<E, Found>
  complete: Complete<E, Reply<E>>
  read?: Read<E, Found>
}

function handlerOf<E extends Endpoint, Found>({ endpoint, handle, complete, read }: Served<E, Found>): Handler {
  const isPublic = endpoint.access === 'anyone'
  const replies = new KeptReplies()
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(replyWithProblem())
    .handler(async event => {
      const seen: SeenCall = {}
      const beside = besideReply(event)
      try {
        const reply = await answer(event, seen, beside)
        logOutcome(endpoint, event, seen)
        return { ...reply, headers: { ...reply.headers, ...beside.headers } }
      } catch (error) {
        logOutcome(endpoint, event, seen, error)
        throw error
      } finally {
        await beside.done()
      }
    })

  async function answer(event: APIGatewayProxyEventV2, seen: SeenCall, beside: BesideReply) {
    const address = (seen.address = callerAddress(event))
    const language = endpoint.plain ? 'en' : event.pathParameters?.locale
    if (!isLanguage(language)) throw new Problem('notFound')

    const now = nowAt(new Date())
    const edits = loadEdits(language)
    const shown = endpoint.access === 'anyone' ? undefined : await readCredentials(event.headers.authorization)
    const { earlierReply, once } = idempotencyFor(endpoint, event, shown, now)
    const look = readAhead(() => earlierReply())
    let parsed: Input<E> | undefined
    const input = () => (parsed ??= inputOf(endpoint, event))
    const isNamed = shown && (shown.company !== null || endpoint.access === 'account')
    const caller = isNamed && ({ company: shown.company, user: shown.account } as ClaimedCaller<AccessOf<E>>)
    const readFound = async () => (read && caller ? read(input(), caller) : undefined)
    // Nothing is read for a key before it is known to be genuine, which a token is by its signature.
    const found = shown?.kind === 'key' ? readFound : readAhead(readFound)
    const session = shown?.kind === 'session' ? shown : undefined
    const confirming = endpoint.confirmed ? assertConfirmed(session, now) : undefined
    // Read at once with the credentials, whose refusal comes first.
    confirming?.catch(() => {})
    const actor = (
      shown?.kind === 'key'
        ? await actorWithKey(shown, now, beside)
        : await authorise({ access: endpoint.access as AccessOf<E>, tool: endpoint.tool }, session, now)
    ) as Caller<AccessOf<E>>
    Object.assign(seen, idsOf(actor))
    if (endpoint.books) assertOpen(actor as Actor)
    await Promise.all([confirming, edits])
    input()
    const setCookies: string[] = []
    const accepted = event.headers['accept-encoding']
    const kept = { replies, form: `${language} ${accepted}` }
    const version = replyVersion(ownerOf(actor), event.headers['if-none-match'], kept)
    const context = {
      actor,
      now,
      language,
      address,
      browser: {
        userAgent: event.headers['user-agent'] ?? '',
        cookies: Object.fromEntries((event.cookies ?? []).map(cookie => cookie.split('=', 2) as [string, string])),
      },
      origin: event.headers.origin,
      setCookie: (cookie: string) => void setCookies.push(cookie),
      version,
      once,
      earlierReply,
      perCall: perCallOf(),
      isAbout: (account: string) => void (seen.account = account),
      succeedsAs: (what: SecurityEvent) => void (seen.success = what),
      report: (what: SecurityEvent) => logDetected(what, endpoint, event, seen),
    }

    const attempt = () => handle(input(), { ...context, now: nowAt(new Date()) }, found as () => Promise<Found>)
    let reply: Reply<E>
    try {
      reply = await retryOnConflict(async () => {
        setCookies.length = 0
        return replyOnce(look, attempt)
      })
    } catch (error) {
      if (error instanceof KeptReply) return success(error.reply, [], versionHeaders(version.tag, isPublic))
      if (error instanceof NotModified) return { statusCode: 304, headers: versionHeaders(version.tag, isPublic) }
      throw error
    }
    const payload = endpoint.reply?.parse(await complete(reply, context)) as object | undefined
    const body = JSON.stringify(endpoint.plain ? { ...payload } : { success: 1, ...payload })
    const sent = compressed(body, accepted)
    version.keep(sent)
    return success(sent, setCookies, versionHeaders(version.tag, isPublic))
  }

  /** @throws Problem `unauthenticated`, `tooMany` or `forbidden` */
  async function actorWithKey(
    { shown }: Extract<Credentials, { kind: 'key' }>,
    now: Now,
    beside: BesideReply,
  ): Promise<Actor> {
    const verified = await verifyKey(shown, now)
    const { limit } = verified
    // Where keys may not call at all, their calls are not counted.
    if (endpoint.keys) {
      Object.assign(beside.headers, limitHeaders(limit))
      if (limit.isExceeded) throw problem('tooMany', 'refusals:tooManyKeyCalls')
      beside.begin(countCall(limit))
    }
    return actorOfKey(endpoint, verified)
  }
}

const idsOf = (actor: SignedIn | Actor | OperatorActor | undefined): SeenCall =>
  actor ? { account: actor.account, company: 'company' in actor ? actor.company : undefined } : {}

/** Whose a call is: within another company it is another one. */
const ownerOf = (actor: { account: string; company?: string } | undefined): string =>
  actor?.company ? `${actor.account}@${actor.company}` : (actor?.account ?? '')

function idempotencyFor(
  endpoint: Endpoint,
  event: APIGatewayProxyEventV2,
  shown: Credentials | undefined,
  now: Now,
): Idempotency {
  const key = event.headers['idempotency-key']
  if (!key || !shown || !endpoint.changes) return withoutIdempotency
  if (!/^[\w-]{8,80}$/.test(key)) return malformedKey
  const { account, company } = shown
  const isOfNoCompany = endpoint.access === 'account' || isOperatorAccess(endpoint.access)
  const owner = ownerOf({ account, ...(!isOfNoCompany && company && { company }) })
  const request = [endpoint.method, event.rawPath, event.rawQueryString, event.body].map(part => part ?? '').join('\n')
  return idempotencyOf(owner, key, request, now)
}

const malformedKey: Idempotency = {
  ...withoutIdempotency,
  earlierReply: async () => {
    throw new Problem('invalid', { errors: { 'Idempotency-Key': [{ key: 'problems:invalidValue' }] } })
  },
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

const success = (
  reply: Compressed,
  cookies: string[],
  versioned: Record<string, string>,
): APIGatewayProxyStructuredResultV2 => ({
  ...reply,
  statusCode: 200,
  headers: { ...headers, ...versioned, ...reply.headers },
  ...(cookies.length && { cookies }),
})

/** Replies to a problem with its sentences; any other error is a bug, which is logged in full and replied to without detail. */
const replyWithProblem = (): middy.MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => ({
  onError: async request => {
    const locale = request.event.pathParameters?.locale
    const language = isLanguage(locale) ? locale : 'hu'
    await loadEdits(language)
    const { statusCode, body } = problemReply(request.error, language)
    if (statusCode === 500)
      log.error('a call failed', request.error, {
        route: request.event.routeKey,
        request: request.event.requestContext?.requestId,
      })
    request.response = {
      statusCode,
      headers: { ...headers, ...headersBeside(request.event) },
      body: JSON.stringify(body),
    }
  },
})
