import { useTranslation } from 'react-i18next'
import { people, type EssentialEmployee, type UpcomingEvent } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Card, CardList, CardRow } from '#web/ui/card/card.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { SkeletonRows } from '#web/ui/skeleton/skeleton.tsx'
import styles from './dashboard.module.css'
import { LoadTrouble } from './load-trouble.tsx'
import { useDates } from './use-dates.ts'

const icons = { birthday: 'cake', anniversary: 'star', holiday: 'calendar' } as const
const shown = 6

export function EventsCard() {
  const { t } = useTranslation('leave')
  const events = useApi(people.upcomingEvents)
  const colleagues = useApi(people.listPeople).data?.data ?? []
  const list = events.data?.data.slice(0, shown)
  return (
    <Card title={t('eventsTitle')} isFlush>
      {list && list.length > 0 ? (
        <CardList label={t('eventsTitle')}>
          {list.map(event => (
            <CardRow key={`${event.kind} ${event.date} ${event.user_id ?? event.name}`}>
              <EventLine event={event} person={colleagues.find(({ id }) => id === event.user_id)} />
            </CardRow>
          ))}
        </CardList>
      ) : list ? (
        <EmptyState title={t('eventsEmpty')} />
      ) : events.error ? (
        <LoadTrouble onRetry={() => void events.mutate()} />
      ) : (
        <div className={styles.padded}>
          <SkeletonRows rows={3} />
        </div>
      )}
    </Card>
  )
}

function EventLine({ event, person }: { event: UpcomingEvent; person: EssentialEmployee | undefined }) {
  const { t, i18n } = useTranslation('leave')
  const { withWeekday } = useDates()
  const name = person ? personName(person, i18n.language) : (event.name ?? '')
  const title = {
    birthday: () => t('eventBirthday', { name }),
    anniversary: () => t('eventAnniversary', { name, count: event.years ?? 0 }),
    holiday: () => event.name ?? '',
  }[event.kind]()
  return (
    <div className={styles.row}>
      <span className={styles.event}>
        <Icon name={icons[event.kind]} size="sm" />
      </span>
      <div>
        <div className={styles.eventName}>{title}</div>
        <time className={styles.eventDay} dateTime={event.date}>
          {withWeekday(event.date)}
        </time>
      </div>
    </div>
  )
}
