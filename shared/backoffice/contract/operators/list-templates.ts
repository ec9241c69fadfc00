import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { TemplateView } from './operator-view.ts'

export const listTemplates = endpoint('GET /admin/template', {
  summary: 'The permission templates, how many operators have each, and the version of all of them',
  access: 'operator:permission-templates.read',
  reply: z.object({
    data: z.array(z.extend(TemplateView, { operators: z.int() })),
    version: z.int(),
  }),
})
