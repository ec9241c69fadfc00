/** One reading: the endpoint's path, what it was asked with, and the reply. */
export type Reading = readonly [path: string, asked: unknown, reply: unknown]

interface Kept {
  account: string
  language: string
  /** The release whose pages know the form of the replies. */
  release: string
  /** Unix milliseconds. */
  at: number
  readings: Reading[]
}

/** Of whom, in which language and by which release something is remembered. */
export interface Reader {
  account: string
  language: string
  release: string
}

const name = 'remembered'

/** How long it is better than an empty page, in milliseconds. */
const lasts = 7 * 24 * 3_600_000

/** The most characters of all readings: parsing more would take longer than loading it saves. */
const most = 400_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a person's pages have shown, for whoever wants to stay signed in: the next start shows it until the new replies are there. */
export function rememberedIn(store: Store, now: () => number) {
  return {
    /** What is remembered of this reader; what is of anybody else or too old is forgotten. */
    load: ({ account, language, release }: Reader): Reading[] => {
      try {
        const kept = JSON.parse(store.getItem(name) ?? 'null') as Kept | null
        const isTheirs = kept?.account === account && kept.language === language && kept.release === release
        if (isTheirs && now() - kept.at < lasts) return kept.readings
        store.removeItem(name)
        return []
      } catch {
        return []
      }
    },

    keep: (reader: Reader, readings: readonly Reading[]) => {
      const text = JSON.stringify({ ...reader, at: now(), readings })
      try {
        if (text.length > most) store.removeItem(name)
        else store.setItem(name, text)
      } catch {
        // A full or forbidden store: the next start waits for the replies.
      }
    },

    forget: () => {
      try {
        store.removeItem(name)
      } catch {
        // Where storage is forbidden, nothing is remembered.
      }
    },
  }
}
