import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalised } from '#shared/words/capitalised.ts'
import { untilInWords } from '#shared/words/say.ts'
import type { AbsenceKind } from './plan.ts'
import { localeOf } from '#web/ui/dates/locale.ts'

const formats = {
  weekday: { weekday: 'short' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  period: { month: 'short', day: 'numeric' },
  long: { month: 'long' },
  short: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A plain date has no time zone: it is read and written in one and the same. */
const instant = (date: string) => new Date(`${date}T00:00:00Z`)

/** The names of absences and days in the language of the page. */
export function usePlannerWords() {
  const { t, i18n } = useTranslation('common')
  const { language } = i18n
  return useMemo(() => {
    const format = (name: keyof typeof formats) =>
      new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...formats[name] })
    const [weekday, day, period] = [format('weekday'), format('day'), format('period')]
    const periods = new Map<string, string>()
    const months = { long: format('long'), short: format('short') }
    return {
      t,
      language,
      nameOf: (kind: AbsenceKind) => t(kind === 'away' ? 'awayNeutral' : `leave${capitalised(kind)}`),
      /** Two or three letters, for a bar too short for the name; empty where the kind is not visible. */
      codeOf: (kind: AbsenceKind) => (kind === 'away' ? '' : t(`code${capitalised(kind)}`)),
      /** `Sze`, `We`: as much of a weekday as fits above its number. */
      weekdayOf: (date: string) =>
        capitalised(weekday.format(instant(date)).slice(0, language.startsWith('hu') ? 3 : 2)),
      /** `november 18., szerda` */
      dayOf: (date: string) => day.format(instant(date)),
      /** `nov. 18–20.`; many people are away on the same days, and each row that scrolls into view says so again. */
      periodOf: (from: string, to: string) => {
        const known = periods.get(`${from} ${to}`) ?? period.formatRange(instant(from), instant(to))
        periods.set(`${from} ${to}`, known)
        return known
      },
      /** `2027. ápr. 7-ig` */
      untilOf: (date: string) => untilInWords(date, language.startsWith('hu') ? 'hu' : 'en'),
      /** `november` */
      monthOf: (date: string, length: 'long' | 'short') => months[length].format(instant(date)),
    }
  }, [t, language])
}

export type PlannerWords = ReturnType<typeof usePlannerWords>
