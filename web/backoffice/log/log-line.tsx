import { useTranslation } from 'react-i18next'
import type { OperatorEntryView } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { isLanguage } from '#shared/words/language.ts'
import { LogChange, LogEntry } from '#web/ui/data/log-entry/log-entry.tsx'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import { useValueSaid } from './use-value-said.ts'

/** One entry: in which area what was done to what, from what to what, by whom, and when. */
export function LogLine({ entry }: { entry: OperatorEntryView }) {
  const { t, i18n } = useTranslation(['operatorlog', 'backoffice'])
  const { at, by, area, act, subject, changes } = entry
  const isOfAccounts = area === 'users' || area === 'admin-users'
  const said = useValueSaid()
  // The fields of things have keys of their own, so that none of them takes a word of the page.
  const labelOf = (field: string) =>
    i18n.exists(`operatorlog:field_${field}`) ? t(`field_${field}` as 'field_name') : field
  function subjectSaid() {
    // The sentences of a language, and the order of its home page, have no other name.
    if (isLanguage(subject.id)) return t(`backoffice:${subject.id}`)
    return subject.name || (isOfAccounts ? t('gone') : subject.id)
  }
  const title = (
    <>
      {t(`backoffice:${area}`)}: <strong>{subjectSaid()}</strong> {t(act)}
    </>
  )
  return (
    <LogEntry at={at} title={title} by={by.name || t(by.id === null ? 'command' : 'gone')}>
      {changes.map(({ field, before, after }, place) => (
        // Several people or companies may come into a group at once.
        <LogChange key={`${field}${place}`}>
          <TextWithArrows
            text={t(before === null ? 'changeTo' : after === null ? 'changeFrom' : 'change', {
              label: labelOf(field),
              before: before === null ? '' : said(field, before),
              after: after === null ? '' : said(field, after),
            })}
          />
        </LogChange>
      ))}
    </LogEntry>
  )
}
