import { endpoint } from '../../../contract/endpoint.ts'

export const removeTemplate = endpoint('DELETE /admin/template/{id}', {
  summary: 'Removes a template that no operator has',
  access: 'operator:permission-templates.write',
  confirmed: true,
})
