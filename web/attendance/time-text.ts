import type { ClockTime } from '#shared/calendar/clock-time.ts'
import { languageOf } from '#shared/words/locale.ts'
import { hoursInWords } from '#shared/words/hours-in-words.ts'

/** `8:00` */
export const clockText = (time: ClockTime) => time.replace(/^0/, '')

/** `8:00–16:30` */
export const spanText = ({ start, end }: { start: ClockTime; end: ClockTime }) =>
  `${clockText(start)}–${clockText(end)}`

/** `0:30`, from minutes. */
export const durationText = (minutes: number) => `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** `8,0` hours in the language of the page, from minutes. */
export const hoursText = (minutes: number, language: string) => hoursInWords(minutes / 60, languageOf(language))
