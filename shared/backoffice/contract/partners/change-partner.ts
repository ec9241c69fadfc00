import * as z from 'zod/mini'
import { LogoFile, PartnerDraft } from '../../../site/content/partner.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { PartnerView } from './list-partners.ts'

export const changePartner = endpoint('PUT /admin/partner/{id}', {
  summary: 'Changes a partner or a brand, and its logo where another one is sent',
  access: 'operator:partners.write',
  body: z.extend(PartnerDraft, {
    logo: z.optional(LogoFile),
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
  reply: z.object({ data: PartnerView }),
})
