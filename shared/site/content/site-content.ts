import { noCountries, type CountryTable } from '../../company/countries/country-table.ts'
import type { Language } from '../../words/language.ts'
import type { Namespaces } from '../../words/edits.ts'
import type { AdList } from './ads.ts'
import type { Article } from './article.ts'
import type { PageMeta } from './page-meta.ts'
import type { Partner } from './partner.ts'
import type { Testimonial } from './testimonial.ts'

/** All that operators have put on the public site, or said otherwise than the release does. */
export interface SiteContent {
  edits: Record<Language, Namespaces>
  pages: readonly PageMeta[]
  /** Those that are published. */
  articles: readonly Article[]
  testimonials: readonly Testimonial[]
  partners: readonly Partner[]
  ads: Pick<AdList, 'entries'>
  /** The rate of tax that prices are shown with is among them. */
  countries: CountryTable
}

/** What the release itself puts there. */
export const releasedContent: SiteContent = {
  edits: { hu: {}, en: {} },
  pages: [],
  articles: [],
  testimonials: [],
  partners: [],
  ads: { entries: [] },
  countries: noCountries,
}
