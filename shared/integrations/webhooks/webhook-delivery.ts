import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'

/** Why an attempt had no answer. */
export const attemptFaults = ['unknown_host', 'not_public', 'no_connection', 'no_certificate', 'timed_out'] as const

/** One attempt to deliver an event. */
export const DeliveryAttempt = z.object({
  at: z.int(),
  milliseconds: z.int(),
  /** The HTTP status; null where there was no answer. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(attemptFaults)),
  /** The first characters of the answer. */
  answer: z.string(),
})
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

/** An event on its way to a webhook, and what came of each attempt. */
export const WebhookDelivery = z.object({
  company: Id,
  webhook: Id,
  /** That of the event, by which a receiver tells whether it has had it already. */
  id: z.string(),
  event: z.string(),
  created_at: z.int(),
  /** The body as it is sent, the same at every attempt. */
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** How often it was begun anew by hand, and how many attempts have been made since. */
  round: z.int(),
  tried: z.int(),
  /** When it is tried again, in unix seconds; null where it is not. */
  next_at: z.nullable(z.int()),
  /** The latest attempts, the newest last. */
  attempts: z.array(DeliveryAttempt),
  expires_at: z.int(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** For how long the log of deliveries is kept, in seconds. */
export const deliveryLasts = 14 * 24 * 3600
