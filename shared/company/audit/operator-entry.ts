import * as z from 'zod/mini'
import { areas } from '../../contract/permission.ts'
import { Id } from '../../contract/wire.ts'

/** What operators do with something, in every area of the back office. */
export const operatorActs = [
  'added',
  'changed',
  'removed',
  'activated',
  'deactivated',
  'invited',
  'imported',
  'exported',
  'published',
  'reset',
  'sent',
  'stopped',
  'erased',
  'restored',
  'viewed',
  'granted',
  'declined',
  'paid',
  'answered',
] as const
export type OperatorAct = (typeof operatorActs)[number]

/** A field that became different; null where there was, or is, nothing. */
export const OperatorChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type OperatorChange = z.infer<typeof OperatorChange>

/** Who did what in the back office; kept as long as the audit log of a company. */
export const OperatorEntry = z.object({
  id: Id,
  at: z.int(),
  /** Null for what a command did. */
  by: z.nullable(Id),
  area: z.enum(areas),
  act: z.enum(operatorActs),
  /** What it was done to, with its name of then. */
  subject: z.string(),
  name: z.string(),
  changes: z.array(OperatorChange),
})
export type OperatorEntry = z.infer<typeof OperatorEntry>

/** The longest text of a change that is kept, with the marks of what is left out. */
const longest = 2000

const said = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return Array.isArray(value) ? value.join(', ') || null : typeof value === 'string' ? value : JSON.stringify(value)
}

/** Where two texts begin to differ, between two letters. */
function firstDifference(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let place = 0
  while (place < shorter && one[place] === other[place]) place++
  return isInsidePair(one, place) || isInsidePair(other, place) ? place - 1 : place
}

/** Whether a place is between the two halves of a letter that takes two. */
const isInsidePair = (text: string, place: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(place - 1, place + 1))

/** The letters that stand before a difference in what is kept of longer texts, so that it is seen where it is. */
const lead = 200

/** What is kept of a text, from a place on; a mark stands for what is left out before and after. */
function excerpt(text: string | null, from: number): string | null {
  if (text === null) return null
  const begins = from && isInsidePair(text, from) ? from - 1 : from
  const before = begins ? '…' : ''
  const rest = text.slice(begins)
  const room = longest - before.length
  if (rest.length <= room) return before + rest
  const end = room - 1
  return before + rest.slice(0, isInsidePair(rest, end) ? end - 1 : end) + '…'
}

/** Of texts that are longer than what is kept, the part around their first difference. */
function excerpts({ field, before, after }: OperatorChange): OperatorChange {
  const isLong = [before, after].some(text => text !== null && text.length > longest)
  const from = isLong && before !== null && after !== null ? Math.max(0, firstDifference(before, after) - lead) : 0
  return { field, before: excerpt(before, from), after: excerpt(after, from) }
}

/** What of two states of something is different, field by field; only the fields that are named, all of the second by default. */
export function operatorChanges<T extends object>(
  before: Partial<T> | undefined,
  after: Partial<T> | undefined,
  fields = Object.keys(after ?? before ?? {}) as (keyof T & string)[],
): OperatorChange[] {
  return fields
    .map(field => ({ field, before: said(before?.[field]), after: said(after?.[field]) }))
    .filter(change => change.before !== change.after)
    .map(excerpts)
}
