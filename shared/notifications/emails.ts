import { say } from '../words/say.ts'
import type { Language } from '../words/language.ts'
import { productName } from '../words/product.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { announcedLeaveType, notificationKey } from './leave-events.ts'

/** A letter in words, before it is addressed. */
export interface EmailContent {
  subject: string
  text: string
  html: string
}

interface EmailParts {
  subject: string
  greeting: string
  /** Paragraphs; each a whole sentence or more. */
  paragraphs: string[]
  /** The one thing to do next. */
  action: { label: string; address: string }
  /** Why this letter came. */
  reason: string
}

/** Lays a letter out, as text and as HTML that mail programs of every age can show. */
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

/** Invites somebody into a company. */
export function invitationEmail(
  { company, inviter, address }: { company: string; inviter: string; address: string },
  language: Language,
): EmailContent {
  const word = (name: KeyIn<'emails'>) =>
    say({ key: `emails:${name}`, values: { company, name: inviter, product: productName } }, language)
  return renderEmail(
    {
      subject: word('invitationSubject'),
      greeting: word('greetingAnyone'),
      paragraphs: [word('invitationBody'), word('invitationGoodFor')],
      action: { label: word('invitationAction'), address },
      reason: word('invitationReason'),
    },
    language,
  )
}

/** What a letter about a request says, in words already. */
export interface LeaveEmailFacts {
  /** The number of the notice. */
  type: number
  receiver: string
  person: string
  leaveType: string
  period: string
  days: number
  comment: string
  response: string | null
  company: string
  address: string
}

/** Tells of a new request, a decision, or a change. */
export function leaveEmail(
  { type, receiver, person, leaveType, period, days, comment, response, company, address }: LeaveEmailFacts,
  language: Language,
): EmailContent {
  const word = (name: KeyIn<'emails'>, values: Record<string, string | number> = {}) =>
    say(
      {
        key: `emails:${name}`,
        values: { name: person, receiver, company, leaveType, period, count: days, ...values },
      },
      language,
    )
  const said = announcedLeaveType(type) ? comment : (response ?? '')
  return renderEmail(
    {
      subject: `${word(notificationKey(type))} – ${period}`,
      greeting: word('greeting'),
      paragraphs: [word(notificationKey(type)), word('whatAndWhen'), ...(said ? [word('said', { said })] : [])],
      action: { label: word('openDashboard'), address },
      reason: word('leaveReason'),
    },
    language,
  )
}
