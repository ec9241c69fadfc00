import type { PageMetaView } from '#shared/backoffice/contract/page-meta/list-page-meta.ts'
import { robotsChoices, type PageMetaDraft } from '#shared/site/content/page-meta.ts'

/** What an operator types: nothing typed is what the release says. */
export interface MetaFields {
  title: string
  description: string
  robots: string
  og_title: string
  og_description: string
  og_image: string
  version: number
}

/** The choice of what the release says. */
export const byDefault = 'default'

export const nothingSaid: PageMetaDraft = {
  title: null,
  description: null,
  robots: null,
  og_title: null,
  og_description: null,
  og_image: null,
}

export const fieldsOf = (view: PageMetaView): MetaFields => ({
  title: view.title ?? '',
  description: view.description ?? '',
  robots: view.robots ?? byDefault,
  og_title: view.og_title ?? '',
  og_description: view.og_description ?? '',
  og_image: view.og_image ?? '',
  version: view.version,
})

const orNull = (text: string) => text.trim() || null

export const draftOf = (fields: MetaFields): PageMetaDraft => ({
  title: orNull(fields.title),
  description: orNull(fields.description),
  robots: robotsChoices.find(choice => choice === fields.robots) ?? null,
  og_title: orNull(fields.og_title),
  og_description: orNull(fields.og_description),
  og_image: orNull(fields.og_image),
})

/** What stands in the head of the page with these fields. */
export function headWith(fields: MetaFields, released: PageMetaView['released']) {
  const { title, description, robots, og_title, og_description, og_image } = draftOf(fields)
  const own = { title: title ?? released.title, description: description ?? released.description }
  return {
    ...own,
    isListed: !robots?.startsWith('noindex'),
    shared: { title: og_title ?? own.title, description: og_description ?? own.description },
    picture: og_image ?? released.og_image,
  }
}
