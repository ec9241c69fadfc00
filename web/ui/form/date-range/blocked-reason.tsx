import { useContext } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { IsoDate } from './iso-date.ts'
import styles from './range-calendar.module.css'

/** Announces why the focused day cannot be chosen. */
export function BlockedReason({ reasonOf }: { reasonOf: (date: IsoDate) => string | undefined }) {
  const state = useContext(RangeCalendarStateContext)
  const { locale } = useLocale()
  const day = state?.isFocused ? state.focusedDate : undefined
  const reason = day && reasonOf(day.toString())
  return (
    <p className={styles.reason} role="status">
      {reason &&
        `${new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(day.toDate('UTC'))}: ${reason}`}
    </p>
  )
}
