import * as z from 'zod/mini'
import { refuse } from '../contract/problem.ts'

/** The most bytes of a file that is sent within a call; more is refused before it is read. */
export const largestSentFile = 2_000_000

/** The most bytes of a call with such a file, which stands there in Base64. */
export const largestFileCall = Math.ceil((largestSentFile * 4) / 3) + 10_000

/** A file that an operator uploads: its name, and its bytes in Base64. */
export const SentFile = z.object({
  name: z
    .string({ error: 'problems:required' })
    .check(z.trim(), z.minLength(1, { error: 'problems:required' }), z.maxLength(200, { error: 'problems:tooLong' })),
  content: z
    .string({ error: 'problems:required' })
    .check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'problems:invalidValue' })),
})
export type SentFile = z.infer<typeof SentFile>

/** The bytes of a file. @throws Problem `invalid` where it is no Base64 */
export function bytesOf({ content }: Pick<SentFile, 'content'>): Uint8Array {
  try {
    return Uint8Array.from(atob(content), letter => letter.charCodeAt(0))
  } catch {
    throw refuse('content', 'problems:invalidValue')
  }
}
