import type { Day } from '../../calendar/day.ts'
import type { Language } from '../../words/language.ts'
import { locale } from '../../words/locale.ts'
import { sayEmail } from '../../words/say-email.ts'
import type { BoxRun, BoxState, DayState, EmailDay } from './email-parts.ts'

/** The short name of a weekday: "Cs", "Thu". */
export const weekdayOfDay = (date: Day, language: Language) =>
  new Intl.DateTimeFormat(locale[language], { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** The day of the month. */
export const numberOf = (date: Day) => Number(date.slice(8))

const dayKeys = {
  asked: 'emails:dayAsked',
  taken: 'emails:dayTaken',
  home: 'emails:dayHome',
  gone: 'emails:dayGone',
  rest_day: 'emails:dayRest',
  public_holiday: 'emails:dayHoliday',
  rest_day_moved: 'emails:dayMoved',
  company: 'emails:dayCompany',
} as const satisfies Record<DayState, string>

/** What the boxes of days mean, in the order in which they come first. */
export const dayLabels = (days: readonly EmailDay[], language: Language) =>
  [...new Set(days.map(({ state }) => state))].map(state => ({
    state,
    label: sayEmail({ key: dayKeys[state] }, language),
  }))

const boxKeys = {
  used: 'emails:boxUsed',
  planned: 'emails:boxPlanned',
  waiting: 'emails:boxWaiting',
  this: 'emails:boxThis',
  left: 'emails:boxLeft',
} as const satisfies Record<BoxState, string>

/** What the boxes of a balance mean, with how many there are. */
export const boxLabels = (runs: readonly BoxRun[], language: Language) =>
  runs
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => ({ state, label: `${sayEmail({ key: boxKeys[state] }, language)} ${count}` }))

/** Days as a text says them: those of each sort together. */
export const daysInText = (days: readonly EmailDay[], language: Language) =>
  dayLabels(days, language)
    .map(({ state, label }) => {
      const same = days.filter(day => day.state === state)
      return `${same.map(({ date }) => `${weekdayOfDay(date, language)} ${numberOf(date)}`).join(', ')}: ${label}`
    })
    .join('\n')

export const boxesInText = (runs: readonly BoxRun[], language: Language) =>
  boxLabels(runs, language)
    .map(({ label }) => label)
    .join(' · ')
