import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { weekdayOf } from '#shared/calendar/day.ts'
import { isOff } from '#shared/attendance/counted-day.ts'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { leaveIcons } from '#web/ui/calendar/leave-mark/leave-key.ts'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { hoursText, spanText } from '../time-text.ts'
import { columns, textOf, timeColumns, type Column } from './cells.ts'
import { cellOfMistake } from './mended.ts'
import { RowSentence, sentenceOf } from './row-sentence.tsx'
import type { SheetActs } from './sheet-acts.ts'
import { SheetCell } from './sheet-cell.tsx'
import type { ShownDay } from './shown-sheet.ts'
import type { OpenedSheet } from './use-sheet.ts'
import { useWeekday } from '../use-weekday.ts'
import styles from './sheet-table.module.css'

interface SheetRowProps {
  day: ShownDay
  isOpen: boolean
  acts: SheetActs
  saving: OpenedSheet['saving']
}

/** One day of the sheet. */
export function SheetRow({ day, isOpen, acts, saving }: SheetRowProps) {
  const { t, i18n } = useTranslation(['sheet', 'common'])
  const { today, withWeekday } = useDates()
  const weekday = useWeekday()
  const about = useId()
  const [unreadable, setUnreadable] = useState<readonly Column[]>([])
  const { date, scheduled, worked, worked_minutes } = day
  const isRest = scheduled === null && worked === null && !day.mistake && day.correction === null
  const error = saving.unsaved.get(date)?.error
  const sentence = sentenceOf(day, { unreadable: unreadable.length > 0, error })
  const said = (column: Column, isUnreadable: boolean) => {
    if (isUnreadable === unreadable.includes(column)) return
    setUnreadable(isUnreadable ? [...unreadable, column] : unreadable.filter(one => one !== column))
  }
  const cell = (column: Column) => (
    <td key={column} className={styles.td} data-column={column}>
      {column === 'note' && day.leave && <LeaveBeside day={day} />}
      {isOpen ? (
        <SheetCell
          day={day}
          column={column}
          isMistaken={day.mistake !== null && cellOfMistake(day.mistake_key) === column}
          describedBy={sentence && about}
          acts={acts}
          onUnreadable={said}
        />
      ) : (
        <span className={styles.text}>{textOf(day, column, i18n.language)}</span>
      )}
    </td>
  )
  return (
    <tr
      className={styles.row}
      data-rest={isRest || undefined}
      data-ahead={date > today || undefined}
      data-today={date === today || undefined}
      data-week-ends={weekdayOf(date) === 7 || undefined}
    >
      <th scope="row" className={styles.day}>
        <span className={styles.weekday} aria-hidden="true">
          {weekday(date)}
        </span>
        <span className={styles.number} aria-hidden="true">
          {Number(date.slice(8))}
        </span>
        <span className="visually-hidden">
          {withWeekday(date)}
          {date === today && `, ${t('common:today')}`}
        </span>
      </th>
      <td className={styles.scheduled}>
        {day.name ? <span className={styles.special}>{day.name}</span> : scheduled && spanText(scheduled)}
      </td>
      {isOff(day) ? <Across day={day} /> : timeColumns.map(cell)}
      <td className={styles.hours}>
        {isRest ? null : worked ? hoursText(worked_minutes, i18n.language) : <span aria-hidden="true">–</span>}
      </td>
      {isOff(day) ? (
        <td colSpan={2} className={styles.td}>
          {''}
        </td>
      ) : (
        columns.slice(3, 5).map(cell)
      )}
      {sentence ? (
        <td className={styles.td} data-column="note">
          <RowSentence id={about} day={day} sentence={sentence} isOpen={isOpen} acts={acts} saving={saving} />
        </td>
      ) : isOff(day) ? (
        <td className={styles.td}>{day.leave && <span className={styles.text}>{t('leaveApproved')}</span>}</td>
      ) : (
        cell('note')
      )}
    </tr>
  )
}

/** What takes a whole day, across the cells of its times. */
function Across({ day: { leave } }: { day: ShownDay }) {
  const { t } = useTranslation('sheet')
  const nameOf = useTypeName()
  const key = leave && leaveKeyOf(leave.type_id)
  return (
    <td colSpan={timeColumns.length} className={styles.across}>
      {key ? (
        <span className={styles.leave} data-leave={key}>
          <Icon name={leaveIcons[key]} size="sm" />
          {nameOf(leave.type_id)}
        </span>
      ) : (
        <span className={styles.text}>{t('notEmployed')}</span>
      )}
    </td>
  )
}

/** Leave on a day of work: from home, or only asked for. */
function LeaveBeside({ day: { leave, correction } }: { day: ShownDay }) {
  const { t } = useTranslation(['sheet', 'common'])
  const nameOf = useTypeName()
  if (!leave) return null
  const words = [nameOf(leave.type_id), !leave.is_approved && t('common:statusPending')].filter(Boolean).join(', ')
  return (
    <span className={styles.beside}>
      <LeaveDot leave={leaveKeyOf(leave.type_id)} size="sm" isPending={!leave.is_approved} />
      <span className={correction?.note ? 'visually-hidden' : styles.type}>{words}</span>
    </span>
  )
}
