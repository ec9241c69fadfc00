import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card, CardList, CardRow } from '#web/ui/card/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { awayOn, awayTodayInput, type AwayToday } from './away-today.ts'
import styles from './dashboard.module.css'
import { CardContent } from './card-content.tsx'
import { TypeChip } from '../type-chip.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'

const shownAtFirst = 8

export function AwayTodayCard() {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const absents = useApi(leave.listAbsent, awayTodayInput)
  const colleagues = useApi(people.listPeople)
  const away = absents.data && colleagues.data && awayOn(today, absents.data.data, colleagues.data.data)
  const failed = absents.error ?? colleagues.error
  return (
    <Card title={t('awayTitle')} count={away?.length || undefined} isFlush>
      <CardContent data={away} error={failed} onRetry={() => void Promise.all([absents.mutate(), colleagues.mutate()])}>
        {found => <AwayList away={found} />}
      </CardContent>
    </Card>
  )
}

function AwayList({ away }: { away: readonly AwayToday[] }) {
  const { t } = useTranslation('leave')
  const [isWhole, showWhole] = useState(false)
  const shown = isWhole ? away : away.slice(0, shownAtFirst)
  if (away.length === 0)
    return (
      <div className={styles.padded}>
        <EmptyState title={t('awayEmpty')} />
      </div>
    )
  return (
    <>
      <CardList label={t('awayTitle')}>
        {shown.map(one => (
          <AwayRow key={one.absent.user_id} {...one} />
        ))}
      </CardList>
      {shown.length < away.length && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" onPress={() => showWhole(true)}>
            {t('showAll', { count: away.length })}
          </Button>
        </div>
      )}
    </>
  )
}

function AwayRow({ absent, person }: AwayToday) {
  const { t, i18n } = useTranslation('leave')
  const { today, short } = useDates()
  const someone = person ?? { first_name: '', last_name: t('formerColleague') }
  const until = absent.to_date === today ? t('awayOnlyToday') : t('awayUntil', { date: short(absent.to_date) })
  return (
    <CardRow>
      <div className={styles.person}>
        <Avatar person={someone} image={person?.avatar ?? undefined} />
        <div className={styles.personWords}>
          <div className={styles.personName}>{personName(someone, i18n.language)}</div>
          <div className={styles.secondary}>{until}</div>
        </div>
        {absent.type_id === null ? (
          <span className={styles.awayMark}>{t('awayNeutral')}</span>
        ) : (
          <TypeChip typeId={absent.type_id} />
        )}
      </div>
    </CardRow>
  )
}
