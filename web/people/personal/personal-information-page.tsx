import { useTranslation } from 'react-i18next'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { Card } from '#web/ui/card/card.tsx'
import { dayOfYear } from '#web/ui/dates/dates.ts'
import { Details } from '../profile/details.tsx'
import { useFactChanges } from '../facts/use-fact-changes.ts'
import { DeclinedProposals } from '../facts/declined-proposals.tsx'
import { WaitingProposals } from '../facts/waiting-proposals.tsx'
import type { Profile } from '../profile/use-profile.ts'
import { AvatarCard } from './avatar/avatar-card.tsx'
import { PersonalInformationForm } from './personal-information-form.tsx'
import { RefusedEmail } from './refused-email.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'
import styles from '../profile/profile.module.css'

/** The personal information; colleagues read what the person does not hide. */
export function PersonalInformationPage() {
  const { t } = useTranslation(['profile', 'people'])
  return (
    <ProfilePage title={t('people:personalInformation')}>{profile => <PersonalInformation {...profile} />}</ProfilePage>
  )
}

function PersonalInformation(profile: Profile) {
  const { changes } = useFactChanges(profile)
  return (
    <>
      <RefusedEmail {...profile} />
      <WaitingProposals id={profile.person.id} changes={changes} />
      {profile.isOwn && <DeclinedProposals changes={changes} />}
      <AvatarCard {...profile} />
      {profile.mayChange ? (
        <PersonalInformationForm {...profile} changes={changes} />
      ) : (
        <PersonalDetails person={profile.person} />
      )}
    </>
  )
}

function PersonalDetails({ person }: { person: PersonView }) {
  const { t, i18n } = useTranslation(['profile', 'people'])
  const { position, email, phone, birthday, hide_personal_info } = person
  return (
    <Card>
      <Details
        details={[
          { label: t('position'), value: position },
          { label: t('people:emailColumn'), value: email && <a href={`mailto:${email}`}>{email}</a> },
          { label: t('phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
          { label: t('birthdayOfColleague'), value: birthday && dayOfYear(birthday, i18n.language) },
        ]}
      />
      {hide_personal_info && !email && <p className={styles.note}>{t('hidesInfo')}</p>}
    </Card>
  )
}
