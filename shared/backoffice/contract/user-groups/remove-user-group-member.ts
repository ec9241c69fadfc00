import { endpoint } from '../../../contract/endpoint.ts'

export const removeUserGroupMember = endpoint('DELETE /admin/user-group/{id}/member/{memberId}', {
  summary: 'Takes a company or a person out of a user group without a rule',
  access: 'operator:user-groups.write',
  problems: ['conflict'],
})
