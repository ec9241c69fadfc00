import { getAll } from '#functions/platform/table.ts'
import { members } from '#functions/company/member-store.ts'
import type { Year } from '#shared/calendar/day.ts'
import { hoursOf, hundredthsOf } from '#shared/calendar/hundredths.ts'
import { balanceOf, type Balance } from '#shared/leave/balance.ts'
import { hourLineInWords, lineInWords } from '#shared/leave/calculator-view.ts'
import type { BalanceView } from '#shared/leave/contract.ts'
import type { Entitlement } from '#shared/leave/entitlement.ts'
import { inOneLine } from '#shared/leave/entitlement/pieces.ts'
import { entitlementOf, type Situation } from '#shared/leave/situation.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'
import { nowAt } from '#functions/platform/clock.ts'

/** A balance as it travels: its lines in words, with the names of those who granted or took days. */
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
  return {
    ...balance,
    explanation: inOneLine(due.lines, language) + piecesByHand(balance, language),
    lines: lines.map(({ part, label, days, paragraph, by, at }) => ({
      part,
      label: say(label, language),
      days,
      paragraph,
      by: by && say({ key: 'problems:personName', values: namesOf(known.get(by)) }, language),
      date: at === null ? null : nowAt(new Date(at * 1000)).today,
    })),
    sick_lines: due.sick_lines.map(line => lineInWords(line, language)),
    hour_lines: linesOfHours(balance, due, language),
  }
}

/** The hours due by law, and those of the days that were granted or taken away by hand. */
function linesOfHours({ in_hours }: Pick<Balance, 'in_hours'>, due: Entitlement, language: Language) {
  if (!in_hours) return []
  const byLaw = due.hour_lines.map(line => hourLineInWords(line, language))
  const rest = hundredthsOf(in_hours.entitled) - due.hour_lines.reduce((sum, { hundredths }) => sum + hundredths, 0)
  if (rest === 0) return byLaw
  const label = say({ key: 'entitlement:granted' }, language)
  return [...byLaw, { part: 'granted', hours: hoursOf(rest), paragraph: 'Mt. 124. § (3)', label }]
}

/** What was granted and taken away by hand, as the end of the line that tells how the days come about. */
function piecesByHand(
  { custom, deducted, entitled }: Pick<Balance, 'custom' | 'deducted' | 'entitled'>,
  language: Language,
): string {
  const piece = (name: string, days: number) => say({ key: `leave:${name}`, values: { days } }, language)
  return [
    custom && ` + ${piece('grantedPiece', custom)}`,
    deducted && ` − ${piece('takenPiece', deducted)}`,
    (custom || deducted) && ` → ${entitled}`,
  ]
    .filter(Boolean)
    .join('')
}

const namesOf = (person: { first_name: string; last_name: string } | undefined) => ({
  first_name: person?.first_name ?? '',
  last_name: person?.last_name ?? '',
})
