import { endpoint } from '../../contract/endpoint.ts'

export const callTools = endpoint('POST /mcp', {
  summary:
    'The tools of assistants (Model Context Protocol, streamable HTTP without sessions), by a token that a person has granted',
  access: 'anyone',
  plain: true,
})
