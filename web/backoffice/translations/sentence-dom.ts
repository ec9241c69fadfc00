import { piecesOf } from '#shared/words/placeholders.ts'

/** A placeholder as one thing that is moved and removed whole. */
export function chipOf(raw: string, name: string, className: string): HTMLElement {
  const chip = document.createElement('span')
  chip.contentEditable = 'false'
  chip.dataset.raw = raw
  chip.className = className
  chip.textContent = name
  return chip
}

/** The chips of a box can be reached by Tab while one is within it; elsewhere they would stand between one and the next sentence. */
export function letTabReachChips(box: HTMLElement, isWithin: boolean) {
  for (const chip of box.querySelectorAll<HTMLElement>('[data-raw]')) chip.tabIndex = isWithin ? 0 : -1
}

/** Puts the caret before or behind a chip. */
export function caretBeside(chip: HTMLElement, isAfter: boolean) {
  const range = document.createRange()
  if (isAfter) range.setStartAfter(chip)
  else range.setStartBefore(chip)
  chip.parentElement?.closest<HTMLElement>('[role=textbox]')?.focus()
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** A sentence as nodes: text, and a chip for each placeholder. */
export const nodesOf = (text: string, chip: string): (Node | string)[] =>
  piecesOf(text).map(piece => ('text' in piece ? piece.text : chipOf(piece.raw, piece.placeholder, chip)))

/** The sentence that stands in a box. */
export function textIn(box: Node): string {
  let text = ''
  for (const node of box.childNodes)
    text +=
      node instanceof HTMLElement && node.dataset.raw !== undefined
        ? node.dataset.raw
        : node.nodeName === 'BR'
          ? '\n'
          : node.nodeType === Node.TEXT_NODE
            ? node.nodeValue
            : textIn(node)
  return text
}

/** Whether every placeholder of the sentence stands there as a chip. */
export const hasAllChips = (box: HTMLElement): boolean =>
  piecesOf(textIn(box)).filter(piece => 'placeholder' in piece).length === box.querySelectorAll('[data-raw]').length

/** Puts a node where the caret is, or at the end where it is elsewhere. */
export function insertAt(box: HTMLElement, caret: Range | undefined, node: Node) {
  const range = caret && box.contains(caret.startContainer) ? caret : document.createRange()
  if (range !== caret) {
    range.selectNodeContents(box)
    range.collapse(false)
  }
  range.deleteContents()
  // After what was put there; a fragment of several nodes is empty by then and has no place itself.
  range.insertNode(node)
  range.collapse(false)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
