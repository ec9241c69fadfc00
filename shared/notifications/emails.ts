import { say } from '../words/say.ts'
import type { Language } from '../words/language.ts'
import { productName } from '../words/product.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { announcedLeaveType, isLeaveGone, leaveNewsKey, type LeaveNews } from './leave-events.ts'
import { unlinked } from './unlinked.ts'

/** The content of an email, before it is addressed. */
export interface EmailContent {
  subject: string
  text: string
  html: string
}

interface EmailParts {
  subject: string
  greeting: string
  paragraphs: string[]
  /** The link that the email is about. */
  action: { label: string; address: string }
  /** Why the recipient gets this email. */
  reason: string
}

/** Renders an email as text and as HTML with inline styles, which old mail programs require. */
export function renderEmail(
  { subject, greeting, paragraphs, action, reason }: EmailParts,
  language: Language,
): EmailContent {
  const text = [greeting, ...paragraphs, `${action.label}:\n${action.address}`, `—\n${productName}\n${reason}`].join(
    '\n\n',
  )
  const block = (inside: string, style = '') => `<p style="margin:0 0 16px;${style}">${inside}</p>`
  const button = `<a href="${escaped(action.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#17666f;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a>`
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;background:#f5f8f8;color:#13262a;font:16px/1.5 Figtree,system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:520px;margin:0 auto;padding:32px;border:1px solid #dae2e3;border-radius:14px;background:#ffffff"><p style="margin:0 0 24px;font-size:20px;font-weight:700">${productName}</p>${block(escaped(greeting), 'font-weight:600')}${paragraphs.map(paragraph => block(escaped(paragraph))).join('')}${block(button, 'padding-top:8px')}${block(escaped(reason), 'margin:24px 0 0;color:#4d6166;font-size:14px')}</div></body></html>`
  return { subject, text, html }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign]!)

/** The email of an invitation; what others chose, the names, stands in quotation marks, and never in the subject. */
export function invitationEmail(
  { company, inviter, address }: { company: string; inviter: string; address: string },
  language: Language,
): EmailContent {
  const translate = (name: KeyIn<'emails'>) =>
    say(
      { key: `emails:${name}`, values: { company: unlinked(company), name: unlinked(inviter), product: productName } },
      language,
    )
  return renderEmail(
    {
      subject: translate('invitationSubject'),
      greeting: translate('greetingAnyone'),
      paragraphs: [translate('invitationBody'), translate('invitationFrom'), translate('invitationGoodFor')],
      action: { label: translate('invitationAction'), address },
      reason: translate('invitationReason'),
    },
    language,
  )
}

/** What an email about a request says, already translated. */
export interface LeaveEmailFacts extends LeaveNews {
  recipient: string
  person: string
  leaveType: string
  period: string
  days: number
  comment: string
  response: string | null
  company: string
  /** The link that opens the request. */
  address: string
}

/** The email about a new, decided or changed request. */
export function leaveEmail(
  { recipient, person, leaveType, period, days, comment, response, company, address, ...news }: LeaveEmailFacts,
  language: Language,
): EmailContent {
  const translate = (name: KeyIn<'emails'>, values: Record<string, string | number> = {}) =>
    say(
      {
        key: `emails:${name}`,
        values: {
          name: unlinked(person),
          recipient: unlinked(recipient),
          company: unlinked(company),
          leaveType,
          period,
          count: days,
          ...values,
        },
      },
      language,
    )
  const sentence = translate(leaveNewsKey(news))
  const isGone = isLeaveGone(news)
  const isAutomatic = Boolean(news.by_employment ?? news.by_calendar)
  const remark = announcedLeaveType(news.type) ? comment : (response ?? '')
  return renderEmail(
    {
      subject: `${sentence} – ${period}`,
      greeting: translate('greeting'),
      paragraphs: [
        sentence,
        translate(isGone ? 'whatIsGone' : 'whatAndWhen'),
        ...(remark && !isAutomatic && !isGone ? [translate('said', { said: remark })] : []),
      ],
      action: { label: translate('openRequest'), address },
      reason: translate('leaveReason'),
    },
    language,
  )
}
