import * as z from 'zod/mini'
import { Id, line } from '../../contract/wire.ts'
import { Language } from '../../words/language.ts'

/** What an operator writes of what a customer has said. */
export const TestimonialDraft = z.object({
  title: line(80),
  /** Stars. */
  rating: z.int().check(z.gte(1, { error: 'refusals:rating' }), z.lte(5, { error: 'refusals:rating' })),
  description: line(500),
  name: line(80),
  position: line(80),
  company: line(80),
  language: Language,
  active: z.boolean(),
})
export type TestimonialDraft = z.infer<typeof TestimonialDraft>

/** What a customer has said of the product, shown on the home page of its language while it is active. */
export const Testimonial = z.extend(TestimonialDraft, {
  id: Id,
  /** Its place among the others; the first is 0. */
  place: z.int(),
  /** Unix seconds. */
  changed_at: z.int(),
})
export type Testimonial = z.infer<typeof Testimonial>

/** More than anybody reads, and few enough that one transaction puts all of them in another order. */
export const mostTestimonials = 80

/** A testimonial as the home page shows it. */
export const ShownTestimonial = z.pick(Testimonial, {
  id: true,
  title: true,
  rating: true,
  description: true,
  name: true,
  position: true,
  company: true,
})
export type ShownTestimonial = z.infer<typeof ShownTestimonial>
