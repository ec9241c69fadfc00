import { endpoint } from '../../../contract/endpoint.ts'

export const removeTestimonial = endpoint('DELETE /admin/testimonial/{id}', {
  summary: 'Removes a testimonial',
  access: 'operator:testimonials.write',
})
