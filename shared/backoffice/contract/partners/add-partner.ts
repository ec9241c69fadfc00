import * as z from 'zod/mini'
import { LogoFile, PartnerDraft } from '../../../site/content/partner.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { PartnerView } from './list-partners.ts'

export const addPartner = endpoint('POST /admin/partner', {
  summary: 'Adds a partner or a brand with its logo, behind the others of its language',
  access: 'operator:partners.write',
  body: z.extend(PartnerDraft, { logo: LogoFile }),
  reply: z.object({ data: PartnerView }),
})
