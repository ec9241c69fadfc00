import { useTranslation } from 'react-i18next'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { personName } from '#web/ui/person/person-name.ts'
import styles from './named-people.module.css'

/** How many are named; of more the number says enough. */
export const mostNamed = 20

interface NamedPeopleProps {
  /** What becomes of them. */
  children: string
  people: readonly EssentialEmployee[]
}

/** The people whom a deletion concerns, by name. */
export function NamedPeople({ children, people }: NamedPeopleProps) {
  const { t, i18n } = useTranslation('groups')
  const named = people.slice(0, mostNamed).map(person => personName(person, i18n.language))
  return (
    <div className={styles.people}>
      <p>{children}</p>
      <p className={styles.names}>
        {named.join(', ')}
        {people.length > mostNamed && ` ${t('andMore', { count: people.length - mostNamed })}`}
      </p>
    </div>
  )
}
