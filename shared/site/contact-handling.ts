import * as z from 'zod/mini'
import { Id, prose } from '../contract/wire.ts'
import { Language } from '../words/language.ts'
import { ContactForm } from './contact-message.ts'

/** How far a message has come with those who answer it. */
export const contactStates = ['new', 'answered', 'closed'] as const
export type ContactState = (typeof contactStates)[number]

/** What whoever answers does with a message. */
export const ContactHandling = z.object({
  state: z.enum(contactStates),
  /** For those who run the service; possibly empty. */
  note: prose(2000),
})
export type ContactHandling = z.infer<typeof ContactHandling>

/** What was done with a message that nobody has looked at. */
export const unhandled: ContactHandling = { state: 'new', note: '' }

/** A message that somebody has sent by the form of the home page. */
export const ContactMessage = z.extend(ContactForm, {
  ...ContactHandling.shape,
  id: Id,
  /** The language of the page, in which it is answered. */
  language: Language,
  /** Unix seconds. */
  created_at: z.int(),
  expires_at: z.int(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Seconds within which the home page promises an answer. */
export const answerPromised = 48 * 3600

/** The whole hours that have passed since an answer was due: none within the first one. */
export const hoursLate = ({ created_at }: Pick<ContactMessage, 'created_at'>, seconds: number): number =>
  Math.max(0, Math.floor((seconds - created_at - answerPromised) / 3600))

/** The hours that are left of those in which an answer was promised, negative ones beyond them; undefined where none is waited for. */
export const hoursToAnswer = (
  { state, created_at }: Pick<ContactMessage, 'state' | 'created_at'>,
  seconds: number,
): number | undefined => (state === 'new' ? Math.floor((created_at + answerPromised - seconds) / 3600) : undefined)
