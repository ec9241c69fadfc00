import { endpoint } from '../../../contract/endpoint.ts'
import { SlackView } from './slack-view.ts'

export const showSlack = endpoint('GET /slack', {
  summary: "The company's connection with a Slack workspace",
  access: 'admin',
  reply: SlackView,
})
