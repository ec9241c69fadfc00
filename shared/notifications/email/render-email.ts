import type { Language } from '../../words/language.ts'
import { emailHtml } from './email-html.ts'
import type { EmailContent, EmailParts } from './email-parts.ts'
import { emailText } from './email-text.ts'
import { withoutEmphasis } from './emphasis.ts'

/** Renders an email as text and as HTML. */
export function renderEmail(parts: EmailParts, language: Language): EmailContent {
  const subject = withoutEmphasis(parts.subject)
  const { heading = subject, preheader = firstSentenceOf(parts) } = parts
  return {
    subject,
    text: emailText(parts, language),
    html: emailHtml({ ...parts, subject, heading, preheader }, language),
  }
}

function firstSentenceOf({ body, greeting }: EmailParts): string {
  const first = body.find(({ kind }) => kind === 'paragraph')
  return first && 'text' in first ? first.text : greeting
}
