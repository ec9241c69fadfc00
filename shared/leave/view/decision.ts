import * as z from 'zod/mini'
import { Message } from './request-form.ts'

export const Decision = z.object({ comment: z._default(Message, '') })
