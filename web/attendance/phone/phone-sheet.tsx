import { useState } from 'react'
import type { Day } from '#shared/calendar/day.ts'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import type { OpenedSheet } from '../sheet/use-sheet.ts'
import { DayDialog } from './day-dialog.tsx'
import { PhoneDays } from './phone-days.tsx'
import { PhoneMonth } from './phone-month.tsx'
import styles from './phone.module.css'

interface PhoneSheetProps {
  label: string
  sheet: ShownSheet
  opened: OpenedSheet
}

/** A month on a phone: its days as boxes and as a list, each of which opens in a form. */
export function PhoneSheet({ label, sheet, opened }: PhoneSheetProps) {
  const [date, open] = useState<Day>()
  const day = sheet.days.find(one => one.date === date)
  return (
    <section className={styles.sheet} aria-label={label}>
      <PhoneMonth days={sheet.days} isOpen={opened.isOpen} onOpen={open} />
      <PhoneDays days={sheet.days} isOpen={opened.isOpen} saving={opened.saving} onOpen={open} />
      {day && (
        <DayDialog
          key={day.date}
          user={sheet.user_id}
          day={day}
          onSave={said => opened.correct([{ date: day.date, said }])}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  )
}
