import { del, get, post, put } from 'aws-amplify/api'
import { fetchAuthSession, Hub } from '@aws-amplify/core'
import i18next from 'i18next'
import { addressOf, ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { apiNameOf } from './api-name.ts'
import { apiErrorOf, type Rejection } from './errors/api-error-of.ts'
import { failureLine } from './errors/failure-line.ts'
import { dropEarlyReplies, takeEarlyReply, type EarlyReply } from './early-calls.ts'
import { heldReplies } from './held-replies.ts'

const urlOf = (address: string) => `${location.origin}/api/${i18next.language}${address}`

const verbs = { GET: get, POST: post, PUT: put, DELETE: del }

interface CallOptions {
  /** The same for every attempt to do the same thing, so that a retry after a lost reply does nothing twice. */
  retryKey?: string | undefined
}

/** Asks the API once. Rejects with an `ApiError`, whatever went wrong. */
async function attempt<E extends AnyEndpoint>(
  endpoint: E,
  asked: InputOf<E>,
  { retryKey }: CallOptions,
): Promise<ReplyOf<E>> {
  const address = addressOf(endpoint, asked)
  const url = urlOf(address)
  try {
    const early = await takeEarlyReply(endpoint.method, url)
    // What was loaded before a change may not be so any more.
    if (!early && endpoint.changes) dropEarlyReplies()
    const held = early ? undefined : heldReplies.of(url)
    const { status, body, tag } =
      early ?? (await sent(endpoint, address, { payload: asked.body, retryKey, held: held?.tag }))
    if (status === 304 && held) return held.reply as ReplyOf<E>
    const told = JSON.parse(body) as { success?: unknown }
    if (told.success !== 1) throw { response: { statusCode: status, body } }
    if (tag && endpoint.versioned) heldReplies.keep(url, { tag, reply: told })
    return told as ReplyOf<E>
  } catch (rejection) {
    throw apiErrorOf(rejection)
  }
}

interface Sent {
  payload: unknown
  retryKey: string | undefined
  /** The version of the reply that the page holds. */
  held: string | undefined
}

async function sent(
  { method, path }: AnyEndpoint,
  address: string,
  { payload, retryKey, held }: Sent,
): Promise<EarlyReply> {
  const { response } = verbs[method as keyof typeof verbs]({
    apiName: apiNameOf(path),
    path: address,
    options: {
      body: payload as never,
      headers: { ...(retryKey && { 'Idempotency-Key': retryKey }), ...(held && { 'If-None-Match': held }) },
      withCredentials: true,
      retryStrategy: { strategy: 'no-retry' },
      defaultAuthMode: 'none',
    },
  })
  try {
    const { body, headers, statusCode } = await response
    return { status: statusCode, body: await body.text(), tag: headers.etag }
  } catch (rejection) {
    if ((rejection as Rejection).response?.statusCode === 304) return { status: 304, body: '' }
    throw rejection
  }
}

function logged(endpoint: AnyEndpoint, asked: object, error: unknown): unknown {
  const { status, code } = apiErrorOf(error)
  if (code === 'secondFactorRequired') Hub.dispatch('session', { event: code })
  // The page may still stand as for an administrator who was one when it was loaded.
  if (code === 'forbidden' && endpoint.access === 'admin') Hub.dispatch('session', { event: code })
  console.warn(failureLine(endpoint.method, urlOf(addressOf(endpoint, asked)), status))
  return error
}

/**
 * Asks the API. A 401 at the door that looks to the token (the session may have been renewed elsewhere) is answered by
 * one forced refresh and one more attempt. Rejects with an `ApiError`.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  asked: InputOf<E> = {} as InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  try {
    return await attempt(endpoint, asked, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || apiNameOf(endpoint.path) === 'public')
      throw logged(endpoint, asked, error)
    const { tokens } = await fetchAuthSession({ forceRefresh: true })
    if (!tokens) throw logged(endpoint, asked, error)
    return attempt(endpoint, asked, options).catch(again => {
      throw logged(endpoint, asked, again)
    })
  }
}
