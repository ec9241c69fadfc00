import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { longestNote } from '#shared/attendance/model.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { isCorrected, saidBy, scheduledText, textOf, type Column } from './cells.ts'
import { cellBelow, cellBeside, leavesText } from './next-cell.ts'
import type { SheetActs } from './sheet-acts.ts'
import type { ShownDay } from './shown-sheet.ts'
import styles from './sheet-table.module.css'

interface SheetCellProps {
  day: ShownDay
  column: Column
  /** Whether the mistake of the day is looked for here. */
  isMistaken: boolean
  /** The sentence about the day. */
  describedBy: string | undefined
  acts: SheetActs
  /** Says whether what stands in the cell cannot be read. */
  onUnreadable: (column: Column, isUnreadable: boolean) => void
}

/** One value of a day, which is saved as soon as the cell is left. */
export function SheetCell({ day, column, isMistaken, describedBy, acts, onUnreadable }: SheetCellProps) {
  const { t, i18n } = useTranslation('sheet')
  const { withWeekday } = useDates()
  const original = useId()
  const [typed, type] = useState<string>()
  const isRest = day.scheduled === null && day.worked === null
  const was = isCorrected(day, column) ? scheduledText(day, column) : ''
  const said = typed === undefined ? undefined : saidBy(day, column, typed)
  const isUnreadable = typed !== undefined && said === undefined

  function commit() {
    onUnreadable(column, isUnreadable)
    if (!said) return
    acts.correct([{ date: day.date, said }])
    type(undefined)
  }
  function revert(cell: HTMLInputElement) {
    flushSync(() => type(undefined))
    onUnreadable(column, false)
    cell.select()
  }
  function go(to: HTMLInputElement | undefined) {
    if (to) to.focus()
    else commit()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: cell, shiftKey } = event
    const step = key === 'ArrowDown' || key === 'ArrowRight' || (key === 'Enter' && !shiftKey) ? 1 : -1
    if (event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) {
      if (key === 'd') acts.copyFromAbove(day, column)
      else if (key !== 'z' || shiftKey) return
      else if (typed === undefined) acts.undo()
      else revert(cell)
    } else if (event.altKey) return
    else if (key === 'Enter') go(cellBelow(cell, column, step, true))
    else if (key === 'ArrowDown' || key === 'ArrowUp') go(cellBelow(cell, column, step))
    else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !shiftKey && leavesText(cell, step)) {
      const beside = cellBeside(cell, step)
      if (!beside) return
      beside.focus()
    } else if (key === 'Escape' && typed !== undefined) revert(cell)
    else return
    event.preventDefault()
  }
  function onPaste(event: ClipboardEvent) {
    if (acts.paste(event.clipboardData.getData('text/plain'), day, column)) event.preventDefault()
  }

  return (
    <div className={styles.cell} data-corrected={isCorrected(day, column) || undefined}>
      <input
        className={styles.input}
        data-column={column}
        data-date={day.date}
        data-rest={isRest || undefined}
        // Days of rest are no stops on the way through the sheet; arrows lead to them.
        tabIndex={isRest ? -1 : 0}
        aria-label={t('cellOf', { day: withWeekday(day.date), column: t(column) })}
        aria-invalid={isMistaken || isUnreadable || undefined}
        aria-describedby={[was && original, describedBy].filter(Boolean).join(' ') || undefined}
        autoComplete="off"
        maxLength={column === 'note' ? longestNote : undefined}
        placeholder={day.correction?.is_missed && (column === 'start' || column === 'end') ? '–' : undefined}
        value={typed ?? textOf(day, column, i18n.language)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {was && (
        <span id={original} className={styles.original}>
          {t('scheduledAs', { value: was })}
        </span>
      )}
    </div>
  )
}
