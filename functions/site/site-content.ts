import { countryTable } from '#functions/company/country-store.ts'
import { editedSentences, editsPartition } from '#functions/platform/edited-sentences.ts'
import { get, list } from '#functions/platform/table.ts'
import type { SiteContent } from '#shared/site/content/site-content.ts'
import { usableEdits, type Namespaces } from '#shared/words/edits.ts'
import type { Language } from '#shared/words/language.ts'
import { articles, articlesPartition } from './article-store.ts'
import {
  adLists,
  pageMetaPartition,
  pageMetas,
  partners,
  partnersPartition,
  testimonials,
  testimonialsPartition,
} from './content-stores.ts'

/** All that operators have put on the public site, as it is at this moment. */
export async function readSiteContent(): Promise<SiteContent> {
  const [hu, en, pages, written, said, shown, ads, countries] = await Promise.all([
    editsOf('hu'),
    editsOf('en'),
    list(pageMetas, { pk: pageMetaPartition }),
    list(articles, { pk: articlesPartition }),
    list(testimonials, { pk: testimonialsPartition }),
    list(partners, { pk: partnersPartition }),
    get(adLists, {}),
    countryTable(),
  ])
  return {
    edits: { hu, en },
    pages,
    articles: written.filter(article => article.is_published),
    testimonials: said,
    partners: shown,
    ads: ads ?? { entries: [] },
    countries,
  }
}

async function editsOf(language: Language): Promise<Namespaces> {
  const found = await list(editedSentences, { pk: editsPartition(language) })
  const edits = Object.fromEntries(found.map(({ namespace, sentences }) => [namespace, sentences]))
  // All words of the release, which only the publisher needs.
  const { translations } = await import('#shared/words/translations.ts')
  return usableEdits(translations[language], edits)
}
