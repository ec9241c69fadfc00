import type { Year } from '#shared/calendar/day.ts'
import { hoursOf, hundredthsOf } from '#shared/calendar/hundredths.ts'
import {
  balanceOf,
  carriedUntil,
  daysTakenBefore,
  inDays,
  openingAmount,
  openingBalance,
  type Balance,
} from '#shared/leave/balance/balance.ts'
import { overtimeBucket, overtimeLeft } from '#shared/leave/balance/overtime-bucket.ts'
import { isBeforeBooks } from '#shared/leave/balance/employment-book.ts'
import { unitOf } from '#shared/leave/balance/leave-unit.ts'
import { takenBefore } from '#shared/leave/balance/taken-before.ts'
import { hourLineInWords, lineInWords } from '#shared/leave/calculator/calculator-view.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import type { Entitlement } from '#shared/leave/entitlement/entitlement.ts'
import { inOneLine } from '#shared/leave/entitlement/pieces.ts'
import { summedLines } from '#shared/leave/entitlement/summed-lines.ts'
import { missingFacts } from '#shared/leave/balance/missing-facts.ts'
import { exitBalance } from '#shared/leave/balance/exit-balance.ts'
import { situationOn, situationsOfYear } from '#shared/leave/balance/opening-balances.ts'
import { employmentOf, entitlementOf, type Situation } from '#shared/leave/situation.ts'
import type { Language } from '#shared/words/language.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { peopleOf, type People } from './named-people.ts'

interface Reading {
  year: Year
  today: string
  language: Language
  /** Whether the reader may know why days are due; others are told sums where a line tells of health, age or family. */
  knowsTerms: boolean
  /** Whether the reader is the person. */
  isOwn: boolean
}

/** A balance in replies: its lines translated, with the names of those who granted or took days. */
export async function balanceView(whole: Situation, reading: Reading, people?: People): Promise<BalanceView> {
  const { year, today, language } = reading
  const inYear = situationsOfYear(whole, year, today)
  const known = people ?? (await peopleOf(whole.member.company, grantersIn(whole), [whole.member]))
  return {
    ...employmentBalance(situationOn(whole, year, today), reading, known),
    ...overtimeView(whole, today),
    ...(inYear.length > 1 && { employments: inYear.map(one => employmentView(one, year, today, language)) }),
  }
}

/** The balance of one employment in replies. */
export function employmentBalance(
  situation: Situation,
  { year, today, language, knowsTerms, isOwn }: Reading,
  known: People,
): BalanceView {
  const { lines, ...balance }: Balance = balanceOf(situation, year, today, knowsTerms)
  const due = dueIn(situation, year)
  const missing = missingFacts(situation, isOwn).map(sentence => sayReply(sentence, language))
  return {
    ...balance,
    ...(missing.length > 0 && { missing }),
    ...(knowsTerms && { carried_until: balance.carried ? carriedByDate(situation, today) : [] }),
    explanation:
      inOneLine(knowsTerms ? due.lines : summedLines(due.lines), language) + piecesBeyond(situation, balance, language),
    exit: exitView(situation, year, language),
    lines: lines.map(({ part, label, days, paragraph, by, at }) => ({
      part,
      label: sayReply(label, language),
      days,
      paragraph,
      by: by && sayReply({ key: 'problems:personName', values: namesOf(known.get(by)) }, language),
      date: at === null ? null : nowAt(new Date(at * 1000)).today,
    })),
    sick_lines: due.sick_lines.map(line => lineInWords(line, language)),
    hour_lines: linesOfHours(situation, balance, due, { language, knowsTerms }),
  }
}

/** The overtime that is exchanged for time off, whatever year is shown; nothing where there is none. */
function overtimeView({ account, terms }: Situation, today: string): Pick<BalanceView, 'overtime'> {
  const { lines, uncovered } = overtimeBucket({ account, terms })
  const { overtime_taken = [] } = account
  if (!lines.length && !overtime_taken.length) return {}
  return {
    overtime: {
      left: Math.max(0, overtimeLeft({ account, terms }, today)),
      uncovered,
      lines: lines.map(line => ({ ...line, is_over: line.last_date < today })),
      taken: overtime_taken.map(({ request, ...taken }) => ({ request_id: request, ...taken })),
    },
  }
}

const carriedByDate = (situation: Situation, today: string) =>
  carriedUntil(situation, today).map(({ days, last_date }) => ({ days, last_date }))

/** Those who granted or took days by hand, whom the lines of a balance name. */
export const grantersIn = ({ books }: Situation): string[] => books.flatMap(({ extras }) => extras.map(({ by }) => by))

/** The entitlement of a year; a year before the books begin here explains nothing by law. */
const dueIn = (situation: Situation, year: Year): Entitlement => {
  const due = entitlementOf(situation, year)
  return isBeforeBooks(situation, year) ? { ...due, lines: [], hour_lines: [] } : due
}

function employmentView(situation: Situation, year: Year, today: string, language: Language) {
  const { entitled, used, planned, pending, left } = balanceOf(situation, year, today)
  const { employment_start, employment_end } = employmentOf(situation)
  const balance = { entitled, used, planned, pending, left }
  return { employment_start, employment_end, ...balance, exit: exitView(situation, year, language) }
}

/** The lines in hours: by law, carried over, and granted or taken away by hand. */
function linesOfHours(
  situation: Situation,
  { year, in_hours }: Pick<Balance, 'year' | 'in_hours'>,
  due: Entitlement,
  { language, knowsTerms }: Pick<Reading, 'language' | 'knowsTerms'>,
) {
  if (!in_hours || isBeforeBooks(situation, year)) return []
  const byLaw = knowsTerms ? due.hour_lines.map(line => hourLineInWords(line, language)) : [hoursDue(due, language)]
  const rest = hundredthsOf(in_hours.entitled) - due.hour_lines.reduce((sum, { hundredths }) => sum + hundredths, 0)
  const unit = unitOf(situation, year)
  const carried = openingAmount(situation, year, unit)
  const before = takenBefore(situation, year, unit)
  const others = [
    { part: 'carried', hundredths: carried, sentence: { key: 'entitlement:carried' } },
    { part: 'granted', hundredths: rest - carried + before, sentence: { key: 'entitlement:granted' } },
    { part: 'taken_before', hundredths: -before, sentence: { key: 'balance:takenBefore', values: { year } } },
  ] as const
  return [
    ...byLaw,
    ...others
      .filter(({ hundredths }) => hundredths !== 0)
      .map(({ part, hundredths, sentence }) => ({
        part,
        hours: hoursOf(hundredths),
        paragraph: 'Mt. 124. § (3)',
        label: sayReply(sentence, language),
      })),
  ]
}

/** The hours of the year without the person's own weekly ones. */
const hoursDue = ({ allowance_hours }: Pick<Entitlement, 'allowance_hours'>, language: Language) => ({
  part: 'hours',
  hours: allowance_hours ?? 0,
  paragraph: 'Mt. 124. § (3)',
  label: sayReply({ key: 'entitlement:hoursDue' }, language),
})

function exitView(situation: Situation, year: Year, language: Language) {
  const exit = exitBalance(situation, year)
  return exit && { ...exit, label: sayReply(exit.label, language) }
}

/** The end of the one-line explanation: days granted and taken away by hand, and days carried over. */
function piecesBeyond(
  situation: Situation,
  { year, custom, deducted, entitled }: Pick<Balance, 'year' | 'custom' | 'deducted' | 'entitled'>,
  language: Language,
): string {
  const { taken } = openingBalance(situation, year)
  const pieces = [
    { days: custom, sign: '+', key: 'balance:grantedPiece' },
    { days: deducted, sign: '−', key: 'balance:takenPiece' },
    { days: openingAmount(situation, year, inDays) + taken.days, sign: '+', key: 'balance:carriedPiece' },
    { days: taken.days, sign: '−', key: 'balance:takenAsCarriedPiece' },
    { days: daysTakenBefore(situation, year), sign: '−', key: 'balance:takenBeforePiece' },
  ] as const
  const some = pieces.filter(({ days }) => days !== 0)
  if (!some.length) return ''
  return `${some.map(({ days, sign, key }) => ` ${sign} ${sayReply({ key, values: { days } }, language)}`).join('')} → ${entitled}`
}

const namesOf = (person: { first_name: string; last_name: string } | undefined) => ({
  first_name: person?.first_name ?? '',
  last_name: person?.last_name ?? '',
})
