import type { ReactNode } from 'react'

/** A column of a `DataTable`; the first one names its row, and stays in view. */
export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end. */
  align?: 'end'
  /** Is not broken into lines: a date, a button. */
  isUnbroken?: boolean
  /** Is a sentence, which has a line of its own where the rows are cards. */
  hasOwnLine?: boolean
  /** Its head is a button; the rows are sorted where they come from. */
  isSortable?: boolean
  /** Left out where there is not room for every column; what is `first` goes before the others. */
  isExtra?: boolean | 'first'
}

/** What a table has rows of. */
export interface Keyed {
  id: string
}
