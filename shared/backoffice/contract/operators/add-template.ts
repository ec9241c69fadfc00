import * as z from 'zod/mini'
import { TemplateName } from '../../../account/operator.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { Permissions } from './invite-operator.ts'
import { TemplateView } from './operator-view.ts'

export const addTemplate = endpoint('POST /admin/template', {
  summary: 'Adds a permission template',
  access: 'operator:permission-templates.write',
  confirmed: true,
  body: z.object({ name: TemplateName, permissions: Permissions }),
  reply: z.object({ data: TemplateView }),
})
