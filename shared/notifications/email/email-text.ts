import type { Language } from '../../words/language.ts'
import { productName } from '../../words/product.ts'
import { boxesInText, daysInText } from './drawn-in-words.ts'
import type { EmailBlock, EmailParts } from './email-parts.ts'
import { withoutEmphasis } from './emphasis.ts'

/** An email as text, which says all that the drawn one shows. */
export function emailText({ greeting, body, reason, choice }: EmailParts, language: Language): string {
  const links = choice ? `${reason}\n${choice.label}\n${choice.address}` : reason
  const blocks = [greeting, ...body.map(block => blockInText(block, language)), `—\n${productName}\n${links}`]
  return withoutEmphasis(blocks.join('\n\n'))
}

function blockInText(block: EmailBlock, language: Language): string {
  switch (block.kind) {
    case 'days':
      return daysInText(block.days, language)
    case 'facts':
      return block.facts
        .map(({ label, text, boxes = [] }) =>
          [`${label}: ${text}`, boxesInText(boxes, language)].filter(Boolean).join('\n'),
        )
        .join('\n')
    case 'written':
      return `> ${block.text}`
    case 'buttons':
      return block.buttons.map(({ label, address }) => `${label}:\n${address}`).join('\n\n')
    case 'quiet':
      return [block.text, block.link && `${block.link.label}:\n${block.link.address}`].filter(Boolean).join('\n')
    default:
      return block.text
  }
}
