import type { Language } from '../../words/language.ts'
import { sayChat } from './say-chat.ts'

/** Text as Slack shows it as it is: what would be a mention, a link or markup is none (its three control characters). */
export const slackText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface SlackButton {
  action: string
  label: string
  value: string
  style?: 'primary' | 'danger'
  /** A question before it is pressed. */
  question?: string
}

interface SlackMessage {
  text: string
  blocks: object[]
}

const plain = (text: string) => ({ type: 'plain_text', text })

const buttonBlock = ({ action, label, value, style, question }: SlackButton, language: Language) => ({
  type: 'button',
  action_id: action,
  text: plain(label),
  value,
  ...(style && { style }),
  ...(question && {
    confirm: {
      title: plain(label),
      text: plain(question),
      confirm: plain(sayChat({ key: 'chat:yes' }, language)),
      deny: plain(sayChat({ key: 'chat:no' }, language)),
    },
  }),
})

/** A message of one sentence, and buttons below it. Its text is what notifications show. */
export const slackMessage = (
  text: string,
  { detail, buttons = [], language }: { detail?: string; buttons?: readonly SlackButton[]; language: Language },
): SlackMessage => ({
  text: slackText(text),
  blocks: [
    { type: 'section', text: { type: 'mrkdwn', text: slackText(text), verbatim: true } },
    ...(detail ? [{ type: 'context', elements: [{ type: 'mrkdwn', text: slackText(detail), verbatim: true }] }] : []),
    ...(buttons.length ? [{ type: 'actions', elements: buttons.map(button => buttonBlock(button, language)) }] : []),
  ],
})
