import * as z from 'zod/mini'
import { Day } from '../calendar/day.ts'
import { MemberStatus } from '../company/model.ts'
import { Flag, Id } from '../contract/wire.ts'
import { ImportedPerson } from '../people/imported-person.ts'
import { EmploymentTerms } from '../people/model.ts'
import type { Sentence } from '../words/sentence.ts'
import { BulkChange, canBeUndone } from './bulk-change.ts'
import { UnpaidKind } from './model.ts'
import { BulkStatus } from './view/bulk-request-view.ts'

/** Leave assigned to more people than one call has time for, the import of people, or a change of many. */
export const BulkRequest = z.object({
  company: Id,
  id: Id,
  /** The administrator who assigned it. */
  by: Id,
  /** What is done with people who are there; left out where leave is assigned, or people are imported. */
  change: z.optional(BulkChange),
  /** The leave; left out where people are imported or changed. */
  draft: z.optional(
    z.object({
      type_id: z.int(),
      from_date: Day,
      to_date: Day,
      comment: z.string(),
      auto_approve: z.optional(Flag),
      deletable: z.optional(Flag),
      child_id: z.optional(z.nullable(Id)),
      unpaid_kind: z.optional(z.nullable(UnpaidKind)),
    }),
  ),
  /** The language of the accounts that an import creates, and of one that an invitation finds gone. */
  language: z.optional(z.enum(['hu', 'en'])),
  total: z.int(),
  /** The administrator who took it back. */
  undone_by: z.nullable(Id),
  created_at: z.int(),
  expires_at: z.int(),
})
export type BulkRequest = z.infer<typeof BulkRequest>

/** Leave is cancelled and a change put back; who was invited stays invited. */
export const isUndoable = ({ draft, change }: Pick<BulkRequest, 'draft' | 'change'>): boolean =>
  change ? canBeUndone(change) : draft !== undefined

/** Some of the people of a bulk request, in the order of booking. */
export const BulkPeople = z.object({
  company: Id,
  bulk: Id,
  part: z.string(),
  people: z.array(Id),
  expires_at: z.int(),
})
export type BulkPeople = z.infer<typeof BulkPeople>

/** Some of the people of an import, in its order; gone once they are imported. */
export const BulkRows = z.object({
  company: Id,
  bulk: Id,
  part: z.string(),
  rows: z.array(z.object({ id: Id, person: ImportedPerson, group: z.nullable(Id), approver_ids: z.array(Id) })),
  expires_at: z.int(),
})
export type BulkRows = z.infer<typeof BulkRows>
/** A row of an import with the ids of whom and what it names. */
export type BulkRow = BulkRows['rows'][number]

/** How far a bulk request has come; it changes with every person, and each booking is committed with it. */
export const BulkProgress = z.object({
  company: Id,
  bulk: Id,
  status: BulkStatus,
  /** How many people, from the first one, have been handled; undoing counts down. */
  reached: z.int(),
  /** How many of them have the leave. */
  booked: z.int(),
  expires_at: z.int(),
})
export type BulkProgress = z.infer<typeof BulkProgress>

/** The sentences of a refusal by field, in no language yet. */
const Refusal = z.record(
  z.string(),
  z.array(
    z.object({
      key: z.custom<Sentence['key']>(key => typeof key === 'string'),
      values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
)

/** What of a person a bulk change replaces. */
const ChangedFacts = z.partial(
  z.object({
    group: z.nullable(Id),
    approver_ids: z.array(Id),
    hours: EmploymentTerms.shape.hours,
    status: MemberStatus,
  }),
)
export type ChangedFacts = z.infer<typeof ChangedFacts>

/** What became of one person of a bulk request. */
export const BulkResult = z.object({
  company: Id,
  bulk: Id,
  /** The person's place in the order of booking, in digits of the same number. */
  place: z.string(),
  person: Id,
  /** The request that was booked; null where it was refused. */
  request: z.nullable(Id),
  refusal: z.optional(Refusal),
  /** What a change replaced, or replaces once it is confirmed, and by what, so that it can be put back where nobody has changed it since. */
  changed: z.optional(z.object({ before: ChangedFacts, after: ChangedFacts })),
  /** The days that were granted by hand, or are once it is confirmed. */
  extra: z.optional(Id),
  /** Whether a change of one's own facts waits for confirmation, or putting it back when the whole was undone. */
  waits: z.optional(z.boolean()),
  /** Whether the request was cancelled, or the change put back, when the whole was undone. */
  is_undone: z.optional(z.boolean()),
  /** Why it was not. */
  kept: z.optional(Refusal),
  expires_at: z.int(),
})
export type BulkResult = z.infer<typeof BulkResult>
