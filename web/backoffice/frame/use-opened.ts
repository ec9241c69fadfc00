import { useState } from 'react'
import type { Keyed } from '#web/ui/data/data-table/column.ts'

/** Which row of a list is open in a dialog, as it is now rather than when it was opened; or that a new one is. */
export function useOpened<Row extends Keyed>(rows: readonly Row[] | undefined) {
  const [opened, open] = useState<string>()
  return {
    isNew: opened === 'new',
    edited: rows?.find(({ id }) => id === opened),
    open,
    openNew: () => open('new'),
    close: () => open(undefined),
  }
}
