import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { RequestStatus } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { useOpenRequest } from '../open-request.tsx'
import { waitingFor } from '../waiting-input.ts'
import type { DecidedRow } from './decided-rows.ts'
import styles from './inbox.module.css'
import { useDeciding } from './use-deciding.ts'

interface DecideHereProps {
  /** The id of the request. */
  id: string
  /** Called before a dialog asks for the reason of a denial. */
  onLeave: () => void
}

/** Decides on a request where somebody is notified of it, and says how it was decided; nothing where it does not wait for the reader. */
export function DecideHere({ id, onLeave }: DecideHereProps) {
  const { t, i18n } = useTranslation(['inbox', 'leave'])
  const { shortRange } = useDates()
  const open = useOpenRequest()
  const waiting = useApi(leave.listWaiting, waitingFor(useMe())).data?.data ?? []
  const { decided, decide, undo } = useDeciding(waiting)
  const [last, setLast] = useState<Pick<DecidedRow, 'request' | 'outcome'>>()
  const asked = waiting.find(one => one.id === id)
  const [known, setKnown] = useState<RequestView>()
  if (asked && known?.id !== id) setKnown(asked)
  const request = last?.request ?? asked
  if (!request) return known ? <Outcome id={id} /> : null
  const of = {
    name: personName(request.user, i18n.language),
    dates: shortRange(request.from_date, request.to_date),
  }

  async function approve(one: RequestView) {
    setLast({ request: one, outcome: 'approved' })
    if (!(await decide([one], 'approved'))) setLast(undefined)
  }

  if (last)
    return (
      <div className={styles.buttons}>
        <RequestStatus status={last.outcome} />
        {decided.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('undoOf', of)}
            onPress={() => {
              setLast(undefined)
              void undo(request)
            }}
          >
            {t('undo')}
          </Button>
        )}
      </div>
    )
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        aria-label={t('leave:denyOf', of)}
        onPress={() => {
          onLeave()
          open({ mode: 'deny', request })
        }}
      >
        {t('leave:deny')}
      </Button>
      <Button size="sm" aria-label={t('leave:approveOf', of)} onPress={() => void approve(request)}>
        {t('leave:approve')}
      </Button>
    </div>
  )
}

/** How a request was decided that waited here a moment ago: in the dialog of a denial, elsewhere or by somebody else. */
function Outcome({ id }: { id: string }) {
  const request = useApi(leave.showRequest, { path: { id } }).data?.data
  return request ? <RequestStatus status={request.status} /> : null
}
