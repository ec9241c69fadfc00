import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Captcha } from '../../contract/wire.ts'
import { ContactForm } from '../contact-message.ts'

export const sendContactMessage = endpoint('POST /contact', {
  summary: 'Sends those who run the service a message, which they answer within 48 hours',
  access: 'anyone',
  body: z.extend(ContactForm, {
    /** A field that no person sees; whoever fills it in is a program. */
    website: z._default(z.string().check(z.maxLength(200, { error: 'problems:tooLong' })), ''),
    /** How long the form was open before it was sent. */
    seconds: z.int({ error: 'problems:required' }).check(z.gte(0)),
    captcha: Captcha,
  }),
})
