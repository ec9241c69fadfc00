import * as z from 'zod/mini'

const Recipients = z.array(z.object({ emailAddress: z.string() }))

/** What SES tells of an email that it has accepted: only that, a bounce, a complaint, or something that does not matter here. */
const Feedback = z.object({
  eventType: z.string(),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: Recipients })),
  complaint: z.optional(z.object({ complainedRecipients: Recipients })),
  mail: z.object({ headers: z._default(z.array(z.object({ name: z.string(), value: z.string() })), []) }),
})

/** An address that emails do not reach, and the event that the email was about. */
export interface Unreached {
  email: string
  why: 'bounced' | 'complained'
  event: string
}

/** The addresses that refused an email for good, or whose owners complained; a full mailbox is tried again by SES itself. */
export function unreachedIn(body: unknown): Unreached[] {
  const { bounce, complaint, mail } = Feedback.parse(body)
  const event = headerIn(mail, 'x-szabi-event') ?? ''
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : []
  const complained = complaint?.complainedRecipients ?? []
  return [
    ...bounced.map(({ emailAddress }) => ({ email: addressIn(emailAddress), why: 'bounced' as const, event })),
    ...complained.map(({ emailAddress }) => ({ email: addressIn(emailAddress), why: 'complained' as const, event })),
  ]
}

/** The email that SES tells of, which it has therefore accepted; undefined for one that names none. */
export function acceptedIn(body: unknown): { event: string; member: string } | undefined {
  const { mail } = Feedback.parse(body)
  const [event, member] = [headerIn(mail, 'x-szabi-event'), headerIn(mail, 'x-szabi-recipient')]
  return event && member ? { event, member } : undefined
}

const headerIn = ({ headers }: z.infer<typeof Feedback>['mail'], header: string) =>
  headers.find(({ name }) => name.toLowerCase() === header)?.value.trim()

/** The address without a name, as accounts are found by it. */
const addressIn = (text: string) => text.replace(/^.*<|>.*$/g, '').toLowerCase()
