import type { Language } from '../../words/language.ts'
import type { Namespaces } from '../../words/edits.ts'
import type { ArticleEntry } from '../article.ts'
import type { HomeContent } from '../content/home-content.ts'

/** What was written into a document beside its markup, by which it is hydrated. */
export interface PageData {
  /** The sentences that operators have edited, by language. */
  edits?: Partial<Record<Language, Namespaces>>
  /** The address whose title operators have written themselves. */
  titled?: string
  /** The published articles of operators, of a page that lists them. */
  articles?: readonly ArticleEntry[]
  article?: { entry: ArticleEntry; body: readonly string[] }
  home?: HomeContent & { language: Language }
}

export const pageDataId = 'page-data'
