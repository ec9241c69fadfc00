import * as z from 'zod/mini'
import { TemplateName } from '../../../account/operator.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { Permissions } from './invite-operator.ts'
import { TemplateView } from './operator-view.ts'

export const changeTemplate = endpoint('PUT /admin/template/{id}', {
  summary: 'Name and permissions of a template, which all of its operators have from then on',
  access: 'operator:permission-templates.write',
  confirmed: true,
  body: z.object({
    name: TemplateName,
    permissions: Permissions,
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
  reply: z.object({ data: TemplateView }),
})
