import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card, CardList, CardRow } from '#web/ui/card/card.tsx'
import { DayTile } from '#web/ui/calendar/day-tile/day-tile.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import styles from './dashboard.module.css'
import { CardContent } from './card-content.tsx'
import { MyRequestRow } from './my-request-row.tsx'
import { useOpenRequest } from '../open-request.tsx'
import { comingUp, ownRequests, type WorkedDay } from './own-requests.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'

/** So many rows are shown at first. */
const atFirst = 4

/** What is coming for the reader, in whatever year, and behind a button what was. */
export function MyRequestsCard() {
  const { t } = useTranslation(['leave', 'people'])
  const { data, error, mutate } = useApi(leave.listDaysOff)
  return (
    <Card
      title={t('mineTitle')}
      actions={
        <Link to="/user/days-off" className={styles.all}>
          {t('people:myDaysOff')}
        </Link>
      }
      isFlush
    >
      <CardContent data={data?.data} error={error} onRetry={() => void mutate()}>
        {requests => <MyRequests requests={requests} />}
      </CardContent>
    </Card>
  )
}

function MyRequests({ requests }: { requests: readonly RequestView[] }) {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const special = useApi(company.listHolidays).data?.data ?? []
  const [isWhole, showWhole] = useState(false)
  const [showsOver, showOver] = useState(false)
  const { ahead, over } = ownRequests(requests, today)
  const coming = comingUp(ahead, special, today)
  const shown = isWhole || showsOver ? coming : coming.slice(0, atFirst)
  return (
    <>
      {ahead.length === 0 && <NothingAhead isFirst={over.length === 0} />}
      {shown.length + (showsOver ? over.length : 0) > 0 && (
        <CardList label={t('mineTitle')}>
          {shown.map(({ request, worked }) => (
            <CardRow key={request?.id ?? worked?.date}>
              {request ? <MyRequestRow request={request} /> : <WorkedSaturday {...worked} />}
            </CardRow>
          ))}
          {showsOver &&
            over.map(request => (
              <CardRow key={request.id}>
                <MyRequestRow request={request} />
              </CardRow>
            ))}
        </CardList>
      )}
      {(over.length > 0 || shown.length < coming.length) && (
        <div className={styles.more}>
          {shown.length < coming.length && (
            <Button variant="quiet" size="sm" onPress={() => showWhole(true)}>
              {t('showAll', { count: coming.length })}
            </Button>
          )}
          {over.length > 0 && (
            <Button variant="quiet" size="sm" aria-expanded={showsOver} onPress={() => showOver(!showsOver)}>
              {showsOver ? t('hideEarlier') : t('earlier', { count: over.length })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function WorkedSaturday({ date, insteadOf }: WorkedDay) {
  const { t } = useTranslation('leave')
  const { short } = useDates()
  return (
    <div className={styles.row}>
      <DayTile day={date} />
      <b className={styles.title}>{t('workingSaturday')}</b>
      <div className={styles.facts}>
        <time className={styles.dates} dateTime={date}>
          {short(date)}
        </time>
        {insteadOf && <span>{t('workingSaturdayFor', { date: short(insteadOf) })}</span>}
      </div>
    </div>
  )
}

function NothingAhead({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('leave')
  const open = useOpenRequest()
  return (
    <div className={styles.padded}>
      <EmptyState title={t(isFirst ? 'mineEmpty' : 'mineNothingAhead')}>
        <p>{t('mineEmptyNext')}</p>
        <Button icon="plus" onPress={() => open({ mode: 'create' })}>
          {t('newRequest')}
        </Button>
      </EmptyState>
    </div>
  )
}
