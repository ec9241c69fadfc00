import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { logoTypes } from '../../../site/content/partner.ts'

export const showLogo = endpoint('GET /admin/partner/{id}/logo', {
  summary: 'The logo of a partner or a brand in base64, also of one that the home page does not show',
  access: 'operator:partners.read',
  reply: z.object({ data: z.object({ type: z.enum(logoTypes), bytes: z.string() }) }),
})
