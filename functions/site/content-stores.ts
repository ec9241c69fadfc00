import type { Kind } from '#functions/platform/kind.ts'
import { AdList } from '#shared/site/content/ads.ts'
import { PageMeta } from '#shared/site/content/page-meta.ts'
import { LogoBytes, Partner } from '#shared/site/content/partner.ts'
import { Testimonial } from '#shared/site/content/testimonial.ts'

export const pageMetaPartition = 'PAGE_META'
export const testimonialsPartition = 'TESTIMONIALS'
export const partnersPartition = 'PARTNERS'

export const pageMetas: Kind<PageMeta, Pick<PageMeta, 'path' | 'language'>> = {
  name: 'PageMeta',
  schema: PageMeta,
  key: ({ path, language }) => ({ pk: pageMetaPartition, sk: `${language}#${path}` }),
}

export const testimonials: Kind<Testimonial, Pick<Testimonial, 'id'>> = {
  name: 'Testimonial',
  schema: Testimonial,
  key: ({ id }) => ({ pk: testimonialsPartition, sk: id }),
}

export const partners: Kind<Partner, Pick<Partner, 'id'>> = {
  name: 'Partner',
  schema: Partner,
  key: ({ id }) => ({ pk: partnersPartition, sk: id }),
}

export const logoBytes: Kind<LogoBytes, Pick<LogoBytes, 'digest'>> = {
  name: 'LogoBytes',
  schema: LogoBytes,
  key: ({ digest }) => ({ pk: `LOGO#${digest}`, sk: 'LOGO' }),
}

export const adLists: Kind<AdList, object> = {
  name: 'AdList',
  schema: AdList,
  key: () => ({ pk: 'ADS', sk: 'ADS' }),
}
