import { callerOf, type Caller } from '#infra/demo/caller.ts'
import { ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import type { Language } from '#shared/words/language.ts'

/** Somebody who calls the API in a test; every reply must be what the contract says. */
export interface Client extends Caller {
  /** Makes a call and reads the reply by the contract. @throws ApiError when it is refused */
  asked: <E extends AnyEndpoint>(
    endpoint: E,
    input?: InputOf<E>,
    headers?: Record<string, string>,
  ) => Promise<ReplyOf<E>>
}

export function clientFor(url: string, language: Language = 'en'): Client {
  const caller = callerOf(url, language)
  return Object.assign(caller, {
    asked: async <E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>, headers?: Record<string, string>) => {
      const reply = await caller.ask(endpoint, input, headers)
      return (endpoint.reply?.parse(reply) ?? {}) as ReplyOf<E>
    },
  })
}

/** What a call was refused with; a call that succeeds fails the test. */
export async function refused(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    reply => new Error(`The call was not refused but answered ${JSON.stringify(reply)}`),
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  throw outcome
}
