import { endpoint } from '../../../contract/endpoint.ts'

export const revokeCompanyFeed = endpoint('DELETE /user/{id}/calendar-feed/{feedId}', {
  summary: "Revokes somebody's calendar feed in the company, for an administrator",
  access: 'admin',
})
