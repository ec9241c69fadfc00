import { endpoint } from '../../contract/endpoint.ts'

export const listenToTools = endpoint('GET /mcp', {
  summary: 'Answers 405: the tools of assistants send nothing by themselves',
  access: 'anyone',
  plain: true,
})
