import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Wanted } from '../wanted.ts'

export const showPreferences = endpoint('GET /notification/preferences', {
  summary: 'What the caller is told of, and how',
  access: 'member',
  reply: z.object({ data: Wanted }),
})
