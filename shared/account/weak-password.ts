/** Digits and signs that stand for letters; the one is read both as i and as l. */
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}

const withLetters = (text: string, one: 'i' | 'l') =>
  text.replace(/[034578@$]/g, sign => lookAlikes[sign]!).replace(/[1!|]/g, one)

/** Lower case, without accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The longest decoration, such as a year and an exclamation mark, that makes no good password of a common one. */
const longestDecoration = 5

/** The words that a password amounts to for whoever guesses: itself, without what decorates it, with letters for look-alikes. */
export function guessesOf(password: string): string[] {
  const whole = folded(password)
  const bare = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const texts = whole.length - bare.length <= longestDecoration && bare.length >= 4 ? [whole, bare] : [whole]
  return [...new Set(texts.flatMap(text => [text, withLetters(text, 'l'), withLetters(text, 'i')]))]
}

/** How many characters of a password have to be something else than its owner's own words. */
const fewestOthers = 8

/** Whether a password is made from words that everybody knows of its owner: a name, an address, a company. */
export function isMadeFrom(password: string, known: readonly string[]): boolean {
  const words = known.flatMap(text => folded(text).split(/[^\p{L}\p{N}]+/u)).filter(word => /\p{L}{4}/u.test(word))
  const byLength = [...new Set(words)].sort((one, other) => other.length - one.length)
  return [folded(password), withLetters(folded(password), 'l'), withLetters(folded(password), 'i')].some(text => {
    const others = byLength.reduce((rest, word) => rest.replaceAll(word, ''), text)
    return others !== text && others.length < fewestOthers
  })
}
