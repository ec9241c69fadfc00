import { Email } from '#shared/account/model.ts'

/** What was pasted, piece by piece: the addresses in it, and the pieces that hold none. */
export interface Pasted {
  addresses: string[]
  wrong: string[]
}

/** The addresses of a text, each once, whatever stands between them: `Anna <anna@ceg.hu>; bela@ceg.hu`. */
export function pastedAddresses(text: string): Pasted {
  const addresses = new Set<string>()
  const wrong = new Set<string>()
  for (const piece of text.split(/[\n\r\t,;]+/).map(one => one.trim())) {
    if (!piece) continue
    const found = piece.match(/[^\s<>:"'()]+@[^\s<>:"'()]*/g) ?? []
    if (!found.length) wrong.add(piece)
    for (const one of found) {
      const read = Email.safeParse(one)
      if (read.success) addresses.add(read.data)
      else wrong.add(one)
    }
  }
  return { addresses: [...addresses], wrong: [...wrong] }
}

/** The most addresses of one call. */
const atOnce = 50

/** Addresses in the portions in which they can be sent. */
export const inPortions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) => all.slice(n * atOnce, (n + 1) * atOnce))
