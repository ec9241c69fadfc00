import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'

/** Whom an administrator writes to. */
export const Audience = z.enum(['everybody', 'group', 'people'], { error: 'problems:required' })
export type Audience = z.infer<typeof Audience>

/** The most letters of a message. */
export const longestMessage = 1000

const visible = /[^\s\p{Cf}\p{M}\u034f\u115f\u1160\u3164\uffa0]/u

/** What an administrator writes: several lines, of which something can be seen. */
export const MessageText = z
  .string({ error: 'problems:messageRequired' })
  .check(
    z.trim(),
    z.regex(visible, { error: 'problems:messageRequired' }),
    z.maxLength(longestMessage, { error: 'problems:tooLong' }),
    z.regex(/^[^\0]*$/, { error: 'problems:strangeCharacters' }),
  )

/** A message of an administrator to people of the company, kept as long as it lies in their bells. */
export const CompanyMessage = z.object({
  company: Id,
  id: Id,
  by: Id,
  message: z.string(),
  audience: Audience,
  group: z.nullable(Id),
  /** Those who were picked one by one. */
  people: z.array(Id),
  /** How many people it went to, and how many of them have seen it in the bell. */
  total: z.int(),
  seen: z.int(),
  created_at: z.int(),
  expires_at: z.int(),
})
export type CompanyMessage = z.infer<typeof CompanyMessage>

/** Whether a message is for a person: nobody writes to themselves, whose own address may be anybody's. */
export const isFor = (
  { by, audience, people }: Pick<CompanyMessage, 'by' | 'audience' | 'people'>,
  { id, status }: { id: string; status: string },
): boolean => status === 'active' && id !== by && (audience !== 'people' || people.includes(id))
