/** SES's addresses for trying it out, with any label after a plus sign. */
const simulator = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/i

/** What SES tells of an email to the addresses of its mailbox simulator: that it bounced, or that its recipient complained. */
export function simulatedFeedback(raw: Buffer, recipients: string[]): object[] {
  const value = /^X-Szabi-Event:\s*(\S+)/im.exec(raw.toString())?.[1]
  const mail = { destination: recipients, headers: value ? [{ name: 'X-Szabi-Event', value }] : [] }
  return recipients.flatMap(emailAddress => {
    const [, kind] = simulator.exec(emailAddress) ?? []
    if (!kind) return []
    return kind.toLowerCase() === 'bounce'
      ? { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] } }
      : { eventType: 'Complaint', mail, complaint: { complainedRecipients: [{ emailAddress }] } }
  })
}
