import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'
import { Audience, MessageText } from '../messages/company-message.ts'
import { MessageView } from './message-view.ts'

/** The most people who can be picked one by one; more are a group, or everybody. */
const mostPicked = 500

export const sendMessage = endpoint('POST /notification/custom', {
  summary: 'Sends a message to everybody in the company, to a group or to people picked one by one',
  access: 'admin',
  problems: ['tooMany'],
  body: z.object({
    message: MessageText,
    audience: Audience,
    /** Of the audience `group`. */
    group_id: z.optional(z.nullable(Id)),
    /** Of the audience `people`. */
    user_ids: z.optional(z.array(Id).check(z.maxLength(mostPicked, { error: 'problems:tooManyItems' }))),
  }),
  reply: z.object({ data: MessageView }),
})
