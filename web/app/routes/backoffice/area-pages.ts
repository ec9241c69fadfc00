import type { ComponentType } from 'react'
import type { Area } from '#shared/contract/permission.ts'
import type { IconName } from '#web/ui/icon/icon-name.ts'
import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'
import { confirming } from './confirming.tsx'

/** A page of the back office, below `/admin`. */
export interface AreaPage {
  /** May have parameters; nothing for the first page. */
  path: string
  /** Whose `read` opens it, and whose name it has. */
  area: Area
  icon: IconName
  /** Opened from another page, and not in the menu. */
  isInside?: true
  load: () => Promise<ComponentType>
}

/** Loads a page together with the words that only its area uses. */
export const withWords = async <P>(page: Promise<P>, words: NamespaceLoader): Promise<P> =>
  (await Promise.all([page, loadNamespaces(words)]))[0]

const dashboardWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/dashboard/dashboard-words-hu.ts'),
  en: () => import('#web/backoffice/dashboard/dashboard-words-en.ts'),
}
const companyWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/companies/companies-words-hu.ts'),
  en: () => import('#web/backoffice/companies/companies-words-en.ts'),
}
const userWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/users/users-words-hu.ts'),
  en: () => import('#web/backoffice/users/users-words-en.ts'),
}
const groupWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/user-groups/user-groups-words-hu.ts'),
  en: () => import('#web/backoffice/user-groups/user-groups-words-en.ts'),
}
const ruleWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/user-groups/rule-words-hu.ts'),
  en: () => import('#web/backoffice/user-groups/rule-words-en.ts'),
}
const operatorWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/operators/operators-words-hu.ts'),
  en: () => import('#web/backoffice/operators/operators-words-en.ts'),
}
const logWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/log/operatorlog-words-hu.ts'),
  en: () => import('#web/backoffice/log/operatorlog-words-en.ts'),
}

const visitWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/visitors/visitors-words-hu.ts'),
  en: () => import('#web/backoffice/visitors/visitors-words-en.ts'),
}

const countryWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/countries/countries-words-hu.ts'),
  en: () => import('#web/backoffice/countries/countries-words-en.ts'),
}

const contentWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/content/content-words-hu.ts'),
  en: () => import('#web/backoffice/content/content-words-en.ts'),
}

const editedWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/content-words-hu.ts'),
  en: () => import('#web/backoffice/content-words-en.ts'),
}

const messageWords: NamespaceLoader = {
  hu: () => import('#web/backoffice/messages/message-words-hu.ts'),
  en: () => import('#web/backoffice/messages/message-words-en.ts'),
}

const blogWords: NamespaceLoader = {
  hu: () => import('#web/site/blog/blog-words-hu.ts'),
  en: () => import('#web/site/blog/blog-words-en.ts'),
}

/** Every page of the back office, in the groups and the order of the menu. */
export const areaPages: readonly (readonly AreaPage[])[] = [
  [
    {
      path: 'dashboard',
      area: 'dashboard',
      icon: 'house',
      load: async () =>
        (await withWords(import('#web/backoffice/dashboard/dashboard-page.tsx'), dashboardWords)).DashboardPage,
    },
    {
      path: 'companies',
      area: 'companies',
      icon: 'building',
      load: async () =>
        (await withWords(import('#web/backoffice/companies/companies-page.tsx'), companyWords)).CompaniesPage,
    },
    {
      path: 'companies/:id',
      area: 'companies',
      icon: 'building',
      isInside: true,
      load: async () =>
        confirming((await withWords(import('#web/backoffice/companies/company-page.tsx'), companyWords)).CompanyPage),
    },
    {
      path: 'companies/:id/people',
      area: 'companies',
      icon: 'building',
      isInside: true,
      load: async () =>
        (await withWords(import('#web/backoffice/companies/company-people-page.tsx'), companyWords)).CompanyPeoplePage,
    },
    {
      path: 'users',
      area: 'users',
      icon: 'users',
      load: async () => (await withWords(import('#web/backoffice/users/users-page.tsx'), userWords)).UsersPage,
    },
    {
      path: 'users/:id',
      area: 'users',
      icon: 'users',
      isInside: true,
      load: async () =>
        confirming((await withWords(import('#web/backoffice/users/user-page.tsx'), userWords)).UserPage),
    },
    {
      path: 'user-groups',
      area: 'user-groups',
      icon: 'filter',
      load: async () =>
        (await withWords(withWords(import('#web/backoffice/user-groups/user-groups-page.tsx'), groupWords), ruleWords))
          .UserGroupsPage,
    },
    {
      path: 'user-groups/messages',
      area: 'user-groups',
      icon: 'mail',
      isInside: true,
      load: async () =>
        (await withWords(import('#web/backoffice/user-groups/group-messages-page.tsx'), groupWords)).GroupMessagesPage,
    },
    {
      path: 'user-groups/:id',
      area: 'user-groups',
      icon: 'filter',
      isInside: true,
      load: async () =>
        confirming(
          (await withWords(import('#web/backoffice/user-groups/user-group-page.tsx'), groupWords)).UserGroupPage,
        ),
    },
    {
      path: 'countries',
      area: 'currencies',
      icon: 'globe',
      load: async () =>
        (await withWords(import('#web/backoffice/countries/countries-page.tsx'), countryWords)).CountriesPage,
    },
  ],
  [
    {
      path: 'messages',
      area: 'contact-messages',
      icon: 'mail',
      load: async () =>
        (await withWords(import('#web/backoffice/messages/messages-page.tsx'), messageWords)).MessagesPage,
    },
    {
      path: 'articles',
      area: 'articles',
      icon: 'list',
      load: async () =>
        (await withWords(import('#web/backoffice/content/articles/articles-page.tsx'), contentWords)).ArticlesPage,
    },
    {
      path: 'articles/:id',
      area: 'articles',
      icon: 'list',
      isInside: true,
      load: async () =>
        (await withWords(withWords(import('./articles-area.tsx'), contentWords), blogWords)).ArticleArea,
    },
    {
      path: 'testimonials',
      area: 'testimonials',
      icon: 'star',
      load: async () => (await withWords(import('./testimonials-area.tsx'), contentWords)).TestimonialsArea,
    },
    {
      path: 'partners',
      area: 'partners',
      icon: 'heart',
      load: async () =>
        (await withWords(import('#web/backoffice/content/partners/partners-page.tsx'), contentWords)).PartnersPage,
    },
  ],
  [
    {
      path: 'translations',
      area: 'translations',
      icon: 'globe',
      load: async () =>
        confirming(
          (await withWords(import('#web/backoffice/translations/translations-page.tsx'), editedWords)).TranslationsPage,
        ),
    },
    {
      path: 'page-meta',
      area: 'page-meta',
      icon: 'list',
      load: async () =>
        (await withWords(import('#web/backoffice/page-meta/page-meta-page.tsx'), editedWords)).PageMetaPage,
    },
    {
      path: 'ads',
      area: 'ads',
      icon: 'copy',
      load: async () => (await withWords(import('#web/backoffice/ads/ads-page.tsx'), editedWords)).AdsPage,
    },
    {
      path: 'visitors',
      area: 'visitors',
      icon: 'eye',
      load: async () =>
        (await withWords(import('#web/backoffice/visitors/visitors-page.tsx'), visitWords)).VisitorsPage,
    },
    {
      path: 'campaigns',
      area: 'campaigns',
      icon: 'send',
      load: async () =>
        (await withWords(import('#web/backoffice/campaigns/campaigns-page.tsx'), visitWords)).CampaignsPage,
    },
  ],
  [
    {
      path: 'operators',
      area: 'admin-users',
      icon: 'lock',
      load: async () =>
        confirming(
          (await withWords(import('#web/backoffice/operators/operators-page.tsx'), operatorWords)).OperatorsPage,
        ),
    },
    {
      path: 'templates',
      area: 'permission-templates',
      icon: 'settings',
      load: async () =>
        confirming(
          (await withWords(import('#web/backoffice/operators/templates-page.tsx'), operatorWords)).TemplatesPage,
        ),
    },
    {
      path: 'log',
      area: 'audit',
      icon: 'clock',
      load: async () =>
        (await withWords(withWords(import('#web/backoffice/log/operator-log-page.tsx'), contentWords), logWords))
          .OperatorLogPage,
    },
  ],
]
