import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultPerPerson } from '#shared/leave/contract/request-leave.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import styles from '../request-modal.module.css'
import { useCancelSeveral, type CancelResults } from './use-cancel-several.ts'

/** For whom of several people the request was created, and why not for the others; those created can be cancelled together. */
export function RequestResults({ results, onClose }: { results: readonly ResultPerPerson[]; onClose: () => void }) {
  const { t } = useTranslation(['leave', 'request', 'common'])
  const colleagues = useApi(people.listPeople).data?.data ?? []
  const nameless = { first_name: '', last_name: t('formerColleague') }
  const { cancel, isCancelling } = useCancelSeveral()
  const [cancelled, setCancelled] = useState<CancelResults>()
  const created = results.filter(({ id }) => id)
  return (
    <>
      <div role="status">
        <ul className={styles.results}>
          {results.map(result => {
            const { tone, word, why } = outcomeOf(result, cancelled)
            return (
              <li key={result.user_id}>
                <PersonLine
                  person={colleagues.find(({ id }) => id === result.user_id) ?? nameless}
                  detail={why.length > 0 && why.join(' ')}
                >
                  <StatusLabel tone={tone} icon={tone === 'danger' ? 'x' : tone === 'success' ? 'check' : 'undo'}>
                    {t(word)}
                  </StatusLabel>
                </PersonLine>
              </li>
            )
          })}
        </ul>
      </div>
      <p className={styles.hint}>{t('resultsHint')}</p>
      <DialogFooter>
        {created.length > 0 && !cancelled && (
          <Button isPending={isCancelling} onPress={() => void cancel(created).then(setCancelled)}>
            {t('request:takeBackAll')}
          </Button>
        )}
        <Button variant="primary" autoFocus onPress={onClose}>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </>
  )
}

/** One person's outcome: created or refused, and after a cancellation either cancelled or kept. */
function outcomeOf({ id, errors = {} }: ResultPerPerson, cancelled: CancelResults | undefined) {
  if (!id) return { tone: 'danger', word: 'resultRefused', why: Object.values(errors).flat() } as const
  const end = cancelled?.find(one => one.id === id)
  if (!end) return { tone: 'success', word: 'resultBooked', why: [] } as const
  if (end.errors) return { tone: 'danger', word: 'request:kept', why: end.errors } as const
  return { tone: 'muted', word: 'request:takenBack', why: [] } as const
}
