import * as z from 'zod/mini'

/** The kinds of faults, each documented by AWS. */
const kinds = [
  /** The service throttles the call. */
  'throttle',
  /** The write conflicts with another one on the same item. */
  'conflict',
  /** The response is late. */
  'delay',
  /** Nothing is done, and no response comes. */
  'timeout',
  /** The call is carried out, and its response is lost. */
  'lost-reply',
  /** The service fails internally. */
  'error',
  /** A query of an index returns what it held a while ago. */
  'stale',
] as const

/** A fault and the calls it matches; a condition left out matches every call. */
export const Fault = z.object({
  kind: z.enum(kinds),
  /** `dynamodb`, `sqs`, `ses`, `secretsmanager`, `s3` */
  service: z.optional(z.string()),
  /** `TransactWriteItems` */
  operation: z.optional(z.string()),
  /** A part of the table's name. */
  table: z.optional(z.string()),
  /** A part of the call's body, such as `"sending"`. */
  mentions: z.optional(z.string()),
  /** The endpoint that calls, as `POST /day-off`, or a part of a function's name. */
  endpoint: z.optional(z.string()),
  /** How late the response is, how long none comes, or how old the data are. */
  milliseconds: z._default(z.int().check(z.gte(0), z.lte(60_000)), 1_000),
  /** The share of matching calls that it is injected into, from 0 to 1. */
  probability: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
  /** The fault ends after this many injections. */
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
