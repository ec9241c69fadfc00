import * as z from 'zod/mini'
import { TestimonialDraft } from '../../../site/content/testimonial.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { TestimonialView } from './list-testimonials.ts'

export const changeTestimonial = endpoint('PUT /admin/testimonial/{id}', {
  summary: 'Changes a testimonial; one that moves to another language comes last there',
  access: 'operator:testimonials.write',
  body: z.extend(TestimonialDraft, {
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
  reply: z.object({ data: TestimonialView }),
})
