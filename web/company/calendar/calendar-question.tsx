import type { ReactNode } from 'react'
import type { CalendarChange } from '#shared/leave/contract/calendar-change.ts'
import { useQuestion, type Question } from '#web/ui/feedback/dialog/use-question.tsx'
import { CalendarEffect } from './calendar-effect.tsx'
import styles from './effect.module.css'

/** What is asked before a change of the calendar. */
export interface CalendarQuestion extends Omit<Question, 'children'> {
  change: CalendarChange
  /** What else is to be known of it. */
  note?: ReactNode
}

export type AskAboutCalendar = (question: CalendarQuestion) => Promise<boolean>

/** Asks before a change of the calendar, and shows whom it concerns. `ask` tells the answer. */
export function useCalendarQuestion() {
  const { ask, dialog } = useQuestion()
  const askAboutCalendar: AskAboutCalendar = ({ change, note, ...asked }) =>
    ask({
      ...asked,
      children: (
        <>
          {note && <div className={styles.note}>{note}</div>}
          <CalendarEffect change={change} />
        </>
      ),
    })
  return { ask: askAboutCalendar, dialog }
}
