import * as z from 'zod/mini'
import { mostPartners } from '../../../site/content/partner.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { Language } from '../../../words/language.ts'

export const orderPartners = endpoint('PUT /admin/partner/order', {
  summary: 'Puts the partners and brands of a language in an order, which names all of them',
  access: 'operator:partners.write',
  body: z.object({
    language: Language,
    ids: z.array(Id).check(z.minLength(1, { error: 'problems:required' }), z.maxLength(mostPartners)),
  }),
})
