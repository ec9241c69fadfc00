import * as z from 'zod/mini'
import { Email } from '../account/model.ts'
import { line, prose } from '../contract/wire.ts'

/** What somebody writes to those who run the service. */
export const ContactForm = z.object({
  name: line(120),
  email: Email,
  message: prose(4000).check(z.minLength(1, { error: 'problems:required' })),
})

/** Seconds for which a message is kept. */
export const contactMessageLasts = 365 * 24 * 3600

/** Seconds in which nobody fills in the form. */
export const shortestFilling = 3

/** Whether a program filled in the form: in no time, or a field that no person sees. */
export const looksAutomatic = ({ website, seconds }: { website: string; seconds: number }) =>
  website !== '' || seconds < shortestFilling
