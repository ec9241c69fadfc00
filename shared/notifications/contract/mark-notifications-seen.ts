import { endpoint } from '../../contract/endpoint.ts'

export const markNotificationsSeen = endpoint('GET /notification/seen', {
  summary: 'Marks the whole bell as seen',
  access: 'member',
  changes: true,
})
