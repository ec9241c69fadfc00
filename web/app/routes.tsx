import type { ComponentType } from 'react'
import { redirect, type LoaderFunction, type RouteObject } from 'react-router'
import { ErrorPage, NotFoundPage } from './error-page.tsx'
import { guard, logOut } from './guard.ts'
import { Root } from './root.tsx'
import { bringSession } from './session-door.ts'
import { Waiting } from './waiting.tsx'
import { bringProductWords } from './words.ts'

/** A page: brought when it is asked for, and only to those who may see it. */
const page = (
  path: string | undefined,
  title: string | undefined,
  bring: () => Promise<ComponentType>,
): RouteObject => ({
  id: path ?? 'home',
  ...(path === undefined ? { index: true } : { path }),
  handle: { title },
  loader: guard,
  lazy: async () => ({ Component: await bring() }),
})

const layout = (bring: () => Promise<ComponentType>, children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await bring() }),
  children,
})

/** The product's own frame; its session comes with it, but not where pages are only written. */
async function bringProduct() {
  const [{ ProductLayout }] = await Promise.all([
    import('./product-frame.tsx'),
    bringProductWords(),
    import.meta.env.SSR || bringSession(),
  ])
  return ProductLayout
}

/** An address that is no page: it leads somewhere else. */
const gate = (path: string, loader: LoaderFunction): RouteObject => ({ id: path, path, loader, Component: () => null })

const profileParts = () => import('./bring-profile.ts')

/** The pages of a person with their titles: one's own, and by an id anybody's. */
const profileTitles = {
  'personal-information': 'people:personalInformation',
  'employee-information': 'people:employmentInformation',
  'days-off': 'profile:daysOff',
  approvers: 'people:approvers',
  'account-settings': 'people:accountSettings',
}

const profile = layout(
  async () => (await profileParts()).bringProfile(),
  [
    page('user/password-change', 'account:changePassword', async () =>
      (await profileParts()).bringPage('password-change'),
    ),
    ...['user', 'user/:id'].flatMap((whose): RouteObject[] => [
      gate(
        whose,
        async args =>
          (await guard(args)) ?? redirect(`/${whose.replace(':id', args.params.id ?? '')}/personal-information`),
      ),
      ...Object.entries(profileTitles).map(([name, title]) =>
        page(`${whose}/${name}`, title, async () =>
          (await profileParts()).bringPage(name as keyof typeof profileTitles),
        ),
      ),
    ]),
  ],
)

const companyParts = () => import('./bring-company-area.ts')

/** The pages of administrators; the area as such begins with its first one. */
const companyArea = layout(
  async () => (await companyParts()).bringCompanyArea(),
  [
    gate('company', async args => (await guard(args)) ?? redirect('/company/settings')),
    page('company/settings', 'settings:title', async () => (await companyParts()).bringCompanySettings()),
    page('company/non-working-days', 'company:nonWorkingDays', async () =>
      (await companyParts()).bringNonWorkingDays(),
    ),
  ],
)

const members = layout(
  async () => (await import('./members-layout.tsx')).MembersLayout,
  [
    companyArea,
    page(
      'days-off',
      'site:teamCalendar',
      async () => (await import('#web/leave/team-calendar/team-calendar-page.tsx')).TeamCalendarPage,
    ),
    page(
      'dashboard',
      'site:dashboard',
      async () => (await import('#web/leave/dashboard/dashboard-page.tsx')).DashboardPage,
    ),
    profile,
  ],
)

const letterParts = () => import('./bring-from-letter.ts')

const entry = layout(
  async () => (await import('./entry-layout.tsx')).EntryLayout,
  [
    page('login', 'account:logInTitle', async () => (await import('./log-in.tsx')).LogIn),
    page(
      'forgot-password',
      'account:forgotTitle',
      async () => (await import('#web/account/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
    page('change-password', 'account:resetTitle', async () => (await letterParts()).bringResetPassword()),
    page('accept-invitation', 'people:join', async () => (await letterParts()).bringAcceptInvitation()),
  ],
)

const registrationParts = () => import('./registration-pages.tsx')

const registration = layout(
  async () => (await import('./registration-layout.tsx')).RegistrationLayout,
  [
    page('register', 'account:registerTitle', async () => (await import('./register.tsx')).Register),
    page('register/company', 'company:title', async () => (await registrationParts()).CompanyInfo),
    page('register/personal-information', 'people:title', async () => (await registrationParts()).YourData),
    page('register/team', 'people:teamTitle', async () => (await registrationParts()).TeamSetUp),
  ],
)

const site = layout(
  async () => (await import('./site-layout.tsx')).SiteLayout,
  [
    page(undefined, 'site:homeTitle', async () => (await import('#web/site/home-page.tsx')).HomePage),
    page(
      'days-off-calculator',
      'site:calculator',
      async () => (await import('./days-off-calculator.tsx')).DaysOffCalculator,
    ),
    { id: 'missing', path: '*', handle: { title: 'common:notFound' }, loader: guard, Component: NotFoundPage },
  ],
)

/** Every page there is. */
export const pages: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Waiting,
    children: [
      layout(bringProduct, [members, entry, registration]),
      site,
      gate('logout', logOut),
      gate('employment-information', guard),
    ],
  },
]
