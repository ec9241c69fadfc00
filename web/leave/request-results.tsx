import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DialogFooter } from '#web/ui/dialog/dialog.tsx'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import { StatusLabel } from '#web/ui/status-label/status-label.tsx'
import styles from './request-modal.module.css'

export interface PersonResult {
  user_id: string
  id?: string | undefined
  errors?: Record<string, string[]> | undefined
}

/** Who of several people got the request, and why the others did not. */
export function RequestResults({ results, onClose }: { results: readonly PersonResult[]; onClose: () => void }) {
  const { t } = useTranslation('leave')
  const colleagues = useApi(people.listPeople).data?.data ?? []
  const nameless = { first_name: '', last_name: t('formerColleague') }
  return (
    <>
      <ul className={styles.results} role="status">
        {results.map(({ user_id, errors }) => (
          <li key={user_id}>
            <PersonLine
              person={colleagues.find(({ id }) => id === user_id) ?? nameless}
              detail={errors && Object.values(errors).flat().join(' ')}
            >
              <StatusLabel tone={errors ? 'danger' : 'success'} icon={errors ? 'x' : 'check'}>
                {t(errors ? 'resultRefused' : 'resultBooked')}
              </StatusLabel>
            </PersonLine>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('resultsHint')}</p>
      <DialogFooter>
        <Button autoFocus onPress={onClose}>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </>
  )
}
