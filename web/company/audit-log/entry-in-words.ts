import type { TFunction } from 'i18next'
import type { AuditEntryView } from '#shared/people/contract/list-audit-log.ts'
import { keyOf, type Rule } from '../settings/leave-rule.ts'

type Translate = TFunction<['auditlog', 'settings']>
type Change = AuditEntryView['changes'][number]

/** A change in a sentence; leave rules come by their names, which the settings have words for. */
export function changeInWords(change: Change, act: AuditEntryView['act'], t: Translate): string {
  const { label, before, after } = act === 'leave_rules_changed' ? ruleInWords(change, t) : change
  return before === null || after === null ? t('hiddenChange', { label }) : t('change', { label, before, after })
}

function ruleInWords({ field, before, after }: Change, t: Translate) {
  const choice = (value: string | null) => (value === null ? null : t(`settings:${keyOf(field as Rule, value)}`))
  return { label: t(`settings:${field as Rule}Name`), before: choice(before), after: choice(after) }
}

/** An entry as a row of a file. */
export const rowOf = (
  { at, by, act, subject, changes, reason }: AuditEntryView,
  t: Translate,
  moment: (seconds: number) => string,
): string[] => [
  moment(at),
  by.name,
  t(act),
  subject.name,
  changes.map(change => changeInWords(change, act, t)).join('\n'),
  reason ?? '',
]
