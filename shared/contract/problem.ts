import type { Sentence } from '../words/sentence.ts'

/** Why something is refused, one word each: the `code` of a reply and the name of its general sentence. */
export const problemStatus = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  tooMany: 429,
} as const
export type ProblemCode = keyof typeof problemStatus

/** The sentences at the fields of a form, by the name of the field. */
export type FieldErrors = Record<string, Sentence[]>

/** The one error that is meant for people. Everything else that is thrown is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly sentence: Sentence
  readonly errors: FieldErrors | undefined

  constructor(code: ProblemCode, { sentence, errors }: { sentence?: Sentence; errors?: FieldErrors } = {}) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.sentence = sentence ?? { key: `problems:${code}` }
    this.errors = errors
  }

  get status() {
    return problemStatus[this.code]
  }
}

/** Throws what stands in the way, if anything does. @throws Problem */
export function throwIfProblem(refusal: Problem | undefined) {
  if (refusal) throw refusal
}

/** Refuses what stands in one field. */
export const refuse = (field: string, key: Sentence['key'], values?: Sentence['values']) =>
  new Problem('invalid', { errors: { [field]: [values ? { key, values } : { key }] } })

/** Refuses for a reason that belongs to no field. */
export const problem = (code: ProblemCode, key?: Sentence['key'], values?: Sentence['values']) =>
  new Problem(code, key ? { sentence: values ? { key, values } : { key } } : {})
