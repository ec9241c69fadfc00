import { useState } from 'react'
import type { Keyed } from '#web/ui/data/data-table/column.ts'

const newOne = 'new'

/**
 * Which row of a list is open in a dialog, as it is now rather than when it was opened; or that a new one is. A row that somebody else deletes stays
 * open as it was, so that what is typed is not gone with it.
 */
export function useOpened<Row extends Keyed>(rows: readonly Row[] | undefined) {
  const [opened, setOpened] = useState<{ id: string; row?: Row | undefined }>()
  const find = (id: string) => rows?.find(one => one.id === id)
  return {
    isNew: opened?.id === newOne,
    edited: opened && (find(opened.id) ?? opened.row),
    open: (id: string) => setOpened({ id, row: find(id) }),
    openNew: () => setOpened({ id: newOne }),
    close: () => setOpened(undefined),
  }
}
