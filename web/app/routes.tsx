import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { ErrorPage, NotFoundPage } from './error-page.tsx'
import { guard, logOut } from './guard.ts'
import { Root } from './root.tsx'
import { Waiting } from './waiting.tsx'

/** A page: brought when it is asked for, and only to those who may see it. */
const page = (
  path: string | undefined,
  title: string | undefined,
  bring: () => Promise<ComponentType>,
): RouteObject => ({
  ...(path === undefined ? { index: true } : { path }),
  handle: { title },
  loader: guard,
  lazy: async () => ({ Component: await bring() }),
})

const layout = (bring: () => Promise<ComponentType>, children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await bring() }),
  children,
})

/** Every page there is. */
export const pages: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Waiting,
    children: [
      layout(
        async () => (await import('./members-layout.tsx')).MembersLayout,
        [
          page(
            'dashboard',
            'site:dashboard',
            async () => (await import('#web/leave/dashboard-page.tsx')).DashboardPage,
          ),
        ],
      ),
      layout(
        async () => (await import('./entry-layout.tsx')).EntryLayout,
        [
          page('login', 'account:logInTitle', async () => (await import('./entry-pages.tsx')).LogIn),
          page('accept-invitation', 'people:join', async () => (await import('./entry-pages.tsx')).AcceptInvitation),
        ],
      ),
      layout(
        async () => (await import('./registration-layout.tsx')).RegistrationLayout,
        [
          page('register', 'account:registerTitle', async () => (await import('./registration-pages.tsx')).Register),
          page('register/company', 'company:title', async () => (await import('./registration-pages.tsx')).CompanyInfo),
          page(
            'register/personal-information',
            'people:title',
            async () => (await import('./registration-pages.tsx')).YourData,
          ),
          page('register/team', 'people:teamTitle', async () => (await import('./registration-pages.tsx')).TeamSetUp),
        ],
      ),
      layout(
        async () => (await import('./site-layout.tsx')).SiteLayout,
        [
          page(undefined, 'site:homeTitle', async () => (await import('#web/site/home-page.tsx')).HomePage),
          { path: '*', handle: { title: 'common:notFound' }, loader: guard, Component: NotFoundPage },
        ],
      ),
      { path: 'logout', loader: logOut, Component: () => null },
    ],
  },
]
