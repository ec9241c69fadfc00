import { useContext } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { IsoDate } from './iso-date.ts'
import styles from './range-calendar.module.css'

/** Says in words what is special about the focused day. */
export function DayNote({ noteOf }: { noteOf: (date: IsoDate) => string | undefined }) {
  const state = useContext(RangeCalendarStateContext)
  const { locale } = useLocale()
  const day = state?.isFocused ? state.focusedDate : undefined
  const note = day && noteOf(day.toString())
  return (
    <p className={styles.note} role="status">
      {note &&
        `${new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(day.toDate('UTC'))}: ${note}`}
    </p>
  )
}
