import { endpoint } from '../../../contract/endpoint.ts'

export const unlinkSlack = endpoint('DELETE /slack/link', {
  summary: 'Forgets which users of Slack the caller is, who do nothing in their name any more',
  access: 'member',
})
