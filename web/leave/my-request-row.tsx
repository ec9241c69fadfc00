import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/contract.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { RequestStatus } from '#web/ui/status-label/status-label.tsx'
import styles from './dashboard.module.css'
import { useOpenRequest } from './open-request.tsx'
import { actionsFor, modeOf } from './request-actions.ts'
import { TypeChip, useTypeName } from './type-chip.tsx'
import { useDates } from './use-dates.ts'
import { useMe } from './use-me.ts'

/** One of the own requests: what, when, how many days, how it stands, and what can be done. */
export function MyRequestRow({ request }: { request: RequestView }) {
  const { t } = useTranslation('leave')
  const { range } = useDates()
  const dates = range(request.from_date, request.to_date)
  return (
    <>
      <div className={styles.row}>
        <div className={styles.facts}>
          <TypeChip typeId={request.type_id} isDenied={request.status === 'denied'} />
          <span className={styles.dates}>{dates}</span>
          <span>{t('workingDays', { count: request.days })}</span>
        </div>
        <div className={styles.end}>
          <RequestStatus status={request.status} />
          <RowMenu request={request} dates={dates} />
        </div>
      </div>
      {request.status === 'denied' && request.response && <Answer request={request} />}
    </>
  )
}

function RowMenu({ request, dates }: { request: RequestView; dates: string }) {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const me = useMe()
  const open = useOpenRequest()
  const nameOf = useTypeName()
  const label = t('actionsOf', { type: nameOf(request.type_id), dates })
  const items = (me ? actionsFor(me, request, today) : []).flatMap(({ name, label: word, icon, isDestructive }) => {
    const mode = modeOf(name)
    return mode
      ? [
          {
            id: name,
            label: t(word),
            icon,
            isDanger: isDestructive,
            onAction: () => open({ mode, request }),
          },
        ]
      : []
  })
  return (
    <Menu trigger={<IconButton icon="dots" name={label} size="sm" tooltip={false} />} label={label} items={items} />
  )
}

function Answer({ request }: { request: RequestView }) {
  const { t, i18n } = useTranslation('leave')
  const who = request.approved_by
  return (
    <p className={styles.answer}>
      {who ? t('responseBy', { name: personName(who, i18n.language) }) : t('response')}{' '}
      {t('quoted', { text: request.response })}
    </p>
  )
}
