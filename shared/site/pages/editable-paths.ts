import type { Language } from '../../words/language.ts'

/** The public pages whose head operators may say otherwise. */
export const editablePaths = [
  '/',
  '/days-off-calculator',
  '/help',
  '/blog',
  '/privacy-policy',
  '/terms-of-use',
  '/imprint',
  '/login',
  '/register',
  '/forgot-password',
] as const
export type EditablePath = (typeof editablePaths)[number]

/** The languages that a page is written in; the blog is Hungarian alone. */
export const languagesOfPage = (path: string): readonly Language[] => (path.startsWith('/blog') ? ['hu'] : ['hu', 'en'])
