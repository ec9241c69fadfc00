import { unload } from 'swr'
import { ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { toasts } from '#web/ui/feedback/toast/toast.ts'

type Answer = (asked: unknown) => unknown

const answers = new Map<string, Answer>()
/** What was asked so far: the route, with what, and by which key it would be known again. */
export const asked: { route: string; asked: unknown; retryKey: string | undefined }[] = []

/** Stands in for `call` of the API's door. */
export async function call(endpoint: AnyEndpoint, input: unknown, options?: { retryKey?: string }) {
  const route = endpoint.route as string
  asked.push({ route, asked: input, retryKey: options?.retryKey })
  const reply = answers.get(route)
  if (!reply) throw new Error(`nobody answers ${route}`)
  return reply(input)
}

/** What the API answers from now on. */
export function answer<E extends AnyEndpoint>(endpoint: E, reply: (asked: InputOf<E>) => ReplyOf<E>) {
  answers.set(endpoint.route as string, reply as Answer)
}

/** Answers with what the page reads, where the whole would say nothing more. */
export function answerPart(endpoint: AnyEndpoint, reply: object) {
  answers.set(endpoint.route as string, () => reply)
}

/** Nothing is answered until the test says what. */
export function answerLater(endpoint: AnyEndpoint) {
  const reply = Promise.withResolvers<object>()
  answers.set(endpoint.route as string, () => reply.promise)
  return reply
}

/** Refuses from now on, with a sentence, and those at the fields; 0 is the status without a network. */
export function refuse(endpoint: AnyEndpoint, status: number, message: string, errors?: Record<string, string[]>) {
  const code = status === 0 ? 'network' : 'invalid'
  answers.set(endpoint.route as string, () => {
    throw new ApiError(status, { success: 0, code, message, ...(errors && { errors }) })
  })
}

/** With what an endpoint was asked, each time. */
export const askedOf = (endpoint: AnyEndpoint) =>
  asked.filter(({ route }) => route === endpoint.route).map(one => one.asked)

export const retryKeysOf = (endpoint: AnyEndpoint) =>
  asked.filter(({ route }) => route === endpoint.route).map(({ retryKey }) => retryKey)

/** The sentences that are told just now. */
export const told = () => toasts.visibleToasts.map(({ content }) => content.text)

/**
 * Nothing was asked, nobody answers, nothing is known, and what is still being read is read for nobody: whoever reads the same next
 * would otherwise join it, and it would be thrown away as older than this.
 */
export function forget() {
  asked.length = 0
  answers.clear()
  unload({ revalidate: false })
}

/** Stands in for the door of public pages too. */
export { call as callPublic }
