import { useTranslation } from 'react-i18next'
import { EmploymentDetails } from './employment-details.tsx'
import { EmploymentInformationForm } from './employment-information-form.tsx'
import { ExtraDays } from './extra-days.tsx'
import { ForbiddenMessage } from '../profile/forbidden-message.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'

/** What entitlements are counted from: administrators edit it, the person reads it. */
export function EmploymentInformationPage() {
  const { t } = useTranslation(['profile', 'people'])
  return (
    <ProfilePage title={t('people:employmentInformation')} lead={t('employmentLead')}>
      {({ person, me, mayAdminister }) => {
        const { employment } = person
        const company = me.selected_company
        if (!employment || !company) return <ForbiddenMessage />
        const known = { person, employment, company }
        return (
          <>
            {mayAdminister ? <EmploymentInformationForm {...known} /> : <EmploymentDetails {...known} />}
            <ExtraDays person={person} mayGrant={mayAdminister} />
          </>
        )
      }}
    </ProfilePage>
  )
}
