export const csvType = 'text/csv;charset=utf-8'

/** What a spreadsheet would take for a formula, a minus before digits too. */
const formula = /^[=+\-@\t\r]/

/** Rows as a file that spreadsheets open in Hungarian too: semicolons between cells, and a mark that says UTF-8. No cell is calculated. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map(cells => `${cells.map(quoted).join(';')}\r\n`).join('')}`

function quoted(cell: string): string {
  const harmless = formula.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
