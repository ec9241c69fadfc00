import { endpoint } from '../../../contract/endpoint.ts'

/** Commands and buttons come as forms, events as JSON; who calls is told by Slack's signature of the body. */
export const receiveSlack = endpoint('POST /slack/event', {
  summary: "Slack's own calls: commands, buttons, events",
  access: 'anyone',
  plain: true,
})
