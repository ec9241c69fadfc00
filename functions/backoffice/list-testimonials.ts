import * as contract from '#shared/backoffice/contract/testimonials/list-testimonials.ts'
import { byPlace } from '#shared/site/content/in-order.ts'
import { testimonials, testimonialsPartition } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { withVersion } from './with-version.ts'

export const handler = serve(contract.listTestimonials, async () => ({
  data: byPlace(await list(testimonials, { pk: testimonialsPartition })).map(withVersion),
}))
