import { randomUUID } from 'node:crypto'
import type { Mailbox } from '../mail/mailbox.ts'
import { simulatedFeedback, type MailEvent } from '../mail/simulated-feedback.ts'
import type { Service, ServiceReply } from './proxy.ts'

/**
 * SES v1, which takes forms and replies in XML; emails are delivered to the mailbox, and it tells that it accepted them. Those to the
 * addresses of SES's own mailbox simulator bounce, or are complained of.
 */
export function ses(mailbox: Mailbox, onFeedback: (feedback: MailEvent) => void = () => {}): Service {
  return async ({ action, body }) => {
    const form = new URLSearchParams(body.toString())
    switch (action) {
      case 'SendRawEmail': {
        const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64')
        if (!raw.length) return sesError('InvalidParameterValue', 'The message is empty.')
        await mailbox.receive(raw, members(form, 'Destinations'))
        for (const feedback of simulatedFeedback(raw, members(form, 'Destinations'))) onFeedback(feedback)
        return sent(action)
      }
      case 'SendEmail': {
        const to = ['To', 'Cc', 'Bcc'].flatMap(kind => members(form, `Destination.${kind}Addresses`))
        if (!to.length) return sesError('InvalidParameterValue', 'No recipient is named.')
        const part = (name: string) => form.get(`Message.${name}.Data`) ?? ''
        mailbox.keep({ to: to.join(', '), subject: part('Subject'), text: part('Body.Text'), html: part('Body.Html') })
        return sent(action)
      }
      default:
        return sesError('InvalidAction', `The local SES has no ${action}.`)
    }
  }
}

/** `<name>.member.1`, `<name>.member.2`, … */
const members = (form: URLSearchParams, name: string) =>
  [...form].filter(([key]) => key.startsWith(`${name}.member.`)).map(([, value]) => value)

const sent = (action: string): ServiceReply =>
  xml(
    200,
    `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result><MessageId>${randomUUID()}</MessageId></${action}Result></${action}Response>`,
  )

/** An error in SES's format. */
export const sesError = (code: string, message: string, status = 400) =>
  xml(
    status,
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  )

const xml = (status: number, body: string): ServiceReply => ({ status, headers: { 'content-type': 'text/xml' }, body })
