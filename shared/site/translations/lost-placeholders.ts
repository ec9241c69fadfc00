import { piecesOf } from '../../words/placeholders.ts'

const namesIn = (text: string) =>
  piecesOf(text).flatMap(piece => ('placeholder' in piece ? [{ name: piece.placeholder, raw: piece.raw }] : []))

/** The placeholders of a released sentence that a text lacks, as they are written, in order: values once, elements as often as they stand there. */
export function lostPlaceholders(text: string, released: string): string[] {
  const left = namesIn(text).map(({ name }) => name)
  const lost: string[] = []
  for (const { name, raw } of namesIn(released)) {
    const at = left.indexOf(name)
    if (!name.startsWith('<')) {
      if (at < 0 && !lost.includes(raw)) lost.push(raw)
    } else if (at < 0) lost.push(raw)
    else left.splice(at, 1)
  }
  return lost
}
