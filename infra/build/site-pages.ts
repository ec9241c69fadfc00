import { articles } from '#shared/site/article.ts'

/** The prerendered pages, each in both languages but for those of the blog. */
export const publicPages = [
  '/',
  '/days-off-calculator',
  '/help',
  '/blog',
  ...articles.map(({ slug }) => `/blog/${slug}`),
  ...[2026, 2027].flatMap(year => [`/hosszu-hetvegek/${year}`, `/long-weekends/${year}`]),
  '/privacy-policy',
  '/terms-of-use',
  '/imprint',
  '/login',
  '/register',
  '/forgot-password',
]

/** The first path segments of pages that the shell renders. */
export const appSections = [
  'accept-invitation',
  'admin',
  'attendance',
  'change-password',
  'company',
  'company-deleted',
  'confirm-email',
  'confirm-email-change',
  'connect',
  'dashboard',
  'days-off',
  'decide',
  'employment-information',
  'identity',
  'logout',
  'notifications',
  'register',
  'second-factor',
  'stop-email-change',
  'user',
]
