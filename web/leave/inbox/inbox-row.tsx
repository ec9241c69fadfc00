import type { CSSProperties, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { lengthOf } from '#shared/calendar/period.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { SelectBox } from '#web/ui/data/data-table/select-box.tsx'
import { RequestStatus } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { useOpenRequest } from '../open-request.tsx'
import { RequestDates } from '../request-dates.tsx'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import type { Block } from './block.ts'
import type { InboxRow as Row } from './decided-rows.ts'
import styles from './inbox.module.css'
import { RowAway } from './row-away.tsx'
import { RowBalance } from './row-balance.tsx'
import { useRowFacts } from './use-row-facts.ts'

interface InboxRowProps extends Row {
  /** Measures the row. */
  measure?: Ref<HTMLLIElement> | undefined
  style?: CSSProperties | undefined
  place: number
  count: number
  block: Block
  isChosen: boolean
  /** Why it could not be decided. */
  refusal: string | undefined
  onSelect: (isChosen: boolean) => void
  onApprove: () => void
  onUndo: () => void
}

/** A request with what a decision on it is taken by. */
export function InboxRow({
  request,
  outcome,
  block,
  isChosen,
  refusal,
  onSelect,
  measure,
  style,
  ...row
}: InboxRowProps) {
  const { t, i18n } = useTranslation(['inbox', 'leave'])
  const { today, shortRange } = useDates()
  const nameOf = useTypeName()
  const facts = useRowFacts(request, block)
  const name = personName(request.user, i18n.language)
  const dates = shortRange(request.from_date, request.to_date)
  const type = nameOf(request.type_id)
  const concern = refusal ?? (outcome ? undefined : concernOf(request, facts.years, today))
  return (
    <li
      ref={measure}
      style={style}
      tabIndex={-1}
      className={styles.row}
      data-index={row.place}
      aria-setsize={row.count}
      aria-posinset={row.place + 1}
      data-chosen={(isChosen && !outcome) || undefined}
    >
      <SelectBox
        label={t('choose', { name, dates })}
        value={isChosen && !outcome}
        isDisabled={outcome !== undefined}
        onChange={onSelect}
      />
      <Avatar person={request.user} />
      <div className={styles.who}>
        <b title={name}>{name}</b>
        {request.comment && <span title={request.comment}>{t('leave:quoted', { text: request.comment })}</span>}
      </div>
      <div className={styles.when}>
        <LeaveDot leave={leaveKeyOf(request.type_id)} isPending={outcome !== 'approved'} size="sm" />
        <RequestDates request={request} dates={dates} label={t('leave:detailsOfPerson', { name, dates })} />
        <span>
          {type}, {t('leave:workingDays', { count: request.days })}
        </span>
      </div>
      <RowBalance years={facts.years} />
      <RowAway others={facts.others} />
      {concern && (
        <p className={styles.concern} data-refused={refusal !== undefined || undefined}>
          {typeof concern === 'string' ? concern : t(concern.word, { count: concern.count })}
        </p>
      )}
      <div className={styles.buttons}>
        {outcome ? (
          <>
            <Button size="sm" variant="quiet" aria-label={t('undoOf', { name, dates })} onPress={row.onUndo}>
              {t('undo')}
            </Button>
            <RequestStatus status={outcome} />
          </>
        ) : (
          <Decide request={request} name={name} dates={dates} onApprove={row.onApprove} />
        )}
      </div>
    </li>
  )
}

interface DecideProps {
  request: RequestView
  name: string
  dates: string
  onApprove: () => void
}

function Decide({ request, name, dates, onApprove }: DecideProps) {
  const { t } = useTranslation('leave')
  const open = useOpenRequest()
  return (
    <>
      <Button size="sm" aria-label={t('denyOf', { name, dates })} onPress={() => open({ mode: 'deny', request })}>
        {t('deny')}
      </Button>
      <Button size="sm" aria-label={t('approveOf', { name, dates })} onPress={onApprove}>
        {t('approve')}
      </Button>
    </>
  )
}

type Concern = {
  word: 'alreadyBegun' | 'startsToday' | 'startsTomorrow' | 'startsSoon' | 'usesUp' | 'overdrawn'
  count: number
}

/** So many days before a request begins, a decision is urgent. */
const soon = 5

/** What may change the decision: that the leave begins soon, or that nothing is left after it. */
function concernOf(
  { from_date }: RequestView,
  years: ReturnType<typeof useRowFacts>['years'],
  today: string,
): Concern | undefined {
  if (years?.some(({ after }) => after < 0)) return { word: 'overdrawn', count: 0 }
  if (from_date < today) return { word: 'alreadyBegun', count: 0 }
  const count = lengthOf({ from_date: today, to_date: from_date }) - 1
  if (count === 0) return { word: 'startsToday', count }
  if (count === 1) return { word: 'startsTomorrow', count }
  if (count <= soon) return { word: 'startsSoon', count }
  return years?.some(({ after }) => after === 0) ? { word: 'usesUp', count: 0 } : undefined
}
