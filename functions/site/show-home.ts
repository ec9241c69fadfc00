import { serve } from '#functions/platform/serve.ts'
import { homeContentOf } from '#shared/site/content/home-content.ts'
import * as contract from '#shared/site/contract/show-home.ts'
import { countryTable } from '#functions/company/country-store.ts'
import { list } from '#functions/platform/table.ts'
import { partners, partnersPartition, testimonials, testimonialsPartition } from './content-stores.ts'

export const handler = serve(contract.showHome, async (_, { language }) => {
  const [said, shown, countries] = await Promise.all([
    list(testimonials, { pk: testimonialsPartition, mayLag: true }),
    list(partners, { pk: partnersPartition, mayLag: true }),
    countryTable(),
  ])
  return { data: homeContentOf({ testimonials: said, partners: shown, countries }, language) }
})
