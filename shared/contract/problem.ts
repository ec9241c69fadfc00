import type { Sentence } from '../words/sentence.ts'

/** The problem codes with their HTTP status; the code also names the general sentence. */
export const problemStatus = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  secondFactorRequired: 412,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  identityUnconfirmed: 428,
  tooMany: 429,
} as const
export type ProblemCode = keyof typeof problemStatus

/** Validation errors by field. */
export type FieldErrors = Record<string, Sentence[]>

/** The only error whose message is shown to people; any other error is a bug. */
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

/**
 * The one rule of 403 and 404: what somebody may not see does not exist for them, whatever the method, so that a refusal never
 * tells that it is there; what they see and may not do is `forbidden`. @throws Problem `notFound`
 */
export function assertVisible(maySee: boolean) {
  if (!maySee) throw problem('notFound')
}

/** Throws a problem, if there is one. @throws Problem */
export function throwIfProblem(obstacle: Problem | undefined) {
  if (obstacle) throw obstacle
}

/** A validation error at one field. */
export const refuse = (field: string, key: Sentence['key'], values?: Sentence['values']) =>
  new Problem('invalid', { errors: { [field]: [values ? { key, values } : { key }] } })

/** A problem that belongs to no field. */
export const problem = (code: ProblemCode, key?: Sentence['key'], values?: Sentence['values']) =>
  new Problem(code, key ? { sentence: values ? { key, values } : { key } } : {})
