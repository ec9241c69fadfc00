import type { Kind } from '#functions/platform/kind.ts'
import { Publication } from '#shared/site/content/publication.ts'

export const publications: Kind<Publication, object> = {
  name: 'Publication',
  schema: Publication,
  key: () => ({ pk: 'PUBLICATION', sk: 'PUBLICATION' }),
}
