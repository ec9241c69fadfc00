import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { AssistantRequest, AssistantRequestView } from './assistant-request.ts'

export const showAssistantRequest = endpoint('GET /user/assistant-request', {
  summary: 'What an assistant asks to do in the own name',
  access: 'member',
  query: AssistantRequest,
  reply: z.object({ data: AssistantRequestView }),
})
