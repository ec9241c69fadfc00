import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
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

const members = layout(
  async () => (await import('./members-layout.tsx')).MembersLayout,
  [
    page('company/non-working-days', 'company:nonWorkingDays', async () =>
      (await import('./bring-non-working-days.ts')).bringNonWorkingDays(),
    ),
    page(
      'days-off',
      'site:teamCalendar',
      async () => (await import('#web/leave/team-calendar-page.tsx')).TeamCalendarPage,
    ),
    page('dashboard', 'site:dashboard', async () => (await import('#web/leave/dashboard-page.tsx')).DashboardPage),
    page(
      'user/password-change',
      'account:changePassword',
      async () => (await import('#web/account/change-password-page.tsx')).ChangePasswordPage,
    ),
  ],
)

const entry = layout(
  async () => (await import('./entry-layout.tsx')).EntryLayout,
  [
    page('login', 'account:logInTitle', async () => (await import('./log-in.tsx')).LogIn),
    page(
      'forgot-password',
      'account:forgotTitle',
      async () => (await import('#web/account/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
    page('change-password', 'account:resetTitle', async () => (await import('./reset-password.tsx')).ResetPassword),
    page('accept-invitation', 'people:join', async () => (await import('./accept-invitation.tsx')).AcceptInvitation),
  ],
)

const registration = layout(
  async () => (await import('./registration-layout.tsx')).RegistrationLayout,
  [
    page('register', 'account:registerTitle', async () => (await import('./register.tsx')).Register),
    page('register/company', 'company:title', async () => (await import('./registration-pages.tsx')).CompanyInfo),
    page(
      'register/personal-information',
      'people:title',
      async () => (await import('./registration-pages.tsx')).YourData,
    ),
    page('register/team', 'people:teamTitle', async () => (await import('./registration-pages.tsx')).TeamSetUp),
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
      { path: 'logout', loader: logOut, Component: () => null },
    ],
  },
]
