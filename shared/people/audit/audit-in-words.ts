import type { AuditChange, AuditEntry } from '../../company/audit/audit-entry.ts'
import { hoursOfMinutes } from '../../calendar/hundredths.ts'
import { weekdays, type WorkingWeek } from '../../calendar/working-pattern.ts'
import { earliestDay } from '../../company/rules.ts'
import { roleName, type Role } from '../../contract/role.ts'
import type { Language } from '../../words/language.ts'
import { periodInWords } from '../../words/period-in-words.ts'
import type { KeyIn } from '../../words/translation-key.ts'
import { factNames, type CountedFact } from '../facts/counted-facts.ts'
import { factInWords, factLabel } from '../facts/fact-in-words.ts'
import { sayAudit } from './say-audit.ts'

/** How people and groups are called now, by their ids. */
export interface NamesNow {
  person: (id: string) => string
  group: (id: string) => string
}

type Field = Extract<KeyIn<'audit'>, `field_${string}`> extends `field_${infer Name}` ? Name : never
type Saying = { value: unknown; language: Language; names: NamesNow }

const saying = (key: KeyIn<'audit'>, language: Language, values = {}) =>
  sayAudit({ key: `audit:${key}`, values }, language)
const text = ({ value }: Saying) => String(value)
const yesOrNo = ({ value, language }: Saying) => saying(value ? 'yes' : 'no', language)
const onOrOff = (value: unknown, language: Language) => saying(value ? 'on' : 'off', language)
const person = ({ value, names }: Saying) => names.person(String(value))
const listed = (values: readonly string[]) => values.join(', ')
const day = (date: string, language: Language) => periodInWords(date, date, language)
const dayOf = ({ value, language }: Saying) => day(String(value), language)
const ofKind =
  (kind: string) =>
  ({ value, language }: Saying) =>
    saying(`${kind}_${String(value)}` as KeyIn<'audit'>, language)

/** A switch of what everybody is told of: the topic, and the way in which they are told. */
const aSwitch = /^notify_([a-z]+)_(bell|email|push)$/

function switchLabel(field: string, language: Language): string | undefined {
  const [, topic, channel] = aSwitch.exec(field) ?? []
  if (!topic) return undefined
  const word = (of: 'topic' | 'channel', name: string | undefined) =>
    saying(`${of}_${name}` as KeyIn<'audit'>, language)
  return saying('notifySwitch', language, { topic: word('topic', topic), channel: word('channel', channel) })
}

const formats: Partial<Record<Field, (saying: Saying) => string>> = {
  country: ({ value, language }) =>
    new Intl.DisplayNames(language, { type: 'region' }).of(String(value)) ?? String(value),
  owner: person,
  stand_in: person,
  approver_ids: ({ value, names }) => listed((value as string[]).map(names.person)),
  shows_types: yesOrNo,
  admins_need_second_factor: yesOrNo,
  show_birthday: yesOrNo,
  notify_quiet_when_away: yesOrNo,
  hide_personal_info: yesOrNo,
  role: ({ value, language }) => saying(`role_${roleName(value as Role)}`, language),
  status: ofKind('status'),
  leave_status: ofKind('leave'),
  kind: ofKind('kind'),
  action: ofKind('action'),
  scope: ofKind('scope'),
  expires_on: dayOf,
  trial_until: dayOf,
  group: ({ value, names }) => names.group(String(value)),
  position: ({ value }) => (value as { name: string }).name,
  date: dayOf,
  attendance_day: dayOf,
  attendance_month: ({ value, language }) => saying('month', language, { month: value }),
  attendance_state: ofKind('sheet'),
  attendance_time_off: ({ value, language }) =>
    saying('hours', language, { hours: new Intl.NumberFormat(language).format(hoursOfMinutes(Number(value))) }),
  observed_on: dayOf,
  dates: ({ value, language }) => listed((value as string[]).map(one => day(one, language))),
  company_hours: ({ value, language }) => {
    const { valid_from, week } = value as { valid_from: string; week: WorkingWeek }
    const numbers = new Intl.NumberFormat(language)
    const hours = weekdays.map(weekday => numbers.format(week[weekday])).join('–')
    return valid_from === earliestDay
      ? saying('hours', language, { hours })
      : saying('hoursFrom', language, { hours, date: valid_from })
  },
  period: ({ value, language }) => {
    const { from_date, to_date } = value as { from_date: string; to_date: string }
    return periodInWords(from_date, to_date, language)
  },
  document_types: ({ value, language }) =>
    listed((value as number[]).map(type => saying(`type_${type}` as KeyIn<'audit'>, language))),
  document_months: ({ value, language }) => saying('months', language, { count: Number(value) }),
  people: ({ value, language }) => saying('peopleCount', language, { count: Number(value) }),
  webhook_events: ({ value }) => listed(value as string[]),
  webhook_state: ofKind('webhook'),
  slack_language: ({ value, language }) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(String(value)) ?? '',
  slack_posts: ({ value, language }) =>
    listed((value as string[]).map(post => saying(`slackpost_${post}` as KeyIn<'audit'>, language))),
  extra_days: ({ value, language }) => {
    const { year, days } = value as { year: number; days: number }
    return saying('extraDays', language, { year, days: days < 0 ? `−${-days}` : `+${days}` })
  },
}

const isFact = (field: string): field is CountedFact => (factNames as string[]).includes(field)

/** A change in words: the field, what it was and what it became. Leave rules keep the names of their choices, which their page has words for. */
export function auditChangeInWords(
  { field, from, to, is_hidden }: AuditChange,
  act: AuditEntry['act'],
  language: Language,
  names: NamesNow,
) {
  if (act === 'leave_rules_changed') return { field, label: field, before: plain(from), after: plain(to) }
  const isKnown = isFact(field)
  const turned = switchLabel(field, language)
  if (turned) return { field, label: turned, before: onOrOff(from, language), after: onOrOff(to, language) }
  const label = isKnown ? factLabel(field, language) : saying(`field_${field}` as KeyIn<'audit'>, language)
  if (is_hidden) return { field, label, before: null, after: null }
  if (isKnown) {
    const { before, after } = factInWords({ fact: field, before: from, after: to }, language)
    return { field, label, before, after }
  }
  const format = formats[field as Field] ?? text
  const inWords = (value: unknown) =>
    isNothing(value) ? saying('nothing', language) : format({ value, language, names })
  return { field, label, before: inWords(from), after: inWords(to) }
}

const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'boolean' ? String(value) : null)
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The ids of the people whom an entry names. */
export const peopleNamedIn = ({
  by,
  about,
  subject,
  changes,
}: Pick<AuditEntry, 'by' | 'about' | 'subject' | 'changes'>): string[] => [
  ...(by === null ? [] : [by]),
  ...(about === 'person' ? [subject] : []),
  ...changes
    .filter(({ field }) => field === 'owner' || field === 'stand_in' || field === 'approver_ids')
    .flatMap(({ from, to }) => [from, to].flat())
    .filter(id => typeof id === 'string'),
]

/** Who did what an entry says, and by which assistant. */
export function makerInWords(
  { by, assistant }: Pick<AuditEntry, 'by' | 'assistant'>,
  language: Language,
  names: NamesNow,
): string {
  if (by === null) return saying('operator', language)
  const name = names.person(by)
  return assistant === undefined ? name : saying('byAssistant', language, { name, assistant })
}
