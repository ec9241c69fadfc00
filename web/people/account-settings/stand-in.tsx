import { useTranslation } from 'react-i18next'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { Details } from '../profile/details.tsx'
import styles from '../profile/profile.module.css'
import { StandInForm } from './stand-in-form.tsx'
import { useColleagues } from '../profile/use-colleagues.ts'

/** Who decides in somebody's place while they are away. */
export function StandIn({ person, mayChange }: { person: PersonView; mayChange: boolean }) {
  const { t, i18n } = useTranslation('profile')
  const { isKnown, choosable, person: colleague } = useColleagues()
  const standIn = person.stand_in_id === null ? undefined : colleague(person.stand_in_id)
  const isGone = isKnown && person.stand_in_id !== null && !standIn?.is_active
  return (
    <Card title={t('standIn')}>
      <p className={styles.explained}>{t('standInLead')}</p>
      {isGone && (
        <Alert tone="warning">
          {standIn ? t('standInInactive', { name: personName(standIn, i18n.language) }) : t('standInGone')}
        </Alert>
      )}
      {!isKnown && <SkeletonRows rows={1} />}
      {isKnown && mayChange && (
        <StandInForm person={isGone ? { ...person, stand_in_id: null } : person} candidates={choosable(person.id)} />
      )}
      {isKnown && !mayChange && (
        <Details details={[{ label: t('standIn'), value: standIn && personName(standIn, i18n.language) }]} />
      )}
    </Card>
  )
}
