import { useState } from 'react'
import { isDay } from '#shared/calendar/day.ts'
import { IsoDateField } from './iso-date-field.tsx'

interface DayFilterProps {
  label: string
  value: string | undefined
  onChange: (day: string | null) => void
}

/** A day to filter by, which filters as soon as it is whole. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value ?? '')
  const [known, know] = useState(value)
  // Another address brings another day; what is half typed stays.
  if (known !== value) {
    know(value)
    if (value !== undefined || isDay(typed)) setTyped(value ?? '')
  }
  return (
    <IsoDateField
      label={label}
      value={typed}
      onChange={text => {
        setTyped(text)
        if (text === '' || isDay(text)) onChange(text || null)
      }}
    />
  )
}
