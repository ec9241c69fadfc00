import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import styles from '../../request-modal.module.css'

/** What became of one person's request, and why it was refused or could not be taken back. */
export interface Outcome {
  userId: string
  end: 'booked' | 'refused' | 'takenBack' | 'kept'
  why?: readonly string[]
}

const looks = {
  booked: { tone: 'success', icon: 'check', word: 'leave:resultBooked' },
  refused: { tone: 'danger', icon: 'x', word: 'leave:resultRefused' },
  takenBack: { tone: 'muted', icon: 'undo', word: 'request:takenBack' },
  kept: { tone: 'danger', icon: 'x', word: 'request:kept' },
} as const

/** How many outcomes are drawn before somebody asks for all. */
const atFirst = 20

/** What became of each person's request, in the order given. */
export function OutcomeList({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation(['request', 'leave'])
  const [isWhole, showWhole] = useState(false)
  const colleagues = useApi(people.listPeople).data?.data ?? []
  const byId = new Map(colleagues.map(person => [person.id, person]))
  const nameless = { first_name: '', last_name: t('leave:formerColleague') }
  const shown = isWhole ? outcomes : outcomes.slice(0, atFirst)
  return (
    <>
      <ul className={styles.results}>
        {shown.map(({ userId, end, why = [] }) => (
          <li key={userId}>
            <PersonLine person={byId.get(userId) ?? nameless} detail={why.length > 0 && why.join(' ')}>
              <StatusLabel tone={looks[end].tone} icon={looks[end].icon}>
                {t(looks[end].word)}
              </StatusLabel>
            </PersonLine>
          </li>
        ))}
      </ul>
      {shown.length < outcomes.length && (
        <Button variant="quiet" size="sm" onPress={() => showWhole(true)}>
          {t('bulkResultsAll')}
        </Button>
      )}
    </>
  )
}
