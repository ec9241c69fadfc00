import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { DraftsContext } from '#web/api/drafts/drafts-context.ts'
import { StepStrip } from '#web/ui/navigation/step-strip/step-strip.tsx'
import { drafts } from '../session/browser-drafts.ts'
import { useSignedIn } from '../session/known-user.ts'
import { SplitLayout } from './split-layout.tsx'
import { registrationSteps } from './registration-steps.ts'

/** Around the four steps of a company's registration. */
export function RegistrationLayout() {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const user = useSignedIn()
  const current = registrationSteps.findIndex(({ path }) => path === pathname.replace(/\/+$/, ''))
  return (
    <SplitLayout
      above={
        <StepStrip
          label={t('steps')}
          steps={registrationSteps.map(({ word, path, isOpen }) => ({ label: t(word), ...(isOpen && { to: path }) }))}
          current={current}
        />
      }
      below={
        user && (
          <>
            {t('signedInAs', { email: user.email })} · {t('notYou')} <Link to="/logout">{t('logOut')}</Link>
          </>
        )
      }
    >
      <DraftsContext value={drafts}>
        <Outlet />
      </DraftsContext>
    </SplitLayout>
  )
}
