import * as z from 'zod/mini'
import { Partner } from '../../../site/content/partner.ts'
import { endpoint } from '../../../contract/endpoint.ts'

/** A partner or a brand, and the version of it that was read. */
export const PartnerView = z.extend(Partner, { version: z.int() })
export type PartnerView = z.infer<typeof PartnerView>

export const listPartners = endpoint('GET /admin/partner', {
  summary: 'Partners and brands, in the order of the home page, of all languages and inactive too',
  access: 'operator:partners.read',
  reply: z.object({ data: z.array(PartnerView) }),
})
