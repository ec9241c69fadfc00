import { endpoint } from '../../../contract/endpoint.ts'

/** Whoever knows the secret address is answered a calendar (RFC 5545) as its owner may see it, and counted. */
export const showCalendarFeed = endpoint('GET /calendar/{address}', {
  summary: 'A calendar feed by its secret address, for calendar programs',
  access: 'anyone',
  plain: true,
  changes: true,
  versioned: true,
  head: true,
  problems: ['forbidden', 'tooMany'],
})
