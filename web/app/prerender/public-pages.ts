import { articles, type ArticleEntry } from '#shared/site/article.ts'
import { pageWords } from '#shared/site/pages/page-words.ts'
import type { Language } from '#shared/words/language.ts'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { languages } from '../language/language-of-address.ts'
import { longWeekendsPath, longWeekendYears } from '../language/long-weekends-path.ts'
import { articleData, calculatorData, helpData, homeData } from './structured-data.ts'

/** Words that are no translation, such as the title of an article. */
export interface Text {
  text: string
}

/** A page that is written when the site is built, so that it stands there before any program has arrived. */
export interface PublicPage {
  /** Without language. */
  path: string
  /** Words for the head: the title, and the sentence under it in a list of search results. */
  title: TranslationKey | Text
  description?: TranslationKey | Text
  /** The languages it is written in; both, where nothing is said. */
  languages?: readonly Language[]
  /** What the words say of it. */
  values?: Record<string, unknown>
  /** Its path in each language, where it is called differently; another one leads search engines there. */
  paths?: Record<Language, string>
  /** What search engines are told of it, by schema.org. */
  data?: (language: Language) => object
  /** The modules its route brings, from `web/`: their scripts and sheets are asked for with the page. */
  parts: string[]
  /** Modules that come a moment later, but stand written with the rest: their sheets are asked for with the page. */
  later?: string[]
  /** Not for search engines. */
  isHidden?: boolean
  /** It is read before it is used: its program comes as soon as its reader does anything. */
  isRead?: boolean
}

const site = 'app/layout/site-layout.tsx'
const entry = ['app/session/browser-product.ts', 'app/layout/entry-layout.tsx']

/** Every public page, with those of the articles that operators have published. */
export const publicPages = (published: readonly ArticleEntry[] = []): PublicPage[] => [
  {
    path: '/',
    ...pageWords['/'],
    data: homeData,
    isRead: true,
    parts: [site, 'app/routes/site/home.tsx'],
    later: ['app/routes/site/sections-of-home.tsx'],
  },
  {
    path: '/days-off-calculator',
    ...pageWords['/days-off-calculator'],
    data: calculatorData,
    isRead: true,
    parts: [site, 'app/routes/calculator.tsx'],
    later: ['site/days-off-calculator.tsx'],
  },
  {
    path: '/help',
    ...pageWords['/help'],
    data: helpData,
    isRead: true,
    parts: [site, 'app/routes/site/help.tsx'],
    later: ['site/help/help-page.tsx'],
  },
  {
    path: '/blog',
    ...pageWords['/blog'],
    languages: ['hu'],
    isRead: true,
    parts: [site, 'app/routes/site/blog.tsx'],
    later: ['site/blog/blog-page.tsx'],
  },
  ...[...published, ...articles].map((article): PublicPage => ({
    path: `/blog/${article.slug}`,
    title: { text: article.title },
    description: { text: article.lead },
    languages: ['hu'],
    data: () => articleData(article),
    isRead: true,
    parts: [site, 'app/routes/site/blog.tsx'],
    later: ['site/blog/article-page.tsx'],
  })),
  ...longWeekendYears.flatMap(year =>
    languages.map((language): PublicPage => ({
      path: longWeekendsPath(year, language),
      paths: { hu: longWeekendsPath(year, 'hu'), en: longWeekendsPath(year, 'en') },
      title: 'weekends:title',
      description: 'weekends:about',
      values: { year },
      isRead: true,
      parts: [site, 'app/routes/site/long-weekends.tsx'],
      later: ['site/long-weekends/long-weekends-page.tsx'],
    })),
  ),
  ...(['/privacy-policy', '/terms-of-use', '/imprint'] as const).map(path => ({
    path,
    ...pageWords[path],
    isRead: true,
    parts: [site, 'app/routes/site/legal.tsx'],
    later: ['site/legal/legal-page.tsx'],
  })),
  {
    path: '/login',
    ...pageWords['/login'],
    parts: [...entry, 'app/routes/log-in.tsx'],
  },
  {
    path: '/register',
    ...pageWords['/register'],
    parts: ['app/session/browser-product.ts', 'app/layout/registration-layout.tsx', 'app/routes/register.tsx'],
  },
  {
    path: '/forgot-password',
    ...pageWords['/forgot-password'],
    parts: [...entry, 'app/routes/log-in.tsx'],
  },
  { path: '/404', title: 'common:notFound', parts: [site], isHidden: true },
]
