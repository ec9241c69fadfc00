import type { ComponentType } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { AssistantRequest } from '#shared/account/contract/assistant/assistant-request.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'
import { loadSession } from '../session/load-session.ts'
import { feedNamespaces } from './feed-words.ts'
import { securityNamespaces } from './log-in-steps.tsx'

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
  return ProfileFrame
}

/** The dialog of a proposed change of facts, which the bell opens on any page. */
export async function loadFactReview() {
  const [{ ReviewDialog }] = await Promise.all([
    import('#web/people/facts/review-dialog.tsx'),
    loadNamespaces(namespaces),
  ])
  return { default: ReviewDialog }
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

/** The own password is changed in a form; that of somebody else by themselves, with the link that an administrator sends. */
async function loadPasswordChange() {
  const [{ ChangePasswordPage }, { PasswordResetPage }, { useProfileContext }, { useIdentity }] = await Promise.all([
    import('#web/account/change-password-page.tsx'),
    import('#web/people/account-settings/password-reset-page.tsx'),
    import('#web/people/profile/use-profile.ts'),
    import('#web/account/second-factor/use-identity.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return function PasswordChange() {
    const { id } = useParams()
    const { profile } = useProfileContext()
    const { confirmed, dialog } = useIdentity()
    if (!id || profile?.isOwn) return <ChangePasswordPage />
    return (
      <>
        <PasswordResetPage confirmed={confirmed} />
        {dialog}
      </>
    )
  }
}

/** Where somebody says what an assistant may do; what it asks stands in the address. */
export async function loadConnect() {
  const [{ ConnectPage }] = await Promise.all([
    import('#web/account/assistant/connect-page.tsx'),
    loadNamespaces(assistantNamespaces),
    loadNamespaces(securityNamespaces),
  ])
  return function Connect() {
    const [query] = useSearchParams()
    return <ConnectPage asked={Object.fromEntries(query) as unknown as AssistantRequest} />
  }
}

const assistantNamespaces: NamespaceLoader = {
  hu: () => import('#web/account/assistant/assistant-words-hu.ts'),
  en: () => import('#web/account/assistant/assistant-words-en.ts'),
}

/** Whoever erases their account is signed out, and told so on the page to sign in. */
async function loadSecurity() {
  const [{ SecurityPage }, { SlackUserCard }, { sessionEnd }] = await Promise.all([
    import('#web/account/second-factor/security-page.tsx'),
    import('#web/integrations/slack/slack-user-card.tsx'),
    import('../session/session-end.ts'),
    loadNamespaces(securityNamespaces),
    loadNamespaces(slackUserNamespaces),
    loadNamespaces(sessionsNamespaces),
    loadNamespaces(ownDataNamespaces),
  ])
  return function Security() {
    const navigate = useNavigate()
    return (
      <SecurityPage
        connections={<SlackUserCard />}
        onErased={async message => {
          await (await loadSession()).signOut()
          sessionEnd.set({ message })
          await navigate('/login', { replace: true })
        }}
      />
    )
  }
}

const sessionsNamespaces: NamespaceLoader = {
  hu: () => import('#web/account/sessions/sessions-words-hu.ts'),
  en: () => import('#web/account/sessions/sessions-words-en.ts'),
}

const slackUserNamespaces: NamespaceLoader = {
  hu: () => import('#web/integrations/slack/slack-user-words-hu.ts'),
  en: () => import('#web/integrations/slack/slack-user-words-en.ts'),
}

const ownDataNamespaces: NamespaceLoader = {
  hu: () => import('#web/account/own-data/own-data-words-hu.ts'),
  en: () => import('#web/account/own-data/own-data-words-en.ts'),
}

/** The settings of an account, with the choices of which only the app knows, and its way to confirm who somebody is. */
async function loadAccountSettings() {
  const [{ AccountSettingsPage }, { PagePreferences }, { FeedsCard }, { useIdentity }] = await Promise.all([
    import('#web/people/account-settings/account-settings-page.tsx'),
    import('../layout/members/page-preferences.tsx'),
    import('#web/leave/feeds/feeds-card.tsx'),
    import('#web/account/second-factor/use-identity.tsx'),
    loadNamespaces(securityNamespaces),
    loadNamespaces(feedNamespaces),
  ])
  return function AccountSettings() {
    const { confirmed, dialog } = useIdentity()
    const { query, setParams } = useQueryParams<'feed'>()
    return (
      <>
        <AccountSettingsPage
          preferences={<PagePreferences />}
          feeds={
            <FeedsCard
              confirmed={confirmed}
              asked={query.get('feed')}
              onAnswered={() => setParams({ feed: null }, { replace: true })}
            />
          }
          confirmed={confirmed}
        />
        {dialog}
      </>
    )
  }
}
