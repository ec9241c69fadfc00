import { getLocalTimeZone, today } from '@internationalized/date'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { withFrom, withTo } from './date-range.ts'
import { IsoDateField } from './iso-date-field.tsx'
import { dateOf } from './iso-date.ts'
import { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx'
import styles from './date-range-picker.module.css'

export interface DateRangePickerProps extends Omit<RangeCalendarProps, 'label' | 'isInvalid'> {
  fromLabel: string
  toLabel: string
  /** The accessible name of the calendar. */
  calendarLabel: string
  fromName?: string
  toName?: string
  fromError?: string
  toError?: string
  isRequired?: boolean
  fromRef?: Ref<HTMLInputElement>
  toRef?: Ref<HTMLInputElement>
}

/** The first and the last day, typed or picked in the calendar below; each way shows in the other at once. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { fromLabel, toLabel, calendarLabel, fromName, toName, fromError, toError, isRequired, ...rest } = props
  const { fromRef, toRef, ...calendar } = rest
  const { value, onChange, isDisabled } = calendar
  const example = useExample(calendar.today)
  const shared = { isRequired, isDisabled }
  return (
    <div className={styles.picker}>
      <div className={styles.fields}>
        <IsoDateField
          {...shared}
          label={fromLabel}
          name={fromName}
          value={value.from}
          onChange={from => onChange(withFrom(value, from))}
          error={fromError ?? (isWrong(value.from) ? example : undefined)}
          inputRef={fromRef}
        />
        <IsoDateField
          {...shared}
          label={toLabel}
          name={toName}
          value={value.to}
          onChange={to => onChange(withTo(value, to))}
          error={toError ?? (isWrong(value.to) ? example : undefined)}
          inputRef={toRef}
        />
      </div>
      <RangeCalendar {...calendar} label={calendarLabel} />
    </div>
  )
}

/** A date of ten characters that is none; a shorter one is still being typed. */
const isWrong = (text: string) => text.length === 10 && !dateOf(text)

function useExample(day?: string) {
  const { t } = useTranslation('common')
  const [now] = useState(() => today(getLocalTimeZone()).toString())
  return t('dateFormatError', { example: day ?? now })
}
