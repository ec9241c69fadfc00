import type { PageMetaView } from '#shared/backoffice/contract/page-meta/list-page-meta.ts'
import type { PageMeta } from '#shared/site/content/page-meta.ts'
import type { EditablePath } from '#shared/site/pages/editable-paths.ts'
import { ogPictureOf } from '#shared/site/pages/og-picture.ts'
import { pageWords } from '#shared/site/pages/page-words.ts'
import { editedOr, type Namespaces } from '#shared/words/edits.ts'
import type { Language } from '#shared/words/language.ts'
import { productName } from '#shared/words/product.ts'
import type { Stored } from '#functions/platform/kind.ts'

/** What stands in the head of a page where operators have set nothing: the sentences of the release, as they are edited. */
export function releasedHead(
  path: EditablePath,
  language: Language,
  words: Namespaces,
  edits: Namespaces,
): PageMetaView['released'] {
  const said = (sentence: string) => {
    const [namespace = '', key = ''] = sentence.split(':')
    const text = editedOr(words[namespace]?.[key] ?? '', edits[namespace]?.[key])
    return text.replaceAll('{{product}}', productName)
  }
  return {
    title: `${said(pageWords[path].title)} · ${productName}`,
    description: said(pageWords[path].description),
    og_image: ogPictureOf(path, language),
  }
}

export const pageMetaView = (
  place: Pick<PageMeta, 'path' | 'language'>,
  kept: Stored<PageMeta> | undefined,
  released: PageMetaView['released'],
): PageMetaView => ({
  path: place.path,
  language: place.language,
  title: kept?.title ?? null,
  description: kept?.description ?? null,
  robots: kept?.robots ?? null,
  og_title: kept?.og_title ?? null,
  og_description: kept?.og_description ?? null,
  og_image: kept?.og_image ?? null,
  released,
  changed_at: kept?.changed_at ?? null,
  version: kept?._version ?? 0,
})
