import { useEffect, useState } from 'react'

/** How long one stops typing before what is typed is kept, in milliseconds. */
const pause = 150

interface Typed {
  text: string
  /** What was kept at the last render. */
  known: string
  /** What was given to be kept and has not arrived yet. */
  onItsWay: readonly string[]
}

/**
 * The text of a field that is kept elsewhere, such as in the address, where it arrives later than the next letter: it shows at once, and
 * only a change that is none of its own replaces it.
 */
export function useTypedText(kept: string, keep: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: kept, known: kept, onItsWay: [] })
  const { text, known, onItsWay } = typed
  if (known !== kept) {
    const arrived = onItsWay.indexOf(kept)
    setTyped(
      arrived < 0
        ? { text: kept, known: kept, onItsWay: [] }
        : { text, known: kept, onItsWay: onItsWay.slice(arrived + 1) },
    )
  }
  const last = onItsWay.at(-1) ?? known

  useEffect(() => {
    if (text === last) return undefined
    const timer = setTimeout(() => {
      setTyped(now => ({ ...now, onItsWay: [...now.onItsWay, text] }))
      keep(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, last, keep])

  return [text, (next: string) => setTyped(now => ({ ...now, text: next }))] as const
}
