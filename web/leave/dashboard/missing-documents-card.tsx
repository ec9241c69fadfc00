import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addYears } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { listLackingDocuments } from '#shared/leave/contract/document/list-lacking-documents.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card, CardList, CardRow } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { RequestDates } from '../request-dates.tsx'
import { DayTile } from '#web/ui/calendar/day-tile/day-tile.tsx'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { waitingFor } from '../waiting-input.ts'
import styles from './dashboard.module.css'

/** So many rows are shown at first. */
const atFirst = 5

/** The absences of a year back that lack the document they ask for, for administrators; nothing where none does. */
export function MissingDocumentsCard() {
  const { t } = useTranslation('leave')
  const lacking = useLacking()
  const [isWhole, showWhole] = useState(false)
  if (!lacking.length) return null
  return (
    <Card title={t('documentsMissing')} isFlush>
      <CardList label={t('documentsMissing')}>
        {lacking.slice(0, isWhole ? undefined : atFirst).map(request => (
          <CardRow key={request.id}>
            <LackingRow request={request} />
          </CardRow>
        ))}
      </CardList>
      {!isWhole && lacking.length > atFirst && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" onPress={() => showWhole(true)}>
            {t('showAll', { count: lacking.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The requests of a year back that lack a document; those that wait for a decision the dashboard has anyway. */
function useLacking(): RequestView[] {
  const { today } = useDates()
  const approved = useApi(listLackingDocuments, { query: { status: 'approved' } }).data?.data
  const waiting = useApi(leave.listWaiting, waitingFor(useMe())).data?.data
  const own = useApi(leave.listDaysOff).data?.data
  if (!approved) return []
  const since = addYears(today, -1)
  const pending = [...(waiting ?? []), ...(own ?? [])].filter(
    ({ status, lacks_document, from_date }) => status === 'pending' && lacks_document && from_date >= since,
  )
  const all = new Map([...approved, ...pending].map(request => [request.id, request]))
  return [...all.values()].sort((one, other) => other.from_date.localeCompare(one.from_date))
}

function LackingRow({ request }: { request: RequestView }) {
  const { t, i18n } = useTranslation('leave')
  const { shortRange } = useDates()
  const nameOf = useTypeName()
  const name = personName(request.user, i18n.language)
  const dates = shortRange(request.from_date, request.to_date)
  return (
    <div className={styles.row}>
      <DayTile day={request.from_date} leave={leaveKeyOf(request.type_id)} state={request.status} />
      <b className={styles.title}>{name}</b>
      <div className={styles.facts}>
        <RequestDates request={request} dates={dates} label={t('detailsOfPerson', { name, dates })} />
        <span>{nameOf(request.type_id)}</span>
      </div>
    </div>
  )
}
