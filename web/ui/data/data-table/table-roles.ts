/** The elements' own roles, said aloud: drawn as cards, a table is not one any more for some browsers. */
export const table = { role: 'table' }
export const rowGroup = { role: 'rowgroup' }
export const tableRow = { role: 'row' }
export const columnHead = { role: 'columnheader' }
export const rowHead = { role: 'rowheader' }
export const tableCell = { role: 'cell' }
