/** SES's addresses for trying it out, with any label after a plus sign. */
const simulator = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/i

/** An event of SES, as a configuration set publishes it. */
export interface MailEvent {
  eventType: 'Send' | 'Bounce' | 'Complaint'
  mail: object
  bounce?: object
  complaint?: object
}

/** The headers by which events tell of which email they are. */
const named = ['X-Szabi-Event', 'X-Szabi-Recipient']

/** What SES tells of an email: that it was accepted, and of one to its mailbox simulator that it bounced, or was complained of. */
export function simulatedFeedback(raw: Buffer, recipients: string[]): MailEvent[] {
  const text = raw.toString()
  const headers = named.flatMap(name => {
    const value = new RegExp(`^${name}:\\s*(\\S+)`, 'im').exec(text)?.[1]
    return value ? [{ name, value }] : []
  })
  const mail = { destination: recipients, headers }
  const refused = recipients.flatMap((emailAddress): MailEvent[] => {
    const [, kind] = simulator.exec(emailAddress) ?? []
    if (!kind) return []
    const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] }
    const complaint = { complainedRecipients: [{ emailAddress }] }
    return kind.toLowerCase() === 'bounce'
      ? [{ eventType: 'Bounce', mail, bounce }]
      : [{ eventType: 'Complaint', mail, complaint }]
  })
  return [{ eventType: 'Send', mail }, ...refused]
}
