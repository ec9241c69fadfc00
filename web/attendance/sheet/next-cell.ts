import type { Column } from './cells.ts'

const cellsIn = (around: Element | null | undefined, selector: string) => [
  ...(around?.querySelectorAll<HTMLInputElement>(selector) ?? []),
]

/** The cell some lines below or above in its column; with `skipsRest` days of rest are passed over. */
export function cellBelow(from: HTMLInputElement, column: Column, step: 1 | -1, skipsRest = false) {
  const cells = cellsIn(from.closest('table'), `input[data-column=${column}]`)
  const there = cells.filter(cell => cell === from || !skipsRest || cell.dataset.rest === undefined)
  return there[there.indexOf(from) + step]
}

/** The cell beside in its line. */
export function cellBeside(from: HTMLInputElement, step: 1 | -1) {
  const cells = cellsIn(from.closest('tr'), 'input[data-column]')
  return cells[cells.indexOf(from) + step]
}

/** Whether an arrow would leave the text: all of it is selected, or the caret stands at that end. */
export function leavesText({ selectionStart, selectionEnd, value }: HTMLInputElement, step: 1 | -1) {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (step === 1 ? value.length : 0)
}
