import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import styles from '../request-modal.module.css'
import { useTakeBack, type PersonResult, type TakenBack } from './use-cancel-several.ts'

/** Who of several people got the request, and why the others did not; what was recorded can be taken back as one. */
export function RequestResults({ results, onClose }: { results: readonly PersonResult[]; onClose: () => void }) {
  const { t } = useTranslation(['leave', 'request'])
  const colleagues = useApi(people.listPeople).data?.data ?? []
  const nameless = { first_name: '', last_name: t('formerColleague') }
  const { takeBack, isTakingBack } = useTakeBack()
  const [takenBack, setTakenBack] = useState<TakenBack>()
  const booked = results.filter(({ id }) => id)
  return (
    <>
      <div role="status">
        <ul className={styles.results}>
          {results.map(result => {
            const { tone, word, why } = fateOf(result, takenBack)
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
        {booked.length > 0 && !takenBack && (
          <Button isPending={isTakingBack} onPress={() => void takeBack(booked).then(setTakenBack)}>
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

/** How it stands with one person: booked or refused, and after a taking back either free again or kept. */
function fateOf({ id, errors = {} }: PersonResult, takenBack: TakenBack | undefined) {
  if (!id) return { tone: 'danger', word: 'resultRefused', why: Object.values(errors).flat() } as const
  const end = takenBack?.find(one => one.id === id)
  if (!end) return { tone: 'success', word: 'resultBooked', why: [] } as const
  if (end.errors) return { tone: 'danger', word: 'request:kept', why: end.errors } as const
  return { tone: 'muted', word: 'request:takenBack', why: [] } as const
}
