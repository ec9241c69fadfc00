import { useMemo, type ReactNode, type Ref } from 'react'
import { useStable } from '../../use-stable.ts'
import { withFrom, withTo } from './date-range.ts'
import { IsoDateField } from './iso-date-field.tsx'
import { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx'
import styles from './date-range-picker.module.css'

export interface DateRangePickerProps extends Omit<RangeCalendarProps, 'label'> {
  fromLabel: string
  toLabel: string
  /** The accessible name of the calendar. */
  calendarLabel: string
  fromName?: string
  toName?: string
  fromError?: string
  toError?: string
  /** What is wrong with the days together, and what may be done about it, between the fields and the calendar. */
  note?: ReactNode
  isRequired?: boolean
  fromRef?: Ref<HTMLInputElement>
  toRef?: Ref<HTMLInputElement>
}

/** The first and the last day, typed or picked in the calendar below; each way shows in the other at once. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { fromLabel, toLabel, calendarLabel, fromName, toName, fromError, toError, isRequired, note, ...rest } = props
  const { fromRef, toRef, ...calendar } = rest
  const { value, onChange, isDisabled } = calendar
  const { from, to } = value
  const days = useMemo(() => ({ from, to }), [from, to])
  const choose = useStable(onChange)
  const shared = { isRequired, isDisabled, ...(calendar.today && { example: calendar.today }) }
  return (
    <div className={styles.picker}>
      <div className={styles.fields}>
        <IsoDateField
          {...shared}
          label={fromLabel}
          name={fromName}
          value={value.from}
          onChange={from => onChange(withFrom(value, from))}
          error={fromError}
          inputRef={fromRef}
        />
        <IsoDateField
          {...shared}
          label={toLabel}
          name={toName}
          value={value.to}
          onChange={to => onChange(withTo(value, to))}
          error={toError}
          inputRef={toRef}
        />
      </div>
      {note}
      <RangeCalendar {...calendar} value={days} onChange={choose} label={calendarLabel} />
    </div>
  )
}
