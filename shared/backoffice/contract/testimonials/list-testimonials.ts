import * as z from 'zod/mini'
import { Testimonial } from '../../../site/content/testimonial.ts'
import { endpoint } from '../../../contract/endpoint.ts'

/** A testimonial, and the version of it that was read. */
export const TestimonialView = z.extend(Testimonial, { version: z.int() })
export type TestimonialView = z.infer<typeof TestimonialView>

export const listTestimonials = endpoint('GET /admin/testimonial', {
  summary: 'What customers have said, in the order of the home page, of all languages and inactive too',
  access: 'operator:testimonials.read',
  reply: z.object({ data: z.array(TestimonialView) }),
})
