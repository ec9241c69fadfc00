import * as z from 'zod/mini'
import { mostTestimonials } from '../../../site/content/testimonial.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { Language } from '../../../words/language.ts'

export const orderTestimonials = endpoint('PUT /admin/testimonial/order', {
  summary: 'Puts the testimonials of a language in an order, which names all of them',
  access: 'operator:testimonials.write',
  body: z.object({
    language: Language,
    ids: z.array(Id).check(z.minLength(1, { error: 'problems:required' }), z.maxLength(mostTestimonials)),
  }),
})
