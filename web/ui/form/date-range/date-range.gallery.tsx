import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { DateRangePicker } from './date-range-picker.tsx'
import { IsoDateField } from './iso-date-field.tsx'
import { dateOf } from './iso-date.ts'

const isWeekend = (day: string) => [0, 6].includes(dateOf(day)?.toDate('UTC').getUTCDay() ?? 1)

export function Gallery() {
  const [range, setRange] = useState({ from: '2026-11-26', to: '2026-12-01' })
  const [date, setDate] = useState('2026-11-2')
  return (
    <Card>
      <div className={styles.stack}>
        <DateRangePicker
          fromLabel="Első nap"
          toLabel="Utolsó nap"
          calendarLabel="A kérelem napjai"
          value={range}
          onChange={setRange}
          today="2026-11-20"
          min="2026-11-20"
          isDateBlocked={day => (isWeekend(day) ? 'munkaszüneti nap' : undefined)}
        />
        <IsoDateField label="Születési dátum" value={date} onChange={setDate} isRequired />
      </div>
    </Card>
  )
}
