import type { AttendanceSheet } from '../../attendance/model.ts'
import type { Member } from '../../company/model.ts'
import { daysOf, type HistoryEntry, type LeaveRequest } from '../../leave/model.ts'
import type { WebhookEvent } from './webhook-event.ts'

/** Something that happened in a company, as its webhooks are told of it. */
export interface CompanyEvent {
  company: string
  /** The same however often the change is read. */
  id: string
  event: WebhookEvent
  /** When it happened, in unix seconds; where the item does not say, when it was read. */
  at: number
  data: object
}

interface ChangeOf<T> {
  before: T | undefined
  after: T | undefined
}

const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

function requestEvent({ what }: HistoryEntry, { status }: LeaveRequest): WebhookEvent {
  switch (what) {
    case 'requested':
      return 'request.created'
    case 'approved':
      return 'request.approved'
    case 'denied':
      return 'request.denied'
    case 'undone':
      return 'request.decision_undone'
    default:
      return status === 'cancelled' ? 'request.cancelled' : 'request.changed'
  }
}

/** What the step that was added to a request tells: ids, dates and state, and nothing that somebody wrote. */
export function eventsOfRequest({ before, after }: ChangeOf<LeaveRequest>): CompanyEvent[] {
  const step = after?.history.at(-1)
  if (!after || !step || before?.history.length === after.history.length) return []
  const { company, id, member, type_id, from_date, to_date, status, submitter, approved_by, approved_at } = after
  const request = {
    id,
    user_id: member,
    type_id,
    from_date,
    to_date,
    days: daysOf(after),
    status,
    submitter_id: submitter,
    created_at: momentOf(after.created_at),
    decided_by: approved_by,
    decided_at: approved_at === null ? null : momentOf(approved_at),
  }
  return [
    {
      company,
      id: `${id}-${after.history.length}`,
      event: requestEvent(step, after),
      at: step.at,
      data: { request, by: step.by },
    },
  ]
}

type EventMember = Pick<Member, 'company' | 'id' | 'role' | 'status' | 'group'>

function memberEvent(before: string | undefined, after: string): WebhookEvent | undefined {
  if (before === after) return undefined
  switch (after) {
    case 'active':
      return before === 'inactive' ? 'member.reactivated' : 'member.joined'
    case 'inactive':
      return 'member.deactivated'
    case 'deleted':
      return 'member.deleted'
    default:
      return undefined
  }
}

/** What a change of a person's state in the company tells; a copy of another version of the item is another event. */
export function eventsOfMember({ before, after }: ChangeOf<EventMember>, version: number, at: number): CompanyEvent[] {
  const event = after && memberEvent(before?.status, after.status)
  if (!event) return []
  const { company, id, role, status, group } = after
  const data = { member: { id, role, status, group_id: group } }
  return [{ company, id: `${id}-member-${version}`, event, at, data }]
}

type EventSheet = Pick<AttendanceSheet, 'company' | 'member' | 'month' | 'state' | 'history'>

/** What the step that was added to a month's sheet tells. */
export function eventsOfSheet({ before, after }: ChangeOf<EventSheet>): CompanyEvent[] {
  const step = after?.history.at(-1)
  if (!after || !step || before?.history.length === after.history.length) return []
  const { company, member, month, state } = after
  return [
    {
      company,
      id: `${member}-sheet-${month}-${after.history.length}`,
      event: `sheet.${step.what}`,
      at: step.at,
      data: { sheet: { user_id: member, month, state }, by: step.by },
    },
  ]
}

/** The version of the bodies, which changes where a reader of the old one would err. */
const bodyVersion = 1

/** The body of an event, with its id at the front. */
export const bodyOf = ({ id, event, at, company, data }: Omit<CompanyEvent, 'event'> & { event: string }): string =>
  JSON.stringify({ id, version: bodyVersion, event, created_at: momentOf(at), company_id: company, data })
