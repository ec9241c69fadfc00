import { useTranslation } from 'react-i18next'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Card, CardList, CardRow } from '#web/ui/card/card.tsx'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { ApproversForm } from './approvers-form.tsx'
import { ForbiddenMessage } from '../profile/forbidden-message.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'
import { useColleagues } from '../profile/use-colleagues.ts'

/** Whoever decides on somebody's requests, chosen by administrators. */
export function ApproversPage() {
  const { t } = useTranslation(['profile', 'people'])
  return (
    <ProfilePage title={t('people:approvers')} lead={t('approversLead')}>
      {({ person, isOwn, isAdmin, mayAdminister }) => {
        if (!isOwn && !isAdmin) return <ForbiddenMessage />
        return mayAdminister ? <ApproversForm person={person} /> : <Approvers ids={person.approver_ids} />
      }}
    </ProfilePage>
  )
}

function Approvers({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(['profile', 'people'])
  const { isKnown, person } = useColleagues()
  if (ids.length === 0) return <Alert>{t('noApprovers')}</Alert>
  if (!isKnown) return <SkeletonRows rows={ids.length} />
  return (
    <Card isFlush>
      <CardList label={t('people:approvers')}>
        {ids.flatMap(id => {
          const approver = person(id)
          return approver ? (
            <CardRow key={id}>
              <PersonLine person={approver} detail={approver.is_active ? undefined : t('inactive')} />
            </CardRow>
          ) : (
            []
          )
        })}
      </CardList>
    </Card>
  )
}
