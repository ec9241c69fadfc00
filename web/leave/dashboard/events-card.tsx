import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import type { UpcomingEvent } from '#shared/people/contract/upcoming-events.ts'
import { useApi } from '#web/api/use-api.ts'
import { Card, CardList, CardRow } from '#web/ui/card/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import styles from './dashboard.module.css'
import { CardContent } from './card-content.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'

const icons = { birthday: 'cake', anniversary: 'star', holiday: 'calendar' } as const
const shown = 6

export function EventsCard() {
  const { t } = useTranslation('leave')
  const events = useApi(people.upcomingEvents)
  const colleagues = useApi(people.listPeople).data?.data ?? []
  return (
    <Card title={t('eventsTitle')} isFlush>
      <CardContent data={events.data?.data} error={events.error} onRetry={() => void events.mutate()}>
        {list => <Events events={list.slice(0, shown)} colleagues={colleagues} />}
      </CardContent>
    </Card>
  )
}

function Events({
  events,
  colleagues,
}: {
  events: readonly UpcomingEvent[]
  colleagues: readonly EssentialEmployee[]
}) {
  const { t } = useTranslation('leave')
  if (events.length === 0)
    return (
      <div className={styles.padded}>
        <EmptyState title={t('eventsEmpty')} />
      </div>
    )
  return (
    <CardList label={t('eventsTitle')}>
      {events.map(event => (
        <CardRow key={`${event.kind} ${event.date} ${event.user_id ?? event.name}`}>
          <EventLine event={event} person={colleagues.find(({ id }) => id === event.user_id)} />
        </CardRow>
      ))}
    </CardList>
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
        <time className={styles.secondary} dateTime={event.date}>
          {withWeekday(event.date)}
        </time>
      </div>
    </div>
  )
}
