import { useTranslation } from 'react-i18next'
import { capitalised } from '#shared/words/capitalised.ts'
import type { AbsenceKind } from './plan.ts'

const formats = {
  weekday: { weekday: 'short' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  period: { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A plain date has no time zone: it is read and written in one and the same. */
const instant = (date: string) => new Date(`${date}T00:00:00Z`)

/** The names of absences and days in the language of the page. */
export function usePlannerWords() {
  const { t, i18n } = useTranslation('common')
  const { language } = i18n
  const format = (name: keyof typeof formats) =>
    new Intl.DateTimeFormat(language.startsWith('hu') ? 'hu-HU' : 'en-GB', { timeZone: 'UTC', ...formats[name] })
  const [weekday, day, period] = [format('weekday'), format('day'), format('period')]
  return {
    t,
    language,
    nameOf: (kind: AbsenceKind) => t(kind === 'away' ? 'awayNeutral' : `leave${capitalised(kind)}`),
    /** Two or three letters, for a bar too short for the name; empty where the kind is not visible. */
    codeOf: (kind: AbsenceKind) => (kind === 'away' ? '' : t(`code${capitalised(kind)}`)),
    /** `sze` */
    weekdayOf: (date: string) => weekday.format(instant(date)),
    /** `november 18., szerda` */
    dayOf: (date: string) => day.format(instant(date)),
    /** `nov. 18–20.` */
    periodOf: (from: string, to: string) => period.formatRange(instant(from), instant(to)),
  }
}

export type PlannerWords = ReturnType<typeof usePlannerWords>
