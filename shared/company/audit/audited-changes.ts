import type { CalendarDay } from '../../calendar/calendar-day.ts'
import type { DocumentRules } from '../document-rules.ts'
import type { Company, Group, OwnDay, Position, WorkCalendar } from '../model.ts'
import type { AuditChange, AuditSubject } from './audit-entry.ts'

/** How much of a changed field the audit log keeps: its values, only that it changed, or nothing. */
export type AuditDetail = 'shown' | 'hidden' | 'omitted'

/** The changes between two states of something, which was not there before or is not any more where one is undefined. */
export function changesBetween<T extends object>(
  fields: Partial<Record<keyof T & string, AuditDetail>>,
  before: Partial<T> | undefined,
  after: Partial<T> | undefined,
): AuditChange[] {
  return (Object.entries(fields) as [keyof T & string, AuditDetail][]).flatMap(([field, detail]) => {
    const [from, to] = [before?.[field] ?? null, after?.[field] ?? null]
    if (detail === 'omitted' || isSame(from, to)) return []
    return [detail === 'hidden' ? { field, is_hidden: true } : { field, from, to }]
  })
}

const isSame = (one: unknown, other: unknown) => plain(one) === plain(other)

/** Nobody and nothing are alike: what was empty and is empty has not changed. */
const plain = (value: unknown) =>
  JSON.stringify(value === '' || (Array.isArray(value) && value.length === 0) ? null : value)

export const auditedCompanyFields = {
  id: 'omitted',
  name: 'shown',
  country: 'shown',
  owner: 'shown',
  shows_types: 'shown',
  admins_need_second_factor: 'shown',
  is_read_only: 'omitted',
  has_integrations: 'omitted',
  has_completed_registration: 'omitted',
  is_deleted: 'omitted',
  deleted: 'omitted',
  erase_on: 'omitted',
  created_at: 'omitted',
} satisfies Record<keyof Company, AuditDetail>

export const companyChanges = (before: Company | undefined, after: Company) =>
  changesBetween<Company>(auditedCompanyFields, before, after)

export const groupChanges = (before: Group | undefined, after: Group | undefined) =>
  changesBetween<Group>({ name: 'shown', approver_ids: 'shown' }, before, after)

/** A group whose people went to another one, or to none, by their ids. */
export const mergeChanges = (group: string, into: string | null): AuditChange[] => [
  { field: 'group', from: group, to: into },
]

export const positionChanges = (before: Position | undefined, after: Position | undefined) =>
  changesBetween<Position>({ name: 'shown' }, before, after)

type AuditedDay = Pick<CalendarDay, 'name' | 'date' | 'observed_on' | 'kind'>
const auditedDayFields = { name: 'shown', date: 'shown', observed_on: 'shown', kind: 'shown' } as const

export const dayChanges = (
  before: Partial<AuditedDay> | null | undefined,
  after: Partial<AuditedDay> | null | undefined,
) => changesBetween<AuditedDay>(auditedDayFields, before ?? undefined, after ?? undefined)

/** The days that a company took over from a list, by their dates. */
export const importedDays = (days: readonly OwnDay[]): AuditChange[] => [
  { field: 'dates', from: null, to: days.map(({ date }) => date).sort() },
]

/** The weekly hours that a change added, replaced or removed, each by the day they begin on. */
export function hoursChanges(before: Pick<WorkCalendar, 'hours'>, after: Pick<WorkCalendar, 'hours'>): AuditChange[] {
  const beginnings = [...new Set([...before.hours, ...after.hours].map(({ valid_from }) => valid_from))].sort()
  return beginnings.flatMap(day => {
    const [from, to] = [before, after].map(({ hours }) => hours.find(({ valid_from }) => valid_from === day) ?? null)
    return isSame(from, to) ? [] : [{ field: 'company_hours', from, to }]
  })
}

/** The leave rules that a change chose anew, by their names. */
export const ruleChanges = (before: object, after: object): AuditChange[] =>
  changesBetween(Object.fromEntries(Object.keys({ ...before, ...after }).map(rule => [rule, 'shown'])), before, after)

/** With which types of leave a document is asked for, and for how many months it is kept. */
export const documentRuleChanges = (before: DocumentRules, after: DocumentRules): AuditChange[] =>
  changesBetween(
    { document_types: 'shown', document_months: 'shown' },
    { document_types: before.types, document_months: before.kept_months },
    { document_types: after.types, document_months: after.kept_months },
  )

/** How many people something was done for at once, and what: leave for which days, or a change of which sort. */
export const bulkChanges = (
  people: number,
  what?: { from_date: string; to_date: string } | { act: string },
): AuditChange[] => [
  { field: 'people', from: null, to: people },
  ...(what && 'act' in what ? [{ field: 'action', from: null, to: what.act }] : []),
  ...(what && 'from_date' in what
    ? [{ field: 'period', from: null, to: { from_date: what.from_date, to_date: what.to_date } }]
    : []),
]

/** How many people an administrator wrote to, and of which group; what was written is in the message alone. */
export const messageChanges = ({ total, group }: { total: number; group: string | null }): AuditChange[] => [
  { field: 'people', from: null, to: total },
  ...(group ? [{ field: 'group', from: null, to: group }] : []),
]

/** The order that was made, paid or withdrawn, by its number. */
export const orderChanges = ({ number }: { number: string }): AuditChange[] => [
  { field: 'order', from: null, to: number },
]

type Named = { id: string; name: string }
const subject = (about: AuditSubject['about']) => (what: Named) => ({ about, id: what.id, name: what.name })

export const aboutCompany = subject('company')
export const aboutGroup = subject('group')
export const aboutPosition = subject('position')
export const aboutApiKey = subject('api_key')
export const aboutHoliday = subject('holiday')
export const aboutWebhook = subject('webhook')
/** A person, of whom the log keeps no name. */
export const aboutPerson = ({ id }: { id: string }): AuditSubject => ({ about: 'person', id })
