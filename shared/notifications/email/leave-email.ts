import type { Language } from '../../words/language.ts'
import { sayEmail } from '../../words/say-email.ts'
import type { KeyIn } from '../../words/translation-key.ts'
import { announcedLeaveType, isLeaveGone, leaveNewsKey } from '../leave-events.ts'
import { notificationTypes } from '../model.ts'
import { unlinked } from '../unlinked.ts'
import type { EmailBlock, EmailContent } from './email-parts.ts'
import { paragraph } from './email-parts.ts'
import { emphasised } from './emphasis.ts'
import { awaySentence, factsOfLeave, leftSentence } from './facts-of-leave.ts'
import type { LeaveEmailFacts } from './leave-facts.ts'
import { renderEmail } from './render-email.ts'

const { approved, denied } = notificationTypes

/** The email about a new, decided or changed request. */
export function leaveEmail(facts: LeaveEmailFacts, language: Language): EmailContent {
  const { period, days, drawn, leave, leaveType, isToDecide, links } = facts
  const translate: Translate = (name, values = {}) =>
    sayEmail(
      {
        key: `emails:${name}`,
        values: {
          name: unlinked(facts.person),
          by: unlinked(facts.by),
          recipient: unlinked(facts.recipient),
          company: unlinked(facts.company),
          leaveType,
          period,
          count: days,
          ...values,
        },
      },
      language,
    )
  const sentence = translate(sentenceKey(facts))
  const isGone = isLeaveGone(facts)
  const what = translate(isGone ? 'whatIsGone' : 'whatAndWhen', { period: emphasised(period) })
  const said = factsOfLeave(facts, translate, language)
  return renderEmail(
    {
      subject: `${sentence}: ${period}`,
      ...preheaderOf(facts, translate, language),
      heading: headingOf(facts, sentence, translate),
      greeting: translate('greeting'),
      body: [
        paragraph(isToDecide ? translate('waitsForYou', { what }) : `${sentence}${isGone ? '.' : ':'} ${what}`),
        ...(drawn.length ? [{ kind: 'days', days: drawn } as const] : []),
        ...(said.length ? [{ kind: 'facts', facts: said } as const] : []),
        ...buttonsOf(facts, translate),
      ],
      reason: translate(isToDecide ? 'deciderReason' : 'leaveReason'),
      choice: { label: translate('emailChoice'), address: links.settings },
      leave,
    },
    language,
  )
}

type Translate = (name: KeyIn<'emails'>, values?: Record<string, string | number>) => string

/** Names who decided or recorded; where they are known no more, the sentence of the bell does. */
function sentenceKey(facts: LeaveEmailFacts): KeyIn<'emails'> {
  const { type, step, by, leave } = facts
  if (by && type === approved)
    return step !== 'entered' ? 'approvedBy' : leave === 'home' ? 'homeEnteredOwn' : 'leaveEnteredOwn'
  if (by && type === denied) return 'deniedBy'
  return leaveNewsKey(facts)
}

function headingOf(
  { type, step, leave, isPast = false }: LeaveEmailFacts,
  sentence: string,
  translate: Translate,
): string {
  if (type === approved && step !== 'entered')
    return translate(leave === 'vacation' && !isPast ? 'approvedLeaveHeading' : 'approvedHeading')
  return step === 'withdrawn' && leave !== 'home' && !isPast ? translate('withdrawnHeading') : sentence
}

function preheaderOf(facts: LeaveEmailFacts, translate: Translate, language: Language) {
  if (facts.isToDecide && facts.away) return { preheader: awaySentence(facts.away, translate) }
  const [left] = facts.left ?? []
  return left && { preheader: leftSentence(left, language) }
}

function buttonsOf({ type, isToDecide, isOwn, links }: LeaveEmailFacts, translate: Translate): EmailBlock[] {
  const open = { label: translate('openRequest'), address: links.request }
  if (isToDecide && links.approve && links.deny)
    return [
      {
        kind: 'buttons',
        buttons: [
          { label: translate('approveAction'), address: links.approve },
          { label: translate('denyAction'), address: links.deny, isQuiet: true },
        ],
      },
      { kind: 'quiet', text: translate('decideByLink'), link: open },
    ]
  const isBooked = isOwn && !announcedLeaveType(type) && type !== denied
  const calendar = { label: translate('openOwnCalendar'), address: links.calendar }
  const attached = type === approved ? translate('calendarAttached') : ''
  return [
    { kind: 'buttons', buttons: [{ ...open, isQuiet: !isToDecide }] },
    ...(isBooked ? [{ kind: 'quiet', text: attached, link: calendar } as const] : []),
  ]
}
