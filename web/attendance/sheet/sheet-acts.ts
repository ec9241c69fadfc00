import { useTranslation } from 'react-i18next'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { saidBy, textOf, type Column } from './cells.ts'
import { isBlock, pastedEdits } from './pasted-edits.ts'
import type { ShownDay } from './shown-sheet.ts'
import type { OpenedSheet } from './use-sheet.ts'

/** What is done in the cells of a sheet. */
export function useSheetActs({ sheet, isOpen, correct, undo }: OpenedSheet) {
  const { t, i18n } = useTranslation('sheet')
  const days = sheet?.days ?? []

  /** Says of a day what stands above it in a column. */
  function copyFromAbove(day: ShownDay, column: Column) {
    const above = days.findLast(one => one.date < day.date && one.worked !== null)
    const said = above && saidBy(day, column, textOf(above, column, i18n.language))
    if (said) correct([{ date: day.date, said }])
  }

  /** Whether a text was a block of cells, whose values are now in theirs. */
  function paste(text: string, { date }: ShownDay, column: Column) {
    if (!isBlock(text)) return false
    const { edits, unreadable } = pastedEdits(text, { days, date, column, isOpen })
    correct(edits)
    if (unreadable) toast.error(t('pastedUnreadable', { count: unreadable }))
    else toast.success(t('pasted', { count: edits.length }))
    return true
  }

  /** Takes back the last correction, with the focus on where it was. */
  function takeBack() {
    const date = undo()?.[0]?.date
    if (date) document.querySelector<HTMLInputElement>(`input[data-date="${date}"]`)?.focus()
  }
  return { correct, copyFromAbove, paste, undo: takeBack }
}

export type SheetActs = ReturnType<typeof useSheetActs>
