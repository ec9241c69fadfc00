import type { Language } from '../../words/language.ts'
import { productName } from '../../words/product.ts'
import { boxesInHtml, daysInHtml } from './drawn-in-html.ts'
import { lookOf, styleSheet, type Look, type LookName } from './email-look.ts'
import type { EmailBlock, EmailFact, EmailLink, EmailParts } from './email-parts.ts'
import { escaped, inHtml } from './emphasis.ts'

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const face = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** An email as HTML of tables with inline styles, which old mail programs require, without pictures and web fonts. */
export function emailHtml(parts: EmailParts & { heading: string; preheader: string }, language: Language): string {
  const { subject, preheader, heading, greeting, body, reason, choice, leave = 'vacation' } = parts
  const look = lookOf(leave)
  const lead = greeted(
    greeting,
    body.filter(block => block.kind !== 'paragraph' || block.text !== heading),
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escaped(subject)}</title><style>${styleSheet(leave)}</style></head><body ${look('canvas', `margin:0;padding:0;${face};font-size:16px;line-height:25px`)}><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}${filler}</div><table ${table} width="100%" ${look('canvas')}><tr><td align="center" style="padding:24px 12px"><table ${table} width="560" style="width:100%;max-width:560px"><tr><td ${look('card', 'padding:36px 40px;border-radius:14px', 'inside')}>${mark(look)}<h1 ${look('text', 'margin:32px 0 16px;font-size:26px;line-height:32px;font-weight:650;letter-spacing:-0.02em')}>${inHtml(heading)}</h1>${lead.map(block => blockInHtml(block, look, language)).join('')}</td></tr><tr><td ${look('muted', 'padding:24px 4px 0;font-size:13px;line-height:20px')}>${escaped(reason)}${choice ? ` ${link(choice, look)}` : ''}</td></tr></table></td></tr></table></body></html>`
}

/** The body that speaks to its reader in its first sentence; what the heading says already stands in the text alone. */
function greeted(greeting: string, [first, ...others]: readonly EmailBlock[]): EmailBlock[] {
  if (first?.kind === 'paragraph') return [{ ...first, text: `${greeting} ${first.text}` }, ...others]
  return [{ kind: 'paragraph', text: greeting }, ...(first ? [first] : []), ...others]
}

/** Keeps what stands in the email out of the list of emails, after a short first sentence. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(40)

/** Four days of the planner: two taken, today, one still free. */
function mark(look: Look): string {
  const day = (name: LookName) =>
    `<td width="5" height="13" ${look(name, 'width:5px;height:13px;border-radius:2px;font-size:0;line-height:0')}>&nbsp;</td>`
  const space = '<td width="2" style="width:2px;font-size:0;line-height:0">&nbsp;</td>'
  const days = (['full', 'full', 'today', 'free'] as const).map(day).join(space)
  return `<table ${table}><tr><td><table ${table}><tr>${days}</tr></table></td><td ${look('text', 'padding-left:9px;font-size:19px;line-height:20px;font-weight:700;letter-spacing:-0.03em')}>${productName.toLowerCase()}</td></tr></table>`
}

const link = ({ label, address }: EmailLink, look: Look) =>
  `<a href="${escaped(address)}" ${look('link', 'text-decoration:underline')}>${escaped(label)}</a>`

function blockInHtml(block: EmailBlock, look: Look, language: Language): string {
  const spaced = (inside: string) => `<div style="margin:0 0 24px">${inside}</div>`
  switch (block.kind) {
    case 'paragraph':
    case 'written':
      return `<p ${look('text', 'margin:0 0 16px')}>${inHtml(block.text)}</p>`
    case 'quiet':
      return `<p ${look('muted', 'margin:0 0 16px;font-size:14px;line-height:21px')}>${inHtml(block.text)}${block.link ? ` ${link(block.link, look)}` : ''}</p>`
    case 'title':
      return `<h2 ${look('text', 'margin:28px 0 10px;font-size:18px;line-height:24px;font-weight:650')}>${inHtml(block.text)}</h2>`
    case 'days':
      return spaced(daysInHtml(block.days, look, language))
    case 'facts':
      return spaced(
        `<table ${table} width="100%">${block.facts.map(fact => factInHtml(fact, look, language)).join('')}</table>`,
      )
    default:
      return buttonsInHtml(block.buttons, look)
  }
}

function factInHtml({ label, text, boxes = [] }: EmailFact, look: Look, language: Language): string {
  const padding = 'padding:11px 0;vertical-align:top;line-height:22px'
  const name = look(['rule', 'muted'], `${padding};width:100px;padding-right:14px;font-size:14px`, 'stack')
  const said = look(['rule', 'text'], `${padding};font-size:15px`, 'stack under')
  return `<tr><td width="100" ${name}>${escaped(label)}</td><td ${said}>${inHtml(text)}${boxesInHtml(boxes, look, language)}</td></tr>`
}

function buttonsInHtml(buttons: readonly (EmailLink & { isQuiet?: boolean })[], look: Look): string {
  const one = ({ label, address, isQuiet = false }: (typeof buttons)[number]) =>
    `<td ${look(isQuiet ? 'secondary' : 'primary', 'border-radius:8px', 'wide')}><a href="${escaped(address)}" ${look(isQuiet ? 'text' : 'on-primary', 'display:block;padding:11px 24px;font-size:16px;line-height:24px;font-weight:600;text-decoration:none')}>${escaped(label)}</a></td>`
  const space = '<td width="12" height="10" style="width:12px;font-size:0;line-height:10px">&nbsp;</td>'
  return `<table ${table} class="pile" style="margin:8px 0 20px"><tr>${buttons.map(one).join(space)}</tr></table>`
}
