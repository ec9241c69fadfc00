import { endpoint } from '../../../contract/endpoint.ts'

export const revokeCalendarFeed = endpoint('DELETE /user/calendar-feed/{id}', {
  summary: 'Revokes a calendar feed, whose address is from the next fetch on as unknown as if it had never been',
  access: 'member',
})
