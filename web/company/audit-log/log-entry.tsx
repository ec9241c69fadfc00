import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { AuditEntryView } from '#shared/people/contract/list-audit-log.ts'
import { LogChange, LogEntry } from '#web/ui/data/log-entry/log-entry.tsx'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import { changeInWords } from './entry-in-words.ts'

/** One entry: who did what, to whom or what, from what to what, why, and when. */
export function AuditLogEntry({ entry }: { entry: AuditEntryView }) {
  const { t } = useTranslation(['auditlog', 'settings'])
  const { at, by, act, subject, changes, reason, request_id } = entry
  const { search } = useLocation()
  const about = subject.about === 'person' ? linkTo(subject) : subject.about === 'company' ? null : subject.name
  const title = (
    <>
      <strong>{t(act)}</strong>
      {about && <>: {about}</>}
    </>
  )
  return (
    <LogEntry at={at} title={title} by={by.name}>
      {changes.map(change => (
        <LogChange key={`${change.field} ${change.before} ${change.after}`}>
          <TextWithArrows text={changeInWords(change, act, t)} />
        </LogChange>
      ))}
      {reason && <LogChange>{t('reasonSaid', { reason })}</LogChange>}
      {request_id && (
        <LogChange>
          <Link to={{ search: withRequest(search, request_id) }} preventScrollReset>
            {t('openRequest')}
          </Link>
        </LogChange>
      )}
    </LogEntry>
  )
}

const linkTo = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/user/${id}/personal-information`}>{name}</Link>
)

/** The address of the log with a request in the panel, filtered as it is. */
function withRequest(search: string, id: string) {
  const query = new URLSearchParams(search)
  query.set('request', id)
  return query.toString()
}
