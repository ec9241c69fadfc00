import type { Day } from '../../calendar/day.ts'
import { weekdays } from '../../calendar/working-pattern.ts'
import type { Language } from '../../words/language.ts'
import { periodInWords } from '../../words/period-in-words.ts'
import { say } from '../../words/say.ts'
import type { KeyIn } from '../../words/translation-key.ts'
import { genders, type EmploymentTerms, type Grant, type LeaveAmount, type Span } from '../model.ts'
import type { CountedFact } from './counted-facts.ts'
import type { ExtraDaysChange, FactDifference } from './fact-change.ts'

/** The name of a fact. */
export const factLabel = (fact: CountedFact, language: Language) => say({ key: `facts:${fact}` }, language)

/** The words of one language that values are said in. */
interface Speech {
  say: (key: KeyIn<'facts'>, values?: Record<string, string | number>) => string
  date: (day: Day) => string
  number: (value: number) => string
}

const speechIn = (language: Language): Speech => ({
  say: (key, values = {}) => say({ key: `facts:${key}`, values }, language),
  date: day => periodInWords(day, day, language),
  number: value => new Intl.NumberFormat(language).format(value),
})

type Formats = { [F in CountedFact]: (value: EmploymentTerms[F], speech: Speech) => string }

const formats: Formats = {
  birth_date: dateOrNone,
  gender: (gender, { say }) => say(gender === null ? 'none' : gender === genders.female ? 'female' : 'male'),
  employment_start: dateOrNone,
  employment_end: dateOrNone,
  earlier_employments: (employments, { say, date }) =>
    listed(
      employments.map(({ employment_start, employment_end }) =>
        say('fromTo', {
          from: employment_start ? date(employment_start) : '',
          to: employment_end ? date(employment_end) : '',
        }),
      ),
      say,
    ),
  first_year_kept: (year, { say }) => (year === null ? say('none') : String(year)),
  taken_before: (amount, speech) => (amount ? amountInWords(amount, speech) : speech.say('none')),
  brought: (brought, speech) =>
    listed(
      brought.map(one =>
        speech.say('broughtLeave', {
          year: one.from_year,
          amount: amountInWords(one, speech),
          last_date: one.last_date,
        }),
      ),
      speech.say,
    ),
  age_agreements: (years, { say }) => listed(years.map(String), say),
  children: (children, { say, date }) =>
    listed(
      children.map(({ birth_year, birth_date, disabled }) => {
        const born = birth_date ? date(birth_date) : String(birth_year)
        return disabled ? say('disabledChild', { born }) : born
      }),
      say,
    ),
  hazardous_conditions: held,
  health_damage_or_disability: held,
  caregiver: (cares, { say }) => say(cares ? 'yes' : 'no'),
  hours: (schedules, { say, number }) =>
    schedules.length === 0
      ? say('companyHours')
      : schedules
          .map(({ valid_from, week, unequal_schedule, starts_at, break_minutes }) => {
            const hours = weekdays.map(day => number(week[day])).join('–')
            const parts = [
              say(unequal_schedule ? 'unequalHours' : 'ownHours', { from: valid_from, hours }),
              starts_at && say('startsAt', { time: starts_at }),
              break_minutes && say('breakOf', { count: break_minutes }),
            ]
            return parts.filter(Boolean).join(', ')
          })
          .join('; '),
  employer_extra_days: (grants, speech) =>
    listed(
      grants.map(grant => `${speech.say('daysAYear', { count: grant.days })}${datesOf(grant, speech, ', ')}`),
      speech.say,
    ),
  base_days: daysOrNone,
  base_sick_days: daysOrNone,
}

/** The value of a fact in words. */
const valueInWords = (fact: CountedFact, value: unknown, language: Language): string =>
  (formats[fact] as (value: unknown, speech: Speech) => string)(value, speechIn(language))

function dateOrNone(day: Day | null, { say, date }: Speech): string {
  return day ? date(day) : say('none')
}

const amountInWords = ({ unit, amount }: LeaveAmount, { say, number }: Speech) =>
  unit === 'days' ? say('days', { count: amount }) : say('hoursAmount', { amount: number(amount) })

function daysOrNone(days: number | null, { say }: Speech): string {
  return days === null ? say('none') : say('days', { count: days })
}

const listed = (values: readonly string[], say: Speech['say']) => (values.length ? values.join('; ') : say('nothing'))

function held(spans: readonly Span[], speech: Speech): string {
  return spans.length === 0
    ? speech.say('no')
    : spans.map(span => `${speech.say('yes')}${datesOf(span, speech, ', ')}`).join('; ')
}

/** The dates of a period, after a separator; nothing where it holds for all time. */
function datesOf({ from, to }: Span | Grant, { say, date }: Speech, separator: string): string {
  if (!from && !to) return ''
  return `${separator}${say('fromTo', { from: from ? date(from) : '', to: to ? date(to) : '' }).trim()}`
}

/** A change of one fact in words: what it is, what it was and what it becomes. */
export interface FactInWords {
  fact: string
  label: string
  before: string
  after: string
}

export const factInWords = ({ fact, before, after }: FactDifference, language: Language): FactInWords => ({
  fact,
  label: factLabel(fact, language),
  before: valueInWords(fact, before, language),
  after: valueInWords(fact, after, language),
})

/** Days granted or taken away by hand, in words. */
export function extraInWords({ year, days, comment, is_removal }: ExtraDaysChange, language: Language): FactInWords {
  const { say } = speechIn(language)
  const signed = days < 0 ? `−${-days}` : `+${days}`
  const amount = say(comment ? 'signedDaysWith' : 'signedDays', { days: signed, comment })
  const none = say('nothing')
  return {
    fact: 'extra_days',
    label: say('extra_days', { year }),
    before: is_removal ? amount : none,
    after: is_removal ? none : amount,
  }
}
