import * as z from 'zod/mini'
import { vatPercent } from '../../billing/vat.ts'
import type { CountryTable } from '../../company/countries/country-table.ts'
import type { Language } from '../../words/language.ts'
import { byPlace } from './in-order.ts'
import { logoKey, ShownPartner, type Partner } from './partner.ts'
import { ShownTestimonial, type Testimonial } from './testimonial.ts'

/** What operators have put on the home page of a language, and the tax that its prices are shown with. */
export const HomeContent = z.object({
  testimonials: z.array(ShownTestimonial),
  partners: z.array(ShownPartner),
  /** The tax on the prices, in per cent. */
  vat_percent: z.number(),
})
export type HomeContent = z.infer<typeof HomeContent>

interface Written {
  testimonials: readonly Testimonial[]
  partners: readonly Partner[]
  countries: CountryTable
}

/** What the home page of a language shows: what is active, in its order. */
export const homeContentOf = ({ testimonials, partners, countries }: Written, language: Language): HomeContent => ({
  testimonials: byPlace(testimonials)
    .filter(one => one.active && one.language === language)
    .map(({ id, title, rating, description, name, position, company }) => ({
      id,
      title,
      rating,
      description,
      name,
      position,
      company,
    })),
  partners: byPlace(partners)
    .filter(one => one.active && one.language === language)
    .map(({ id, name, kind, logo }) => ({
      id,
      name,
      kind,
      src: `/${logoKey(logo)}`,
      width: logo.width,
      height: logo.height,
    })),
  vat_percent: vatPercent(countries, 'HU'),
})
