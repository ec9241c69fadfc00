import * as z from 'zod/mini'

/** What a service may do wrong; each has its own place in AWS's documentation. */
const kinds = [
  /** Refuses, since too much is asked at once. */
  'throttle',
  /** Refuses a write, since another one touches the same item. */
  'conflict',
  /** Answers, but late. */
  'delay',
  /** Does nothing and never answers. */
  'timeout',
  /** Does it, and the answer is lost on the way. */
  'lost-reply',
  /** Fails inside. */
  'error',
  /** Answers questions to an index as they would have been answered a while ago. */
  'stale',
] as const

/** A fault, and whom it strikes; what is not named may be any. */
export const Fault = z.object({
  kind: z.enum(kinds),
  /** `dynamodb`, `sqs`, `ses`, `secretsmanager`, `s3` */
  service: z.optional(z.string()),
  /** `TransactWriteItems` */
  operation: z.optional(z.string()),
  /** A part of the table's name. */
  table: z.optional(z.string()),
  /** Something that stands in the call, as `"Notice"` where one is stored. */
  mentions: z.optional(z.string()),
  /** The endpoint that calls, as `POST /day-off`, or a part of a function's name. */
  endpoint: z.optional(z.string()),
  /** How late, how long without an answer, or how long ago. */
  milliseconds: z._default(z.int().check(z.gte(0), z.lte(60_000)), 1_000),
  /** How many of the calls it strikes, from 0 to 1. */
  probability: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
  /** After so many strikes it is over. */
  count: z.optional(z.int().check(z.gt(0))),
})
export type Fault = z.infer<typeof Fault>

/** Reads one fault or a list of them. @throws Error with a sentence for whoever wrote them */
export function faultsIn(text: string): Fault[] {
  try {
    return [JSON.parse(text || '[]') as unknown].flat().map(fault => z.strictObject(Fault.shape).parse(fault))
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw new Error('The body is no JSON.', { cause: error })
    const named = error.issues.flatMap(issue =>
      issue.code === 'unrecognized_keys' ? issue.keys : issue.path.map(String),
    )
    throw new Error(`A fault is not described so: ${named.join(', ') || text}.`, { cause: error })
  }
}
