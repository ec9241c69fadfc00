import type { Language } from '../../words/language.ts'
import { locale } from '../../words/locale.ts'
import { dayWithWeekday } from '../../words/day-with-weekday.ts'
import { sayEmail } from '../../words/say-email.ts'
import type { KeyIn } from '../../words/translation-key.ts'
import { announcedLeaveType, isLeaveGone } from '../leave-events.ts'
import { notificationTypes } from '../model.ts'
import { quotedInLine, unlinked } from '../unlinked.ts'
import type { EmailFact } from './email-parts.ts'
import { emphasised } from './emphasis.ts'
import type { ColleagueAway, LeaveEmailFacts, LeftOfYear } from './leave-facts.ts'

type Translate = (name: KeyIn<'emails'>, values?: Record<string, string | number>) => string

/** What an email says of a leave beside its days, each under a name of its own. */
export function factsOfLeave(facts: LeaveEmailFacts, translate: Translate, language: Language): EmailFact[] {
  const { type, leave, away, left = [], backOn, isToDecide, isProtected, comment, response } = facts
  const isAutomatic = Boolean(facts.by_employment ?? facts.by_calendar)
  const remark = announcedLeaveType(type) ? comment : (response ?? '')
  const isMandatory = type === notificationTypes.mandatory
  const fact = (label: string, text: string | false | undefined): EmailFact[] => (text ? [{ label, text }] : [])
  return [
    ...fact(
      translate('comment'),
      !isAutomatic && !isLeaveGone(facts) && remark && translate('quoted', { said: quotedInLine(remark) }),
    ),
    ...fact(translate('awayMeanwhile'), isToDecide && away && awaySentence(away, translate)),
    ...left.map(year => ({
      label: isToDecide ? translate('ifApproved') : translate('yearAllowance', { year: year.year }),
      text: leftSentence(year, language),
      boxes: year.boxes,
    })),
    ...fact(translate('backAtWork'), backOn && dayWithWeekday(backOn, language)),
    ...fact(
      translate('basis'),
      isMandatory &&
        [leave === 'vacation' && translate('basisOfMandatory'), isProtected && translate('onlyAdministratorsCancel')]
          .filter(Boolean)
          .join(' '),
    ),
  ]
}

/** How many colleagues are named. */
const mostNamed = 6

/** Who else of the group is away for certain, and who has only asked. */
export function awaySentence(away: readonly ColleagueAway[], translate: Translate): string {
  if (!away.length) return translate('nobodyAway')
  const named = away.slice(0, mostNamed).map(({ name, period, isAsked }) =>
    translate(isAsked ? 'colleagueAsked' : 'colleagueAway', {
      name: emphasised(unlinked(name)),
      period,
    }),
  )
  const more = away.length - named.length
  return [...named, ...(more ? [translate('colleaguesMore', { count: more })] : [])].join('; ')
}

/** What is left of a year's leave. */
export function leftSentence({ left, total, unit }: LeftOfYear, language: Language): string {
  const amount = new Intl.NumberFormat(locale[language], { maximumFractionDigits: 2 })
  const values = { count: left, left: emphasised(amount.format(left)), total: amount.format(total) }
  return sayEmail({ key: unit === 'days' ? 'emails:daysLeft' : 'emails:hoursLeft', values }, language)
}
