import { useTranslation } from 'react-i18next'
import { EmploymentDetails } from './employment-details.tsx'
import { EmploymentInformationForm } from './employment-information-form.tsx'
import { ExtraDays } from './extra-days.tsx'
import { FactHistory } from '../facts/fact-history.tsx'
import { useFactChanges } from '../facts/use-fact-changes.ts'
import { WaitingProposals } from '../facts/waiting-proposals.tsx'
import type { Profile } from '../profile/use-profile.ts'
import { ForbiddenMessage } from '../profile/forbidden-message.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'

/** What entitlements are counted from: administrators edit it, the person reads it. */
export function EmploymentInformationPage() {
  const { t } = useTranslation(['profile', 'people'])
  return (
    <ProfilePage title={t('people:employmentInformation')} lead={t('employmentLead')}>
      {profile => <EmploymentInformation {...profile} />}
    </ProfilePage>
  )
}

function EmploymentInformation(profile: Profile) {
  const { person, me, mayAdminister } = profile
  const history = useFactChanges(profile)
  const { employment } = person
  const company = me.selected_company
  if (!employment || !company) return <ForbiddenMessage />
  const known = { person, employment, company }
  return (
    <>
      <WaitingProposals id={person.id} changes={history.changes} />
      {mayAdminister ? <EmploymentInformationForm {...known} /> : <EmploymentDetails {...known} />}
      <ExtraDays person={person} mayGrant={mayAdminister} />
      <FactHistory {...history} />
    </>
  )
}
