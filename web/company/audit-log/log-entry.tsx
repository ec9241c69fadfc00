import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { AuditEntryView } from '#shared/people/contract/list-audit-log.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import styles from './audit-log.module.css'
import { changeInWords } from './entry-in-words.ts'

/** One entry: who did what, to whom or what, from what to what, why, and when. */
export function LogEntry({ entry }: { entry: AuditEntryView }) {
  const { t } = useTranslation(['auditlog', 'settings'])
  const { moment } = useDates()
  const { at, by, act, subject, changes, reason, request_id } = entry
  const { search } = useLocation()
  return (
    <li className={styles.entry}>
      <time className={styles.when} dateTime={new Date(at * 1000).toISOString()}>
        {moment(at)}
      </time>
      <div className={styles.what}>
        <p className={styles.action}>
          <strong>{t(act)}</strong>
          {subject.about !== 'company' && (
            <>
              {': '}
              {subject.about === 'person' ? (
                <Link to={`/user/${subject.id}/personal-information`}>{subject.name}</Link>
              ) : (
                subject.name
              )}
            </>
          )}
        </p>
        {changes.map(change => (
          <p key={`${change.field} ${change.before} ${change.after}`} className={styles.change}>
            <TextWithArrows text={changeInWords(change, act, t)} />
          </p>
        ))}
        {reason && <p className={styles.change}>{t('reasonSaid', { reason })}</p>}
        {request_id && (
          <Link className={styles.request} to={{ search: withRequest(search, request_id) }} preventScrollReset>
            {t('openRequest')}
          </Link>
        )}
      </div>
      <span className={styles.by}>{by.name}</span>
    </li>
  )
}

/** The address of the log with a request in the panel, filtered as it is. */
function withRequest(search: string, id: string) {
  const query = new URLSearchParams(search)
  query.set('request', id)
  return query.toString()
}
