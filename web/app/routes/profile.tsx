import type { ComponentType } from 'react'
import type { Reviewed } from '#web/people/facts/review-dialog.tsx'
import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'
import { securityNamespaces } from './log-in-steps.tsx'
import { drafts } from '../session/browser-drafts.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/people/profile/profile-words-hu.ts'),
  en: () => import('#web/people/profile/profile-words-en.ts'),
}

const yearNamespaces: NamespaceLoader = {
  hu: () => import('#web/leave/year/year-words-hu.ts'),
  en: () => import('#web/leave/year/year-words-en.ts'),
}

/** The layout of the pages of a person, with the namespaces that all of them use. */
export async function loadProfile() {
  const [{ ProfileFrame }] = await Promise.all([
    import('#web/people/profile/profile-frame.tsx'),
    loadNamespaces(namespaces),
  ])
  return () => <ProfileFrame drafts={drafts} />
}

/** The dialog of a proposed change of facts, which the bell opens on any page. */
export async function loadFactReview() {
  const [{ ReviewDialog }] = await Promise.all([
    import('#web/people/facts/review-dialog.tsx'),
    loadNamespaces(namespaces),
  ])
  const FactReview = (reviewed: Reviewed & { onClose: () => void }) => <ReviewDialog {...reviewed} drafts={drafts} />
  return { default: FactReview }
}

const loaders = {
  'personal-information': async () =>
    (await import('#web/people/personal/personal-information-page.tsx')).PersonalInformationPage,
  'employee-information': async () =>
    (await import('#web/people/employment/employment-information-page.tsx')).EmploymentInformationPage,
  'days-off': loadYear,
  approvers: async () => (await import('#web/people/approvers/approvers-page.tsx')).ApproversPage,
  'account-settings': loadAccountSettings,
  security: loadSecurity,
  'password-change': loadPasswordChange,
}

export const loadProfilePage = (name: keyof typeof loaders): Promise<ComponentType> => loaders[name]()

async function loadYear() {
  const [{ YearPage }] = await Promise.all([import('#web/leave/year/year-page.tsx'), loadNamespaces(yearNamespaces)])
  return YearPage
}

async function loadPasswordChange() {
  const [{ ChangePasswordPage }] = await Promise.all([
    import('#web/account/change-password-page.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return ChangePasswordPage
}

async function loadSecurity() {
  const [{ SecurityPage }] = await Promise.all([
    import('#web/account/second-factor/security-page.tsx'),
    loadNamespaces(securityNamespaces),
    loadNamespaces(sessionsNamespaces),
  ])
  return SecurityPage
}

const sessionsNamespaces: NamespaceLoader = {
  hu: () => import('#web/account/sessions/sessions-words-hu.ts'),
  en: () => import('#web/account/sessions/sessions-words-en.ts'),
}

/** The settings of an account, with the choices of which only the app knows, and its way to confirm who somebody is. */
async function loadAccountSettings() {
  const [{ AccountSettingsPage }, { PagePreferences }, { useIdentity }] = await Promise.all([
    import('#web/people/account-settings/account-settings-page.tsx'),
    import('../layout/page-preferences.tsx'),
    import('#web/account/second-factor/use-identity.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return function AccountSettings() {
    const { confirmed, dialog } = useIdentity()
    return (
      <>
        <AccountSettingsPage preferences={<PagePreferences />} confirmed={confirmed} />
        {dialog}
      </>
    )
  }
}
