/** A piece of a sentence: text, or a placeholder that values or elements take the place of. */
export type Piece = { text: string } | { placeholder: string; raw: string }

/** `{{name}}`, `{{date, until}}`, and the elements of a sentence: `<b>`, `</b>`, `<names/>`. */
const placeholder = /\{\{(\w+)(?:, (?:until|from))?\}\}|<\/?\w+\/?>/g

/** The pieces of a sentence, in order. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: raw, 1: name, index } of text.matchAll(placeholder)) {
    if (index > at) pieces.push({ text: text.slice(at, index) })
    pieces.push({ placeholder: name ?? raw, raw })
    at = index + raw.length
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}

/** What stands in the holes of a sentence: each value once, and each element as often as it stands there. */
export function placeholdersOf(text: string): string[] {
  const found = piecesOf(text).flatMap(piece => ('placeholder' in piece ? [piece.placeholder] : []))
  return [...new Set(found.filter(name => !name.startsWith('<'))), ...found.filter(name => name.startsWith('<'))].sort()
}

/** Whether a sentence has braces that are no placeholder, such as `{{name}`. */
export const hasStrayBraces = (text: string): boolean =>
  piecesOf(text).some(piece => 'text' in piece && /\{\{|\}\}/.test(piece.text))

/** Whether a sentence can take the place of another one: nothing that is filled in is lost, and nothing is invented. */
export const fits = (text: string, released: string): boolean =>
  !hasStrayBraces(text) && placeholdersOf(text).join('\n') === placeholdersOf(released).join('\n')
