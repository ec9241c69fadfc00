/** Explicit roles, since some browsers drop those of a table that CSS lays out as cards. */
export const table = { role: 'table' }
export const rowGroup = { role: 'rowgroup' }
export const tableRow = { role: 'row' }
export const columnHead = { role: 'columnheader' }
export const rowHead = { role: 'rowheader' }
export const tableCell = { role: 'cell' }
