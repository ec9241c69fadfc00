import { getAll } from '#functions/platform/table.ts'
import { members } from '#functions/company/member-store.ts'
import type { Year } from '#shared/calendar/day.ts'
import { hoursOf, hundredthsOf } from '#shared/calendar/hundredths.ts'
import { balanceOf, openingBalance, carriedUntil, type Balance } from '#shared/leave/balance/balance.ts'
import { hourLineInWords, lineInWords } from '#shared/leave/calculator/calculator-view.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import type { Entitlement } from '#shared/leave/entitlement/entitlement.ts'
import { inOneLine } from '#shared/leave/entitlement/pieces.ts'
import { missingFacts } from '#shared/leave/balance/missing-facts.ts'
import { exitBalance } from '#shared/leave/balance/exit-balance.ts'
import { entitlementOf, inHundredths, type Situation } from '#shared/leave/situation.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'
import { nowAt } from '#functions/platform/clock.ts'

/** A balance in replies: its lines translated, with the names of those who granted or took days. */
export async function balanceView(
  situation: Situation,
  year: Year,
  today: string,
  language: Language,
): Promise<BalanceView> {
  const { lines, ...balance }: Balance = balanceOf(situation, year, today)
  const due = entitlementOf(situation, year)
  const { company } = situation.member
  const granters = [...new Set(lines.flatMap(({ by }) => (by ? [by] : [])))]
  const known = new Map(
    (
      await getAll(
        members,
        granters.map(id => ({ company, id })),
      )
    ).map(member => [member.id, member]),
  )
  const missing = missingFacts(situation).map(sentence => say(sentence, language))
  return {
    ...balance,
    ...(missing.length > 0 && { missing }),
    carried_until: balance.carried ? carriedUntil(situation.account, today) : [],
    explanation: inOneLine(due.lines, language) + piecesBeyond(situation, balance, language),
    exit: exitView(situation, year, language),
    lines: lines.map(({ part, label, days, paragraph, by, at }) => ({
      part,
      label: say(label, language),
      days,
      paragraph,
      by: by && say({ key: 'problems:personName', values: namesOf(known.get(by)) }, language),
      date: at === null ? null : nowAt(new Date(at * 1000)).today,
    })),
    sick_lines: due.sick_lines.map(line => lineInWords(line, language)),
    hour_lines: linesOfHours(situation, balance, due, language),
  }
}

/** The lines in hours: by law, carried over, and granted or taken away by hand. */
function linesOfHours(
  situation: Situation,
  { year, in_hours }: Pick<Balance, 'year' | 'in_hours'>,
  due: Entitlement,
  language: Language,
) {
  if (!in_hours) return []
  const byLaw = due.hour_lines.map(line => hourLineInWords(line, language))
  const rest = hundredthsOf(in_hours.entitled) - due.hour_lines.reduce((sum, { hundredths }) => sum + hundredths, 0)
  const { days, taken } = openingBalance(situation, year)
  const carried = inHundredths(days - taken, situation, year) ?? 0
  const others = [
    { part: 'carried', hundredths: carried, key: 'entitlement:carried' },
    { part: 'granted', hundredths: rest - carried, key: 'entitlement:granted' },
  ] as const
  return [
    ...byLaw,
    ...others
      .filter(({ hundredths }) => hundredths !== 0)
      .map(({ part, hundredths, key }) => ({
        part,
        hours: hoursOf(hundredths),
        paragraph: 'Mt. 124. § (3)',
        label: say({ key }, language),
      })),
  ]
}

function exitView(situation: Situation, year: Year, language: Language) {
  const exit = exitBalance(situation, year)
  return exit && { ...exit, label: say(exit.label, language) }
}

/** The end of the one-line explanation: days granted and taken away by hand, and days carried over. */
function piecesBeyond(
  situation: Situation,
  { year, custom, deducted, entitled }: Pick<Balance, 'year' | 'custom' | 'deducted' | 'entitled'>,
  language: Language,
): string {
  const carried = openingBalance(situation, year)
  const pieces = [
    { days: custom, sign: '+', key: 'leave:grantedPiece' },
    { days: deducted, sign: '−', key: 'leave:takenPiece' },
    { days: carried.days, sign: '+', key: 'balance:carriedPiece' },
    { days: carried.taken, sign: '−', key: 'balance:takenAsCarriedPiece' },
  ] as const
  const some = pieces.filter(({ days }) => days !== 0)
  if (!some.length) return ''
  return `${some.map(({ days, sign, key }) => ` ${sign} ${say({ key, values: { days } }, language)}`).join('')} → ${entitled}`
}

const namesOf = (person: { first_name: string; last_name: string } | undefined) => ({
  first_name: person?.first_name ?? '',
  last_name: person?.last_name ?? '',
})
