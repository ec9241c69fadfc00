import * as z from 'zod/mini'
import { TestimonialDraft } from '../../../site/content/testimonial.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { TestimonialView } from './list-testimonials.ts'

export const addTestimonial = endpoint('POST /admin/testimonial', {
  summary: 'Adds a testimonial, behind the others of its language',
  access: 'operator:testimonials.write',
  body: TestimonialDraft,
  reply: z.object({ data: TestimonialView }),
})
