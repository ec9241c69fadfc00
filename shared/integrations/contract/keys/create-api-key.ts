import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { KeyForm } from '../../api-key.ts'
import { KeyView } from './key-view.ts'

export const createApiKey = endpoint('POST /company/api-key', {
  summary: 'Creates an API key; its text is in this reply and nowhere else',
  access: 'admin',
  confirmed: true,
  body: KeyForm,
  reply: z.object({ data: KeyView, key: z.string() }),
})
