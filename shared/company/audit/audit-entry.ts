import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'

/** What can be done that the audit log of a company keeps. */
export const auditActs = [
  'company_founded',
  'company_changed',
  'company_handed_over',
  'company_deleted',
  'company_restored',
  'working_hours_changed',
  'leave_rules_changed',
  'document_rules_changed',
  'holiday_added',
  'holiday_changed',
  'holiday_removed',
  'holidays_imported',
  'group_added',
  'group_changed',
  'group_merged',
  'group_removed',
  'position_added',
  'position_changed',
  'position_removed',
  'api_key_created',
  'api_key_revoked',
  'person_invited',
  'person_joined',
  'person_changed',
  'employment_changed',
  'facts_confirmed',
  'facts_declined',
  'facts_withdrawn',
  'person_moved',
  'approvers_changed',
  'stand_in_changed',
  'role_changed',
  'person_deactivated',
  'person_activated',
  'person_deleted',
  'second_factor_reset',
  'password_reset_sent',
  'picture_removed',
  'people_imported',
  'extra_days_granted',
  'extra_days_removed',
  'leave_booked',
  'leave_changed',
  'leave_shortened',
  'leave_cancelled',
  'leave_approved',
  'leave_denied',
  'decision_undone',
  'document_attached',
  'document_opened',
  'document_removed',
  'bulk_leave_ordered',
  'bulk_change_ordered',
  'bulk_undone',
  'message_sent',
  'attendance_corrected',
  'attendance_accepted',
  'attendance_reopened',
  'payroll_settings_changed',
  'plan_ordered',
  'order_withdrawn',
  'order_paid',
  'grant_asked',
  'grant_given',
  'grant_declined',
  'grant_taken_back',
  'trial_changed',
  'people_viewed',
  'webhook_added',
  'webhook_changed',
  'webhook_removed',
  'webhook_secret_renewed',
  'slack_connected',
  'slack_changed',
  'slack_disconnected',
  'slack_linked',
  'slack_unlinked',
  'feed_created',
  'feed_revoked',
] as const

export const AuditAct = z.enum(auditActs, { error: 'problems:invalidValue' })
export type AuditAct = z.infer<typeof AuditAct>

/** What an entry is about. */
export const AuditSubject = z.object({
  about: z.enum(['company', 'person', 'group', 'position', 'holiday', 'webhook', 'api_key']),
  id: z.string(),
  /** What it was called at the time; left out of people, who are called as they are now, and who may have been erased. */
  name: z.optional(z.string()),
})
export type AuditSubject = z.infer<typeof AuditSubject>

/** A field with what it was and what it became; of what is personal it says only that it changed. */
export const AuditChange = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
  is_hidden: z.optional(z.boolean()),
})
export type AuditChange = z.infer<typeof AuditChange>

/**
 * Who changed what in a company, and from what to what; written with the change itself and never changed. It keeps no text that somebody
 * wrote for a reason, which may say what is hidden here: that stays with the request or the person, and goes with them.
 */
export const AuditEntry = z.object({
  company: Id,
  id: Id,
  at: z.int(),
  /** Null for an operator, who has no account. */
  by: z.nullable(Id),
  /** The assistant that did it in their name, as it calls itself. */
  assistant: z.optional(z.string()),
  act: AuditAct,
  about: AuditSubject.shape.about,
  /** The id of the person or thing. */
  subject: z.string(),
  /** What a thing was called at the time. */
  name: AuditSubject.shape.name,
  changes: z.array(AuditChange),
  /** The leave request that was decided or changed. */
  request: z.optional(Id),
  /** The change of days granted by hand, which has the reason. */
  fact_change: z.optional(Id),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** For how long an entry is kept, in seconds: five years, while claims from an employment expire in three (Mt. 286. § (1)). */
export const auditKeptFor = 5 * 365 * 24 * 3600
