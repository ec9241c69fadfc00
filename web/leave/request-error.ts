import type { ApiError } from '#shared/contract/client.ts'

/** What is being done with a request. */
export type RequestMode = 'create' | 'edit' | 'deny' | 'shorten' | 'cancel'

export type RequestError =
  /** The request does not exist any more. */
  | { kind: 'not-found' }
  /** Somebody else was quicker, or it is not allowed. */
  | { kind: 'rejected'; message: string }
  /** The form has to be corrected; the server's sentences stand by field. */
  | { kind: 'invalid' }
  /** Nothing is lost, and the same can be submitted again. */
  | { kind: 'retryable'; isOffline: boolean; message: string }
  /** The server failed. */
  | { kind: 'fault'; message: string }

/** What a failed call means. A conflict over a new request is about its days, so the form can correct it. */
export function requestErrorOf({ status, code, message, errors }: ApiError, mode: RequestMode): RequestError {
  if (code === 'network' || status === 429) return { kind: 'retryable', isOffline: code === 'network', message }
  if (status >= 500) return { kind: 'fault', message }
  if (status === 404) return { kind: 'not-found' }
  if (mode === 'create' || ((mode === 'edit' || mode === 'shorten') && status !== 409)) return { kind: 'invalid' }
  return { kind: 'rejected', message: Object.values(errors).flat()[0] ?? message }
}
