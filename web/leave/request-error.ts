import type { ApiError } from '#shared/contract/client.ts'

/** The fields of the forms of a request that a refusal may speak of. */
export const formFields = [
  'type_id',
  'from_date',
  'to_date',
  'comment',
  'user_id',
  'child_id',
  'unpaid_kind',
  'reason',
] as const
export type FormField = (typeof formFields)[number]

export type Mode = 'create' | 'edit' | 'deny' | 'shorten' | 'cancel'

export type Failure =
  /** The request is not there any more: said in a toast, and the modal closes. */
  | { kind: 'gone' }
  /** Somebody else was quicker, or it may not be done: the server's sentence in a toast, and the modal closes. */
  | { kind: 'refused'; message: string }
  /** Sentences for fields; what belongs to no field of the form stands above it. */
  | { kind: 'fields'; errors: Partial<Record<FormField, string>>; general: string[] }
  /** Nothing is lost: the modal stays, and the same can be tried again. */
  | { kind: 'again'; network: boolean; message: string }
  /** The server failed: the modal closes, and what was typed can be taken up again from the toast. */
  | { kind: 'failed'; message: string }

const isField = (name: string): name is FormField => (formFields as readonly string[]).includes(name)

function inFields({ errors, message }: ApiError): Failure {
  const sentences = Object.entries(errors)
  const known = sentences.filter(([name]) => isField(name)).map(([name, said]) => [name, said.join(' ')])
  const general = sentences.filter(([name]) => !isField(name)).flatMap(([, said]) => said)
  return { kind: 'fields', errors: Object.fromEntries(known), general: sentences.length ? general : [message] }
}

/** What a failed call means for the modal. A new request has nothing that somebody else could have changed. */
export function failureOf(error: ApiError, mode: Mode): Failure {
  const { status, code, message } = error
  if (code === 'network' || status === 429) return { kind: 'again', network: code === 'network', message }
  if (status >= 500) return { kind: 'failed', message }
  if (status === 404) return { kind: 'gone' }
  if (mode === 'create' || ((mode === 'edit' || mode === 'shorten') && status !== 409)) return inFields(error)
  return { kind: 'refused', message: Object.values(error.errors).flat()[0] ?? message }
}
