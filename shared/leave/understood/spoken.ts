/** How a word is looked up: small letters without their accents, since "jövő" is typed as "jovo" too. */
export const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** A word, a number or a whole date of what was typed, with the ending that says where a stretch begins or ends. */
export interface Token {
  /** As it was typed. */
  text: string
  /** Folded, without the ending. */
  word: string
  /** The number it is, or `NaN`. */
  number: number
  /** Year, month and date, of which the first two may be missing. */
  date?: { year?: number; month: number; date: number }
  ending?: 'from' | 'until'
  /** Whether it only stands between two ends of a stretch: `22-23`. */
  isDash: boolean
}

/** What ends a Hungarian word that says when: `-tól` where a stretch begins, `-ig` where it ends, others without a meaning of their own. */
const wordEnding = /^(t[oeu]l|ig|[aeo]?n|[aeo]t|i|r[ae]|b[ae]n)$/
/** What ends a date: `22-től`, `1-jéig`, `3-án`, `22nd`. */
const dateEnding = /^-?(?:(?:je|[ae])?(t[oeu]l|ig|n)|je|[ae]|th|st|nd|rd)(?!\p{L})/u
const wholeDate = /^(\d{4})[-.]\s?(\d{1,2})[-.]\s?(\d{1,2})\.?/
const monthAndDate = /^(\d{1,2})\.(\d{1,2})\.?(?!\d)/
const dateAndMonth = /^(\d{1,2})\/(\d{1,2})(?!\d)/
const number = /^(\d{1,4})\.?/
const dash = /^[-–—]+/
const word = /^[\p{L}’']+/u

const endingOf = (text: string): Token['ending'] =>
  /^t[oeu]l$/.test(text) ? 'from' : text === 'ig' ? 'until' : undefined

/** The tokens of a typed line. What is no letter, digit or dash only separates. */
export function tokensOf(typed: string): Token[] {
  const tokens: Token[] = []
  let rest = typed.trim()
  while (rest) {
    const read = readDate(rest) ?? readNumber(rest) ?? readDash(rest) ?? readWord(rest)
    if (read) tokens.push(read)
    rest = rest.slice(read?.text.length ?? 1)
  }
  return tokens
}

function readDate(text: string): Token | undefined {
  const iso = wholeDate.exec(text)
  if (iso) return dated(text, iso[0], { year: Number(iso[1]), month: Number(iso[2]), date: Number(iso[3]) })
  const dotted = monthAndDate.exec(text)
  if (dotted) return dated(text, dotted[0], { month: Number(dotted[1]), date: Number(dotted[2]) })
  const slashed = dateAndMonth.exec(text)
  return slashed ? dated(text, slashed[0], { month: Number(slashed[2]), date: Number(slashed[1]) }) : undefined
}

const dated = (text: string, read: string, date: NonNullable<Token['date']>) => ({ ...ended(text, read), date })

function readNumber(text: string): Token | undefined {
  const [read] = number.exec(text) ?? []
  return read ? { ...ended(text, read), number: Number.parseInt(read, 10) } : undefined
}

/** A number or date with its ending. */
function ended(text: string, read: string): Token {
  const [tail = '', ending = ''] = dateEnding.exec(folded(text.slice(read.length))) ?? []
  return { ...token(text.slice(0, read.length + tail.length), ''), ...withEnding(ending) }
}

const withEnding = (ending: string) => {
  const end = endingOf(ending)
  return end ? { ending: end } : {}
}

const readDash = (text: string): Token | undefined => {
  const [read] = dash.exec(text) ?? []
  return read ? { ...token(read, '-'), isDash: true } : undefined
}

const readWord = (text: string): Token | undefined => {
  const [read] = word.exec(text) ?? []
  return read ? token(read, folded(read)) : undefined
}

const token = (text: string, said: string): Token => ({ text, word: said, number: NaN, isDash: false })

/** What a word of a list means, with its ending: `keddtől` is Tuesday, from. Undefined where the list has no such word. */
export function meaningOf<M>(list: ReadonlyMap<string, M>, { word: said, ending }: Token) {
  const exact = list.get(said)
  if (exact !== undefined) return { meaning: exact, ending }
  for (let length = 1; length <= 3; length++) {
    const [stem, tail] = [said.slice(0, -length), said.slice(-length)]
    const meaning = list.get(stem)
    if (meaning !== undefined && wordEnding.test(tail)) return { meaning, ending: endingOf(tail) }
  }
  return undefined
}
