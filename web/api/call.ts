import { del, get, post, put } from 'aws-amplify/api'
import { fetchAuthSession, Hub } from '@aws-amplify/core'
import { addressOf, ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { apiNameOf } from './api-name.ts'
import { apiErrorOf } from './api-error-of.ts'

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
  const { response } = verbs[endpoint.method as keyof typeof verbs]({
    apiName: apiNameOf(endpoint.path),
    path: addressOf(endpoint, asked),
    options: {
      body: asked.body as never,
      headers: retryKey ? { 'Idempotency-Key': retryKey } : {},
      withCredentials: true,
      retryStrategy: { strategy: 'no-retry' },
      defaultAuthMode: 'none',
    },
  })
  try {
    const { body, statusCode } = await response
    const text = await body.text()
    const told = JSON.parse(text) as { success?: unknown }
    if (told.success === 1) return told as ReplyOf<E>
    throw { response: { statusCode, body: text } }
  } catch (rejection) {
    throw apiErrorOf(rejection)
  }
}

function logged(endpoint: AnyEndpoint, asked: object, error: unknown): unknown {
  const { status, code } = apiErrorOf(error)
  if (code === 'secondFactorRequired') Hub.dispatch('session', { event: code })
  console.warn(`${endpoint.method} ${addressOf(endpoint, asked)} failed: ${status || 'no reply'}`)
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
