import * as z from 'zod/mini'
import type { MailPart } from '#functions/platform/mail.ts'
import { ContactFacts } from '#shared/notifications/contact-email.ts'
import { Deadline } from '#shared/notifications/deadline.ts'
import { OrderFacts } from '#shared/notifications/order-email.ts'
import { Day } from '#shared/calendar/day.ts'
import { Language } from '#shared/words/language.ts'
import { Id } from '#shared/contract/wire.ts'

/** The most requests that a reminder names. */
export const mostReminded = 50

/** A queued email: the event and the recipient, from which the text is composed when it is sent. */
export const EmailJob = z.discriminatedUnion('email', [
  z.object({ email: z.literal('invitation'), event: z.string(), invitation: Id }),
  /** Identified by its nonce, since a newer reset replaces an older one. */
  z.object({ email: z.literal('reset'), event: z.string(), account: Id, nonce: z.string() }),
  /** Identified by its nonce, since a newer link replaces an older one. */
  z.object({ email: z.literal('confirmation'), event: z.string(), account: Id, nonce: z.string() }),
  /** Once in the life of an account. */
  z.object({ email: z.literal('welcome'), event: z.string(), account: Id }),
  /** To the new address, and to the one of before; identified by its nonce, since a newer change replaces an older one. */
  z.object({ email: z.literal('emailChange'), event: z.string(), account: Id, nonce: z.string() }),
  z.object({ email: z.literal('emailChangeAsked'), event: z.string(), account: Id, nonce: z.string() }),
  z.object({ email: z.literal('emailChanged'), event: z.string(), account: Id, former: Id }),
  z.object({ email: z.literal('securityAlert'), event: z.string(), account: Id, alert: Id }),
  /** Identified by its id, since a newer export replaces an older one. */
  z.object({ email: z.literal('dataExport'), event: z.string(), account: Id, id: Id }),
  /** With the address, of which nothing is stored any more. */
  z.object({ email: z.literal('accountErased'), event: z.string(), account: Id, to: z.string(), language: Language }),
  z.object({ email: z.literal('companyDeleted'), event: z.string(), company: Id, to: Id }),
  z.object({ email: z.literal('companyRestored'), event: z.string(), company: Id, to: Id }),
  z.object({
    email: z.literal('facts'),
    event: z.string(),
    /** The type of the notification that accompanies it. */
    type: z.int(),
    company: Id,
    to: Id,
    member: Id,
    change: Id,
  }),
  z.object({
    email: z.literal('occasion'),
    event: z.string(),
    /** The type of the notification that accompanies it. */
    type: z.int(),
    company: Id,
    to: Id,
    /** Whose birthday or work anniversary it is, and on what day. */
    member: Id,
    day: Day,
  }),
  z.object({
    email: z.literal('reminder'),
    event: z.string(),
    /** The type of the notification that accompanies it. */
    type: z.int(),
    company: Id,
    to: Id,
    /** Those that are named, and how many there are. */
    requests: z.array(Id),
    total: z.int(),
  }),
  z.object({
    email: z.literal('deadline'),
    event: z.string(),
    /** The type of the notification that accompanies it. */
    type: z.int(),
    company: Id,
    to: Id,
    deadline: Deadline,
  }),
  z.object({
    email: z.literal('digest'),
    event: z.string(),
    /** The type of the notification that accompanies it. */
    type: z.int(),
    company: Id,
    to: Id,
    /** The day that it is about; it is sent on no other. */
    day: Day,
    /** How many colleagues are away, and how many requests wait. */
    away: z.int(),
    waiting: z.int(),
    /** Those of the colleagues who are named. */
    names: z.array(Id),
  }),
  /** The pro-forma invoice of an order, to the address of its company's invoices, or, without one, to those who run the service. */
  z.object({
    email: z.literal('order'),
    event: z.string(),
    company: Id,
    /** Who ordered. */
    to: Id,
    address: z.nullable(z.string()),
    order: OrderFacts,
  }),
  /** To those who run the service: a company asks for everything free of charge. */
  z.object({ email: z.literal('grant'), event: z.string(), company: Id, to: Id }),
  /** To those who run the service: somebody has written to them by the contact form. */
  z.object({ email: z.literal('contact'), event: z.string(), id: Id, contact: ContactFacts }),
  z.object({ email: z.literal('message'), event: z.string(), company: Id, to: Id, message: Id }),
  /** Of a message of those who run the service to a user group; the company is the one in whose bell it lies. */
  z.object({ email: z.literal('groupMessage'), event: z.string(), company: Id, to: Id, message: Id }),
  z.object({
    email: z.literal('leave'),
    event: z.string(),
    /** The type of the notification that accompanies it. */
    type: z.int(),
    company: Id,
    to: Id,
    member: Id,
    request: Id,
    /** Length of the request's history at the event. */
    step: z._default(z.int(), 0),
  }),
])
export type EmailJob = z.infer<typeof EmailJob>

/** The jobs of one sort of email, or of some. */
export type JobOf<E extends EmailJob['email']> = Extract<EmailJob, { email: E }>

/** What concerns an account alone, such as what somebody needs to get into it, or to keep it; invitations are not, of which a company sends a thousand at once. */
const ofAccount: readonly EmailJob['email'][] = [
  'reset',
  'confirmation',
  'welcome',
  'emailChange',
  'emailChangeAsked',
  'emailChanged',
  'securityAlert',
  'dataExport',
  'accountErased',
]

/** With which emails a job is queued. */
export const partOf = ({ email }: Pick<EmailJob, 'email'>): MailPart =>
  ofAccount.includes(email) ? 'accounts' : email === 'groupMessage' ? 'bulk' : 'companies'
