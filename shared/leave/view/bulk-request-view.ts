import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'
import { mostPeople } from '../model.ts'

/** How far leave for many people has come: it is booked person by person, and undone from the last one back. */
export const BulkStatus = z.enum(['booking', 'booked', 'undoing', 'undone'])
export type BulkStatus = z.infer<typeof BulkStatus>

/** What leave for one of several people led to: a request, or the reasons against it. */
export const ResultPerPerson = z.object({
  user_id: z.string(),
  id: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type ResultPerPerson = z.infer<typeof ResultPerPerson>

/** The progress of leave for many people. */
export const BulkRequestView = z.object({
  bulk_id: z.string(),
  status: BulkStatus,
  total: z.int(),
  /** How many people have been handled. */
  done: z.int(),
  /** How many of them have the leave. */
  booked: z.int(),
})
export type BulkRequestView = z.infer<typeof BulkRequestView>

/** The people of a bulk request. */
export const UserIds = z
  .array(Id)
  .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(mostPeople, { error: 'problems:tooManyItems' }))
