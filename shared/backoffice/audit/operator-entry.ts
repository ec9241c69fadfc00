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

/** The longest text of a change that is kept. */
const longest = 2000

const said = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
}

const cut = (text: string | null) => text && text.slice(0, longest)

/** What of two states of something is different, field by field; only the fields that are named, all of the second by default. */
export function operatorChanges<T extends object>(
  before: Partial<T> | undefined,
  after: Partial<T> | undefined,
  fields = Object.keys(after ?? before ?? {}) as (keyof T & string)[],
): OperatorChange[] {
  return fields
    .map(field => ({ field, before: said(before?.[field]), after: said(after?.[field]) }))
    .filter(change => change.before !== change.after)
    .map(({ field, before, after }) => ({ field, before: cut(before), after: cut(after) }))
}
