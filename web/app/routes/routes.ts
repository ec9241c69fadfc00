import { redirect, type RouteObject } from 'react-router'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { loadProductNamespaces } from '../language/namespaces.ts'
import { ErrorPage, NotFoundPage } from '../layout/error-page.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { Root } from '../layout/root.tsx'
import { longWeekendSegments } from '../language/language-of-address.ts'
import { guard, logOut } from './guard.ts'
import { layout, page, redirection } from './route.ts'
import type { loadLegal } from './site/legal.tsx'

/** The layout of the product, with the session, which prerendering does without. */
async function loadProduct() {
  const [{ ProductLayout }] = await Promise.all([
    import.meta.env.SSR
      ? import('../layout/product-frame.tsx')
      : import('../session/browser-product.ts').then(({ product }) => product),
    loadProductNamespaces(),
  ])
  return ProductLayout
}

const profileRoutes = () => import('./profile.tsx')

/** The pages of a person with their titles: one's own, and by an id anybody's. */
const profileTitles = {
  'personal-information': 'people:personalInformation',
  'employee-information': 'people:employmentInformation',
  'days-off': 'profile:daysOff',
  approvers: 'people:approvers',
  'account-settings': 'people:accountSettings',
  'password-change': 'account:changePassword',
} as const
const ownTitles = {
  ...profileTitles,
  'days-off': 'people:myDaysOff',
  security: 'people:security',
} as const

const attendance = (path: string) =>
  page(path, 'people:attendance', async () => (await import('./attendance.ts')).loadAttendance())

const profile = layout(
  async () => (await profileRoutes()).loadProfile(),
  [
    ...Object.entries({ user: ownTitles, 'user/:id': profileTitles }).flatMap(([whose, titles]): RouteObject[] => [
      redirection(
        whose,
        async args =>
          (await guard(args)) ?? redirect(`/${whose.replace(':id', args.params.id ?? '')}/personal-information`),
      ),
      ...Object.entries(titles).map(([name, title]) =>
        page(`${whose}/${name}`, title, async () =>
          (await profileRoutes()).loadProfilePage(name as keyof typeof ownTitles),
        ),
      ),
    ]),
    attendance('user/:id/export'),
  ],
)

/** The list of sheets stands among the pages of the administration, and by itself for who decides for others. */
const sheetList = async () => (await import('./attendance.ts')).loadSheetList()

const companyRoutes = () => import('./company.tsx')

/** The pages for administrators; the area's own address leads to the first of them. */
const companyArea = layout(
  async () => (await companyRoutes()).loadCompanyArea(),
  [
    redirection('company', async args => (await guard(args)) ?? redirect('/company/settings')),
    page('company/employees', 'employees:title', async () => (await companyRoutes()).loadEmployees()),
    page('company/employees/import', 'employees:importTitle', async () => (await companyRoutes()).loadImport()),
    page('company/administrators', 'administrators:title', async () => (await companyRoutes()).loadAdministrators()),
    page('company/groups', 'groups:title', async () => (await companyRoutes()).loadGroups()),
    page('company/positions', 'positions:title', async () => (await companyRoutes()).loadPositions()),
    page('company/settings', 'settings:title', async () => (await companyRoutes()).loadCompanySettings()),
    page('company/non-working-days', 'company:nonWorkingDays', async () =>
      (await companyRoutes()).loadNonWorkingDays(),
    ),
    page('company/attendance', 'company:attendanceSheets', sheetList),
    page('company/export', 'payroll:title', async () => (await companyRoutes()).loadPayroll()),
    page('company/plan', 'plan:title', async () => (await companyRoutes()).loadPlan()),
    page('company/integrations', 'integrations:title', async () => (await companyRoutes()).loadIntegrations()),
    page('company/integrations/api', 'integrations:docs', async () => (await companyRoutes()).loadApiPage()),
    page('company/messages', 'messages:title', async () => (await companyRoutes()).loadMessages()),
    page('company/audit-log', 'auditlog:title', async () => (await companyRoutes()).loadAuditLog()),
  ],
)

const memberRoutes = () => import('./members.tsx')

const members = layout(
  async () => (await memberRoutes()).loadMembersLayout(),
  [
    companyArea,
    page(
      'days-off',
      'site:teamCalendar',
      async () => (await import('#web/leave/team-calendar/team-calendar-page.tsx')).TeamCalendarPage,
    ),
    page('dashboard', 'site:dashboard', async () => (await memberRoutes()).loadDashboard()),
    page('connect', 'assistant:title', async () => (await profileRoutes()).loadConnect()),
    page('notifications', 'notifications:bell', async () => (await import('./notifications.tsx')).loadNotifications()),
    attendance('user/export'),
    page('user/slack', 'slack:linkTitle', async () => (await companyRoutes()).loadSlackLink()),
    page('attendance', 'people:attendance', sheetList),
    profile,
  ],
)

const logInRoutes = () => import('./log-in.tsx')
const emailLinks = () => import('./email-links.tsx')

const entry = layout(
  async () => (await import('../layout/entry-layout.tsx')).EntryLayout,
  [
    page('login', 'account:logInTitle', async () => (await logInRoutes()).LogIn),
    page('forgot-password', 'account:forgotTitle', async () => (await logInRoutes()).ForgotPassword),
    page('second-factor', 'people:security', async () => (await logInRoutes()).FactorNeeded),
    page('change-password', 'account:resetTitle', async () => (await emailLinks()).loadLinkPage('ResetPassword')),
    page('accept-invitation', 'people:join', async () => (await emailLinks()).loadLinkPage('AcceptInvitation')),
    page('identity/:provider', 'account:logInTitle', async () => (await logInRoutes()).loadIdentityReturn()),
    page('company-deleted', 'company:deletedTitle', async () => (await import('./company-deleted.tsx')).CompanyDeleted),
    page('confirm-email', 'links:confirmTitle', async () => (await emailLinks()).loadLinkPage('ConfirmEmail')),
    page('confirm-email-change', 'links:changeTitle', async () =>
      (await emailLinks()).loadLinkPage('ConfirmEmailChange'),
    ),
    page('decide', 'links:decideTitle', async () => (await import('./decide.tsx')).loadDecide()),
    page('stop-email-change', 'links:stopTitle', async () => (await emailLinks()).loadLinkPage('StopEmailChange')),
  ],
)

const registrationRoutes = () => import('./registration.tsx')

const registration = layout(
  async () => (await import('../layout/registration-layout.tsx')).RegistrationLayout,
  [
    page('register', 'account:registerTitle', async () => (await import('./register.tsx')).Register),
    page('register/company', 'company:title', async () => (await registrationRoutes()).CompanyInfo),
    page('register/personal-information', 'people:title', async () => (await registrationRoutes()).YourData),
    page('register/team', 'people:teamTitle', async () => (await registrationRoutes()).TeamSetUp),
  ],
)

const blogRoutes = () => import('./site/blog.tsx')

const legal = (path: string, title: TranslationKey, name: Parameters<typeof loadLegal>[0]) =>
  page(path, title, async () => (await import('./site/legal.tsx')).loadLegal(name))

const site = layout(
  async () => (await import('../layout/site-layout.tsx')).SiteLayout,
  [
    page(undefined, 'site:homeTitle', async () => (await import('./site/home.tsx')).Home),
    page('days-off-calculator', 'site:calculator', async () => (await import('./calculator.tsx')).CalculatorPage),
    page('help', 'site:help', async () => (await import('./site/help.tsx')).loadHelp()),
    page('blog', 'site:blog', async () => (await blogRoutes()).loadBlog()),
    {
      ...page('blog/:article', 'site:blog', async () => (await blogRoutes()).loadArticlePage()),
      // Its title is that of the article.
      handle: { namesItself: true },
    },
    ...Object.values(longWeekendSegments).map(name => ({
      ...page(`${name}/:year`, 'site:longWeekends', async () =>
        (await import('./site/long-weekends.tsx')).loadLongWeekends(),
      ),
      handle: { namesItself: true },
    })),
    legal('privacy-policy', 'site:privacy', 'privacyPolicy'),
    legal('terms-of-use', 'site:terms', 'termsOfUse'),
    legal('imprint', 'site:imprint', 'imprint'),
    { id: 'missing', path: '*', handle: { title: 'common:notFound' }, loader: guard, Component: NotFoundPage },
  ],
)

/** Every page there is. */
export const pages: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageSkeleton,
    children: [
      layout(loadProduct, [
        members,
        entry,
        registration,
        // One line for all of its pages, since every page of the site loads these.
        {
          id: 'admin',
          path: 'admin/*',
          handle: { namesItself: true },
          loader: guard,
          lazy: () => import('./backoffice.ts'),
        },
      ]),
      site,
      redirection('logout', logOut),
      redirection('employment-information', guard),
    ],
  },
]
